import { maxImageBytes } from '#contract/limits.ts'
import { importPhotoSeconds } from '#contract/rules/imports/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { addPhoto, orderPhotos, removePhoto } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { bytesOf, fetchGuarded, outgoingFailure } from '../../outgoing/service.ts'
import type { LineNote } from '../mapping/service.ts'
import { updateItemPhotos, type ItemKey } from './items-store.ts'
import type { ItemPhoto } from './store.ts'

const noteLength = 200

interface Gallery {
  readonly key: ItemKey
  readonly advertId: number
  /** Photos that came by imports so far. */
  readonly photos: readonly ItemPhoto[]
  /** Addresses of the file, the main one first. */
  readonly wanted: readonly string[]
}

/** Whether photos have to be fetched for the addresses of a line. */
export function needsPhotos(photos: readonly ItemPhoto[], wanted: readonly string[]): boolean {
  return wanted.some((url) => photos.every((photo) => photo.url !== url))
}

/**
 * Makes the gallery of an advert that of the file: photos that left the file are removed, new ones fetched, and those
 * that the owner added on the site stay behind them. May be begun anew at any moment. Returns what could not be had.
 */
export async function bringPhotos(
  deps: Deps,
  { key, advertId, photos, wanted }: Gallery,
): Promise<LineNote[]> {
  const owner = { id: key.userId }
  const notes: LineNote[] = []
  let had = photos.filter(({ url }) => wanted.includes(url))
  for (const { url, image } of photos)
    if (!wanted.includes(url)) await removePhoto(deps, owner, advertId, image)
  await updateItemPhotos(deps.sql, key, had)
  for (const url of wanted.filter((one) => had.every((photo) => photo.url !== one))) {
    const image = await bringPhoto(deps, owner, advertId, url)
    if (image === null) notes.push({ kind: 'photo', text: url.slice(0, noteLength) })
    else {
      had = [...had, { url, image }]
      await updateItemPhotos(deps.sql, key, had)
    }
  }
  const order = wanted.flatMap((url) => had.find((photo) => photo.url === url)?.image ?? [])
  if (order.length > 1) await orderPhotos(deps, owner, advertId, order)
  return notes
}

/** The name of the photo; null if it cannot be had, or the advert has it already. */
async function bringPhoto(
  deps: Deps,
  owner: { readonly id: number },
  advertId: number,
  url: string,
): Promise<string | null> {
  try {
    const { images, isDuplicate } = await addPhoto(deps, owner, advertId, () =>
      fetchPhoto(deps, url),
    )
    return isDuplicate ? null : (images.at(-1) ?? null)
  } catch (error) {
    const isOfPhoto = outgoingFailure(error) !== null || error instanceof Refusal
    // Too much other work, or the account: not the photo's fault.
    const isLater = error instanceof Refusal && laterCodes.includes(error.code)
    if (isOfPhoto && !isLater) return null
    throw error
  }
}

const laterCodes: readonly string[] = ['unavailable', 'posting_limited', 'advert_not_found']

async function fetchPhoto({ outgoing }: Deps, url: string): Promise<Uint8Array> {
  const answer = await fetchGuarded(outgoing, {
    ...{ url, maxBytes: maxImageBytes, timeLimit: importPhotoSeconds * 1_000 },
    headers: { accept: 'image/*' },
  })
  if (answer.status === 200) return bytesOf(answer)
  answer.body.destroy()
  throw new Refusal('image_unreadable', 'photos')
}
