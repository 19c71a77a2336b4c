import { drawAvatar } from '#demo/pictures/avatar.ts'
import { renderAvatar } from '#demo/pictures/render.ts'
import type { Storage } from '#domains/deps.ts'

/** One avatar per person, in the order of `userRows`; none for some people. */
export async function storeAvatars(
  storage: Storage,
  kinds: readonly AvatarKind[],
): Promise<string[]> {
  const names: string[] = []
  for (const [index, kind] of kinds.entries()) {
    const name = kind === 'personal' && index > 2 && index % 3 === 0 ? '' : `demo-${index}`
    if (name) await storage.put(`avatars/${name}.webp`, await renderAvatar(drawAvatar(index, kind)))
    names.push(name)
  }
  return names
}

type AvatarKind = 'personal' | 'company'
