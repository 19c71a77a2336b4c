import { maxImageBytes } from '#contract/limits.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { refusalFrom } from '../../../../lib/calls/refusal.ts'
import type { StoredPhoto } from './stored-photos.ts'

export type UploadProblem = RefusalCode | 'duplicate'

/** A photo that is being uploaded. */
export interface Upload {
  readonly key: string
  /** Increases with each selected photo, across reloads. */
  readonly order: number
  readonly name: string
  readonly photo: Blob
  readonly isScaled: boolean
  /**
   * `held`: ready, waits for a login; `stalled`: offline, resumes automatically; `failed`: can be retried; `refused`:
   * will never be accepted.
   */
  readonly state: 'preparing' | 'waiting' | 'sending' | 'held' | 'stalled' | 'failed' | 'refused'
  /** From 0 to 1. */
  readonly progress: number
  readonly problem?: UploadProblem
}

const finalProblems: readonly UploadProblem[] = [
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
      : { state: 'refused' as const, problem: 'too_many_images' as const }),
  }))
}

export function uploadOfStored({
  key,
  order,
  name,
  photo,
  isScaled,
}: Omit<StoredPhoto, 'home' | 'keptAt'>): Upload {
  return { key, order, name, photo, isScaled, state: 'preparing', progress: 0 }
}

/** State of an upload after a failed attempt. */
export function stateAfterFailure(
  error: unknown,
): Pick<Upload, 'state'> & { problem: UploadProblem } {
  const problem = refusalFrom(error).code
  // Too many at once: can be retried when others have finished.
  if (problem === 'unavailable' || problem === 'too_many_requests')
    return { state: 'stalled', problem }
  if (problem === 'login_required' || problem === 'token_invalid') return { state: 'held', problem }
  return { state: finalProblems.includes(problem) ? 'refused' : 'failed', problem }
}

/** Throws when the server would refuse the size. */
export function checkSize(photo: Blob): void {
  if (photo.size > maxImageBytes) throw new Refusal('too_large')
}

export function isPending({ state }: Upload): boolean {
  return state !== 'held' && state !== 'failed' && state !== 'refused'
}

/** Not uploaded and not retried automatically. */
export function hasFailed({ state }: Upload): boolean {
  return state === 'failed'
}

/** On its way, or waiting in this browser for a login. */
export function isAwaited(upload: Upload): boolean {
  return upload.state === 'held' || isPending(upload)
}

/** Whether it counts towards the gallery's limit. */
export function takesRoom({ state }: Upload): boolean {
  return state !== 'refused'
}
