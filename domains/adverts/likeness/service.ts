import { Refusal } from '#contract/refusals.ts'
import type { Db, Deps } from '../../deps.ts'
import type { OwnAdvert } from '../own-store.ts'
import {
  isLikePart,
  likeBits,
  photoHashes,
  type PhotoHash,
  type PhotoHashes,
} from './photo-hash.ts'
import {
  countLikePhotos,
  findPhotoId,
  insertHashes,
  insertLikes,
  listNear,
  listUnhashed,
} from './photo-store.ts'
import { comparedPart, textKeys } from './text-keys.ts'
import {
  listLikeTexts,
  listUnkeyed,
  replaceTextKeys,
  type KeyedText,
  type LikeText,
} from './text-store.ts'

/** How like an advert is to others. */
export interface Likeness {
  /** Greatest share of common trigrams with a text of the owner, and of others, 0 to 1. */
  readonly ownText: number
  readonly othersText: number
  /** Number of adverts of others with a photo like one of these. */
  readonly othersPhotos: number
}

/**
 * How like each advert is to those that are public or held, and to those before it in the list; what is not looked for is
 * 0.
 */
export async function likenessOf(
  sql: Db,
  adverts: readonly OwnAdvert[],
  { texts, photos }: { texts: boolean; photos: boolean },
): Promise<Likeness[]> {
  const like = Map.groupBy(texts ? await listLike(sql, adverts) : [], ({ ofId }) => ofId)
  const found: Likeness[] = []
  for (const advert of adverts) {
    const greatest = (isOwn: boolean): number =>
      like.get(advert.id)?.find(({ ownerId }) => (ownerId === advert.ownerId) === isOwn)
        ?.likeness ?? 0
    const othersPhotos = photos && advert.images.length > 0 ? await countLikePhotos(sql, advert) : 0
    found.push({ ownText: greatest(true), othersText: greatest(false), othersPhotos })
  }
  return found
}

/** Ids of adverts of anybody with almost this text. */
export async function likeTexts(
  { sql }: Pick<Deps, 'sql'>,
  advert: OwnAdvert,
): Promise<readonly number[]> {
  const like = await listLike(sql, [advert])
  return like.map(({ advertId }) => advertId)
}

/** Keeps by what the texts of adverts are found. */
export async function saveTextKeys(sql: Db, adverts: readonly OwnAdvert[]): Promise<void> {
  await replaceTextKeys(sql, adverts.map(keyedText))
}

function listLike(sql: Db, adverts: readonly OwnAdvert[]): Promise<LikeText[]> {
  return listLikeTexts(sql, adverts.map(keyedText))
}

function keyedText(advert: OwnAdvert): KeyedText {
  const plain = comparedText(advert)
  return { advertId: advert.id, plain, keys: textKeys(plain) }
}

function comparedText({ texts, language }: OwnAdvert): string {
  const { title, description } = texts[language]
  return comparedPart(`${title} ${description}`)
}

/** Keeps by what a stored photo is found, and which photos of other adverts are like it. */
export async function savePhotoHashes(
  { sql }: Pick<Deps, 'sql'>,
  name: string,
  { stored, asked }: PhotoHashes,
): Promise<void> {
  const id = await findPhotoId(sql, name)
  if (id === null) return
  const like = await findLikePhotos(sql, asked, id)
  await insertLikes(sql, id, like)
  await insertHashes(sql, id, stored)
}

/** Ids of stored photos, but for one, with a part like one of these. */
export async function findLikePhotos(
  sql: Db,
  asked: readonly PhotoHash[],
  except: number,
): Promise<number[]> {
  const found = new Set<number>()
  // In sequence: a person uploads, and others need connections too.
  for (const part of asked) {
    const near = await listNear(sql, { hash: part.hash, bits: likeBits, except })
    for (const one of near) if (isLikePart(part, one)) found.add(one.photoId)
  }
  return [...found]
}

const keyedPerRun = 500
const hashedPerRun = 50

/** Computes the keys of adverts that were published before there were any. */
export async function keyTexts({ sql }: Pick<Deps, 'sql'>): Promise<void> {
  for (const { id, text } of await listUnkeyed(sql, keyedPerRun)) {
    await replaceTextKeys(sql, [{ advertId: id, keys: textKeys(comparedPart(text)) }])
  }
}

type HashDeps = Pick<Deps, 'sql' | 'storage' | 'imaging' | 'log'>

/** Computes the hashes of photos that were stored before there were any; those that cannot be read have none. */
export async function hashPhotos(deps: HashDeps): Promise<void> {
  for (const { id, name } of await listUnhashed(deps.sql, hashedPerRun)) {
    const hashes = await hashesOfStored(deps, name)
    if (hashes) await savePhotoHashes(deps, name, hashes)
    else await insertHashes(deps.sql, id, [])
  }
}

/** Null for a photo that is missing or damaged. */
async function hashesOfStored(
  { storage, imaging, log }: HashDeps,
  name: string,
): Promise<PhotoHashes | null> {
  const stored = await storage.read(`adverts/${name}-1600.webp`)
  if (!stored) return null
  try {
    return photoHashes(await imaging.raster(stored, 0))
  } catch (error) {
    // Only what is busy now can be read later.
    if (!(error instanceof Refusal) || error.code === 'unavailable') throw error
    log.warn({ name, code: error.code }, 'A stored photo cannot be read')
    return null
  }
}

export { isLikePhoto, photoHashes, type PhotoHashes } from './photo-hash.ts'
