import { readdir, readFile } from 'node:fs/promises'
import type { Storage } from '#domains/deps.ts'
import { drawAvatar } from './art/avatar.ts'
import { photoPlan, renderAvatar, renderBanner, renderPhotos } from './art/render.ts'

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

const folder = new URL('./art/banners/', import.meta.url)
const languages = ['ro', 'ru', 'en'] as const

/** Where the banners of the demo lead, by the first part of their file's name; type 2 is the general banner. */
const plans: Readonly<Record<string, { type: 1 | 2; link: string }>> = {
  'sell-car': { type: 1, link: '/category/transport/autoturisme' },
  'free-posting': { type: 1, link: '/add-advert' },
  'autumn-home': { type: 1, link: '/category/casa-gradina' },
  'farm-produce': { type: 1, link: '/category/agricultura' },
  'safe-meeting': { type: 1, link: '/article/safety' },
}

export async function storeBanners(storage: Storage) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg'))
  const names = [...new Set(files.map((file) => file.split('.')[0] ?? ''))].toSorted()
  const banners = []
  for (const [position, name] of names.entries()) {
    const { type, link } = plans[name] ?? { type: 2 as const, link: '/pricing' }
    const images = []
    for (const language of languages) {
      const image = `demo-${name}-${language}`
      const svg = await readFile(new URL(`${name}.${language}.svg`, folder), 'utf8')
      await storage.put(`banners/${image}.webp`, await renderBanner(svg))
      const prefix = language === 'ro' ? '' : `/${language}`
      images.push({ language, image, link_url: prefix + link, link_target: '_self' })
    }
    banners.push({ type, position, images })
  }
  return banners
}
