import { maxImageBytes } from '#contract/limits.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { refusalFrom } from '../../../../lib/calls/refusal.ts'
import type { KeptPhoto } from './kept-photos.ts'

export type Trouble = RefusalCode | 'duplicate'

/** A photo on its way to the server. */
export interface Upload {
  readonly key: string
  /** Later chosen is greater, over reloads too. */
  readonly order: number
  readonly name: string
  readonly photo: Blob
  readonly isScaled: boolean
  /**
   * `stalled`: the network is away, it goes on by itself; `failed`: it may be tried again; `refused`: it will
   * never be taken.
   */
  readonly state: 'preparing' | 'waiting' | 'sending' | 'stalled' | 'failed' | 'refused'
  /** From 0 to 1. */
  readonly progress: number
  readonly trouble?: Trouble
}

const finalTroubles: readonly Trouble[] = [
  'duplicate',
  'too_large',
  'too_many_images',
  'image_unreadable',
  'no_file',
  'bad_input',
  'advert_not_found',
  'not_editable',
  'link_spent',
]

/** Chosen files as uploads; those for which there is no room any more are refused, each by its name. */
export function newUploads(files: readonly File[], room: number): Upload[] {
  const now = Date.now()
  return files.map((file, index) => ({
    key: `${now}-${index}-${Math.random().toString(36).slice(2)}`,
    order: now + index / 1_000,
    name: file.name,
    photo: file,
    isScaled: false,
    progress: 0,
    ...(index < room
      ? { state: 'preparing' as const }
      : { state: 'refused' as const, trouble: 'too_many_images' as const }),
  }))
}

export function uploadOfKept({ key, order, name, photo, isScaled }: KeptPhoto): Upload {
  return { key, order, name, photo, isScaled, state: 'preparing', progress: 0 }
}

/** What a failed try means for the photo. */
export function afterTrouble(error: unknown): Pick<Upload, 'state'> & { trouble: Trouble } {
  const trouble = refusalFrom(error).code
  // Too many at once: there is a place again when the others have arrived.
  if (trouble === 'unavailable' || trouble === 'too_many_requests')
    return { state: 'stalled', trouble }
  return { state: finalTroubles.includes(trouble) ? 'refused' : 'failed', trouble }
}

/** Throws for what the server would not take anyway. */
export function checkSize(photo: Blob): void {
  if (photo.size > maxImageBytes) throw new Refusal('too_large')
}

export function isUnderway({ state }: Upload): boolean {
  return state !== 'failed' && state !== 'refused'
}

/** It has not arrived and does not go on by itself. */
export function hasFailed({ state }: Upload): boolean {
  return state === 'failed'
}

/** Whether a place in the gallery is meant for it. */
export function takesRoom({ state }: Upload): boolean {
  return state !== 'refused'
}
