import { randomUUID } from 'node:crypto'
import { hourMs } from '#contract/rules/durations.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { limitChanges, ownCompany } from '../pages/service.ts'
import { deleteCompany } from '../pages/store.ts'
import { deleteOpenCover, insertOpenCover, listOpenCovers, updateCover } from './store.ts'

const sizes = ['desktop', 'phone'] as const

/** Paths of a cover in storage. */
export function coverFiles(name: string): string[] {
  return sizes.map((size) => `covers/${name}-${size}.webp`)
}

/**
 * Stores a new cover of the own company; null removes it. Returns its name. Refuses a personal account, and a file that
 * is not an image.
 */
export async function setCover(deps: Deps, user: User, bytes: Uint8Array | null): Promise<string> {
  const { cover: current } = await ownCompany(deps, user)
  if (!bytes && !current) return ''
  await limitChanges(deps, user)
  const cover = bytes ? randomUUID() : ''
  if (bytes) await storeCover(deps, cover, await deps.imaging.prepareCover(bytes, user.id))
  const old = await deps.sql.begin(async (sql) => {
    const before = await updateCover(sql, user.id, cover)
    await deleteOpenCover(sql, cover)
    if (before) await insertOpenCover(sql, before, deps.clock.now())
    return before
  })
  if (old) await removeCover(deps, old)
  await deps.cacheInvalidation.invalidate(`seller:${user.id}`)
  return cover
}

/** Stores the files; their name stays listed as open until a company uses it. */
async function storeCover(
  deps: Deps,
  name: string,
  made: Readonly<Record<(typeof sizes)[number], Uint8Array>>,
): Promise<void> {
  await insertOpenCover(deps.sql, name, deps.clock.now())
  for (const size of sizes) await deps.storage.put(`covers/${name}-${size}.webp`, made[size])
}

/** The files first, then their name: after a crash in between the name remains for the sweep. */
async function removeCover(deps: Deps, name: string): Promise<void> {
  for (const file of coverFiles(name)) await deps.storage.remove(file)
  await deleteOpenCover(deps.sql, name)
}

/** Removes files that no company has used within an hour. Idempotent. */
export async function sweepCovers(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - hourMs)
  for (const name of await listOpenCovers(deps.sql, before)) await removeCover(deps, name)
}

/** Erases the page of a company with its cover. */
export async function eraseCompanyOf(deps: Deps, userId: number): Promise<void> {
  const cover = await deps.sql.begin(async (sql) => {
    const before = await deleteCompany(sql, userId)
    if (before) await insertOpenCover(sql, before, deps.clock.now())
    return before
  })
  if (cover) await removeCover(deps, cover)
}
