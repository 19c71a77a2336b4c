import { renderPhotos, type Shot } from '#demo/pictures/render.ts'
import { createRandom, type Random } from '#demo/random.ts'
import type { Storage } from '#domains/deps.ts'
import type { AdvertDraft } from './draft-adverts.ts'

/** Names of stored photos by scene: one inner list per drawn item, its views in order. */
export type PhotoSet = ReadonlyMap<string, readonly (readonly string[])[]>

const advertsPerThing = 5
const maxThings = 18
const thingsPerView = 7

/** Photos to draw: the number of items and of views per item grows with the number of adverts of a scene. */
export function planPhotos(drafts: readonly Pick<AdvertDraft, 'scene'>[]): Shot[] {
  return [...Map.groupBy(drafts, ({ scene }) => scene)].flatMap(([scene, { length }]) => {
    const things = Math.min(maxThings, Math.ceil(length / advertsPerThing))
    const views = Math.ceil(things / thingsPerView)
    return Array.from({ length: things * views }, (_none, index) => ({
      scene,
      seed: Math.floor(index / views),
      view: index % views,
    }))
  })
}

/** Draws and stores photos; adverts share them. */
export async function storePhotos(storage: Storage, plan: readonly Shot[]): Promise<PhotoSet> {
  const photos = new Map<string, string[][]>()
  for await (const { scene, seed, view, large, thumb } of renderPhotos(plan)) {
    const name = `demo-${scene}-${seed}-${view}`
    await storage.put(`adverts/${name}-400.webp`, thumb)
    await storage.put(`adverts/${name}-1600.webp`, large)
    const things = photos.get(scene) ?? []
    things[seed] = [...(things[seed] ?? []), name]
    photos.set(scene, things)
  }
  return photos
}

/**
 * Returns a function that draws the photos of an advert: views of one item, different from the previous advert of
 * the scene. A few adverts have none, and some also have photos of similar items.
 */
export function photoChooser(photos: PhotoSet): (scene: string) => string[] {
  const random = createRandom(7_044)
  const used = new Map<string, number>()
  return (scene) => {
    const things = photos.get(scene)
    if (!things || random.chance(0.02)) return []
    const turn = (used.get(scene) ?? random.int(0, things.length)) % things.length
    used.set(scene, turn + 1)
    return choose([...things.slice(turn), ...things.slice(0, turn)], random)
  }
}

function choose([own = [], ...others]: readonly (readonly string[])[], random: Random): string[] {
  if (!random.chance(0.12)) return own.slice(0, random.int(1, 3))
  return [...own, ...others.flat()].slice(0, random.int(3, 8))
}
