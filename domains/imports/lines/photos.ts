import { maxImageBytes } from '#contract/limits.ts'
import { importPhotoSeconds } from '#contract/rules/imports/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { addPhoto, orderPhotos, removePhoto } from '../../adverts/service.ts'
import type { Deps } from '../../deps.ts'
import { bytesOf, fetchGuarded, outgoingFailure } from '../../outgoing/service.ts'
import type { LineNote } from '../mapping/service.ts'
import { ImportError } from '../reading/service.ts'
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

interface Brought {
  /** What could not be had. */
  readonly notes: readonly LineNote[]
  /** False: some of it may be had later. */
  readonly isWhole: boolean
}

/** Whether photos have to be fetched for the addresses of a line. */
export function needsPhotos(photos: readonly ItemPhoto[], wanted: readonly string[]): boolean {
  return wanted.some((url) => photos.every((photo) => photo.url !== url))
}

/**
 * Makes the gallery of an advert that of the file: new photos are fetched, then those that left the file are removed,
 * but for one for each photo that may be had later; those that the owner added on the site stay behind them. May be
 * begun anew at any moment.
 */
export async function bringPhotos(
  deps: Deps,
  { key, advertId, photos, wanted }: Gallery,
): Promise<Brought> {
  const owner = { id: key.userId }
  const left = photos.filter(({ url }) => !wanted.includes(url))
  let had = photos.filter(({ url }) => wanted.includes(url))
  const save = async () => updateItemPhotos(deps.sql, key, [...had, ...left])
  const removeLeft = async (): Promise<void> => {
    const last = left.pop()
    if (last) await removePhoto(deps, owner, advertId, last.image)
    await save()
  }
  const missing = wanted.filter((one) => had.every((photo) => photo.url !== one))
  const failed: string[] = []
  const passing: string[] = []
  for (const url of missing) {
    const canRemove = left.length > 0
    const room = { advertId, make: canRemove ? removeLeft : null }
    const isSilent = passing.some((one) => originOf(one) === originOf(url))
    const image = isSilent ? 'later' : await bringPhoto(deps, owner, room, url)
    if (image === 'later') passing.push(url)
    else if (image === null) failed.push(url)
    else {
      had = [...had, { url, image: image.name }]
      await save()
    }
  }
  while (left.length > passing.length) await removeLeft()
  const order = wanted.flatMap((url) => had.find((photo) => photo.url === url)?.image ?? [])
  if (order.length > 1) await orderPhotos(deps, owner, advertId, order)
  const notes = missing.filter((url) => failed.includes(url) || passing.includes(url))
  return { notes: notes.map(noteOf), isWhole: passing.length === 0 }
}

function noteOf(url: string): LineNote {
  return { kind: 'photo', text: url.slice(0, noteLength) }
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url
}

interface Room {
  readonly advertId: number
  /** Removes a photo that left the file; null: there is none. */
  readonly make: (() => Promise<void>) | null
}

/** Null if the photo cannot be had, or the advert has it already; `later`: for a reason that passes. */
async function bringPhoto(
  deps: Deps,
  owner: { readonly id: number },
  { advertId, make }: Room,
  url: string,
): Promise<{ readonly name: string } | 'later' | null> {
  const add = async (read: () => Promise<Uint8Array>) => addPhoto(deps, owner, advertId, read)
  try {
    const { images, isDuplicate } = await add(async () => fetchPhoto(deps, url)).catch(
      async (error: unknown) => {
        const isFull = error instanceof Refusal && error.code === 'too_many_images'
        if (!isFull || !make) throw error
        const photo = await fetchPhoto(deps, url)
        await make()
        return add(async () => photo)
      },
    )
    const name = images.at(-1)
    return isDuplicate || name === undefined ? null : { name }
  } catch (error) {
    if (isPassing(error)) return 'later'
    const isOfPhoto = outgoingFailure(error) !== null || error instanceof Refusal
    // Too much other work, or the account: not the photo's fault.
    const isOther = error instanceof Refusal && otherCodes.includes(error.code)
    if (isOfPhoto && !isOther) return null
    throw error
  }
}

const otherCodes: readonly string[] = ['unavailable', 'posting_limited', 'advert_not_found']
const passingFailures: readonly string[] = ['unreachable', 'timed_out']

function isPassing(error: unknown): boolean {
  if (error instanceof Refusal) return error.code === 'too_many_requests'
  return error instanceof ImportError || passingFailures.includes(outgoingFailure(error) ?? '')
}

/** Fails with an `ImportError` if the site cannot give it now. */
async function fetchPhoto({ outgoing }: Deps, url: string): Promise<Uint8Array> {
  const answer = await fetchGuarded(outgoing, {
    ...{ url, maxBytes: maxImageBytes, timeLimit: importPhotoSeconds * 1_000 },
    headers: { accept: 'image/*' },
  })
  if (answer.status === 200) return bytesOf(answer)
  answer.body.destroy()
  if (answer.status >= 500 || answer.status === 429) throw new ImportError('bad_status')
  throw new Refusal('image_unreadable', 'photos')
}
