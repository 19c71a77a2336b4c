import { drawAvatar } from '#demo/pictures/avatar.ts'
import { photoPlan, renderAvatar, renderPhotos } from '#demo/pictures/render.ts'
import type { Storage } from '#domains/deps.ts'

/** Names of stored photos by scene: one inner list per drawn thing, its views in order. */
export type PhotoSet = ReadonlyMap<string, readonly (readonly string[])[]>

/** Draws and stores the photos of the demo; adverts share them. */
export async function storePhotos(storage: Storage): Promise<PhotoSet> {
  const things = new Map<string, Map<number, string[]>>()
  for await (const { scene, seed, view, large, thumb } of renderPhotos(photoPlan())) {
    const name = `demo-${scene}-${seed}-${view}`
    await storage.put(`adverts/${name}-400.webp`, thumb)
    await storage.put(`adverts/${name}-1600.webp`, large)
    const ofScene = things.get(scene) ?? new Map<number, string[]>()
    const views = ofScene.get(seed) ?? []
    views[view] = name
    ofScene.set(seed, views)
    things.set(scene, ofScene)
  }
  return new Map(
    [...things].map(([scene, seeds]) => [
      scene,
      [...seeds.values()].map((views) => views.filter(Boolean)),
    ]),
  )
}

/** One avatar a person, in the order of `userRows`; some people have none. */
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
