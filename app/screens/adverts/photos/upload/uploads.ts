import { maxImageBytes } from '#contract/limits.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { refusalFrom } from '../../../../lib/calls/refusal.ts'
import type { KeptPhoto } from './kept-photos.ts'

export type Trouble = RefusalCode | 'duplicate'

/** A photo that is being uploaded. */
export interface Upload {
  readonly key: string
  /** Increases with each selected photo, across reloads. */
  readonly order: number
  readonly name: string
  readonly photo: Blob
  readonly isScaled: boolean
  /** `stalled`: offline, resumes automatically; `failed`: can be retried; `refused`: will never be accepted. */
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

/** Creates uploads of the selected files; files beyond the free places are refused by name. */
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

/** State of an upload after a failed attempt. */
export function afterTrouble(error: unknown): Pick<Upload, 'state'> & { trouble: Trouble } {
  const trouble = refusalFrom(error).code
  // Too many at once: can be retried when others have finished.
  if (trouble === 'unavailable' || trouble === 'too_many_requests')
    return { state: 'stalled', trouble }
  return { state: finalTroubles.includes(trouble) ? 'refused' : 'failed', trouble }
}

/** Throws when the server would refuse the size. */
export function checkSize(photo: Blob): void {
  if (photo.size > maxImageBytes) throw new Refusal('too_large')
}

export function isUnderway({ state }: Upload): boolean {
  return state !== 'failed' && state !== 'refused'
}

/** Not uploaded and not retried automatically. */
export function hasFailed({ state }: Upload): boolean {
  return state === 'failed'
}

/** Whether it counts towards the gallery's limit. */
export function takesRoom({ state }: Upload): boolean {
  return state !== 'refused'
}
