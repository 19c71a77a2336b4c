import { isLanguage, textIn, type Lang } from '#contract/languages.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { site } from '#contract/site/site.ts'
import { askedPrice } from '#contract/rules/money/asked-price.ts'
import { cardPlans, categoryTree } from '../../categories/service.ts'
import type { Deps, ShareCard } from '../../deps.ts'
import { spend } from '../../limits/service.ts'
import { presentAdvert } from '../presenter.ts'
import { findAdvert, type AdvertDetail } from '../store.ts'
import { deleteOldest, deletePictures, listEnded, replacePicture, type PictureOf } from './store.ts'
import { pictureDigest, pictureWords, shareVersion } from './words.ts'

/** Pictures that are kept, of at most 120 KB each; beyond it the oldest go. */
const sharePictures = 20_000
/** Pictures drawn in an hour, for one network address and for all. */
export const sharePictureDraws = { address: 120, site: 3_000 } as const

type PictureDeps = Pick<Deps, 'sql' | 'clock' | 'tokens' | 'storage' | 'imaging'>

/** What an address asks for. */
interface AskedPicture {
  readonly lang: string
  readonly kind: string
  /** Id of an advert, slug of a category, anything for home. */
  readonly subject: string
  /** Of an advert. */
  readonly version: string
  /** Network address that asks. */
  readonly address: string
}

/**
 * The picture of a link, JPEG; drawn when it is first asked for, and stored. A version that is not the present one gives
 * the present one instead. Null for what has no picture. Refuses too many drawings for an address.
 */
export async function sharePicture(
  deps: PictureDeps,
  { lang, kind, subject, version, address }: AskedPicture,
): Promise<{ readonly bytes: Uint8Array } | { readonly version: string } | null> {
  if (!isLanguage(lang)) return null
  if (kind === 'advert') {
    const advert = await findShown(deps, subject)
    if (!advert) return null
    const plan = (await cardPlans(deps)).get(advert.subcategoryId ?? 0)
    const asked = askedPrice(presentAdvert(advert, deps.clock.now(), plan))
    const present = shareVersion(advert, asked)
    if (version !== present) return { version: present }
    const words = pictureWords(lang, advert, asked)
    const [photo] = advert.images
    const of = { kind, subject: String(advert.id), language: lang } as const
    return { bytes: await drawn(deps, of, { ...words, photo: photo ?? null }, address) }
  }
  const title = await generalTitle(deps, kind, subject, lang)
  if (title === null || (kind !== 'category' && kind !== 'home')) return null
  const of = { kind, subject: kind === 'home' ? '' : subject, language: lang } as const
  return { bytes: await drawn(deps, of, { title, price: '', place: '', photo: null }, address) }
}

async function findShown(deps: PictureDeps, subject: string): Promise<AdvertDetail | null> {
  if (!/^[1-9]\d{0,8}$/.test(subject)) return null
  const advert = await findAdvert(deps.sql, Number(subject))
  return advert?.status === 'active' && advert.isPublic ? { ...advert, promotions: [] } : null
}

async function generalTitle(
  deps: PictureDeps,
  kind: string,
  subject: string,
  lang: Lang,
): Promise<string | null> {
  if (kind === 'home') return textIn(lang, site.tagline).text
  if (kind !== 'category') return null
  const category = (await categoryTree(deps)).find(({ slug }) => slug === subject)
  return category ? textIn(lang, category.labels).text : null
}

type Words = Omit<ShareCard, 'photo'> & { readonly photo: string | null }

/** The stored picture, or a new one in its place. */
async function drawn(
  deps: PictureDeps,
  of: PictureOf,
  words: Words,
  address: string,
): Promise<Uint8Array> {
  const { sql, storage, clock, imaging } = deps
  const { title, price, place, photo } = words
  const name = `share/${pictureDigest([of.kind, of.subject, of.language, title, price, place, photo ?? ''])}.jpg`
  const stored = await storage.read(name)
  if (stored) return stored
  await spend(deps, [
    { key: 'share-picture:site', most: sharePictureDraws.site, window: hourMs },
    { key: `share-picture:address:${address}`, most: sharePictureDraws.address, window: hourMs },
  ])
  const file = photo === null ? null : await storage.read(`adverts/${photo}-1600.webp`)
  const bytes = await imaging.drawShareCard({ title, price, place, photo: file })
  const before = await replacePicture(sql, { ...of, name, drawnAt: clock.now() })
  await storage.put(name, bytes)
  const beyond = await deleteOldest(sql, sharePictures)
  for (const old of before === null ? beyond : [before, ...beyond]) await storage.remove(old)
  return bytes
}

/** Removes the pictures of adverts that are no longer public. Idempotent. */
export async function sweepSharePictures(deps: Pick<Deps, 'sql' | 'storage'>): Promise<void> {
  const names = await listEnded(deps.sql)
  for (const name of names) await deps.storage.remove(name)
  await deletePictures(deps.sql, names)
}
