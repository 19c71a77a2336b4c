import { randomUUID } from 'node:crypto'
import { hourMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { deleteOpenAvatar, insertOpenAvatar, listOpenAvatars, updateAvatar } from './store.ts'
import { avatarFile } from '../rules.ts'

/** Stores a new avatar, cropped to a square; null removes it. Returns its name. Refuses a file that is not an image. */
export async function setAvatar(deps: Deps, user: User, bytes: Uint8Array | null): Promise<string> {
  const avatar = bytes ? randomUUID() : ''
  if (bytes) await storeAvatar(deps, avatar, await deps.imaging.prepareAvatar(bytes, user.id))
  const old = await deps.sql.begin(async (sql) => {
    const before = await updateAvatar(sql, user.id, avatar)
    if (before === null) throw new Refusal('user_not_found')
    await deleteOpenAvatar(sql, avatar)
    if (before) await insertOpenAvatar(sql, before, deps.clock.now())
    return before
  })
  if (old) await removeAvatar(deps, old)
  await deps.cacheInvalidation.invalidate(`seller:${user.id}`)
  return avatar
}

/** Stores the file; its name stays listed as open until an account uses it. */
async function storeAvatar(deps: Deps, name: string, bytes: Uint8Array): Promise<void> {
  await insertOpenAvatar(deps.sql, name, deps.clock.now())
  await deps.storage.put(avatarFile(name), bytes)
}

/** The file first, then its name: after a crash in between the name remains for the sweep. */
async function removeAvatar(deps: Deps, name: string): Promise<void> {
  await deps.storage.remove(avatarFile(name))
  await deleteOpenAvatar(deps.sql, name)
}

/** Removes files that no account has used within an hour. Idempotent. */
export async function sweepAvatars(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - hourMs)
  for (const name of await listOpenAvatars(deps.sql, before)) {
    await removeAvatar(deps, name)
  }
}
