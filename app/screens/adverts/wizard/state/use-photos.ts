import { useCallback, useEffect, useEffectEvent } from 'react'
import { photoCalls } from '#contract/adverts/photos.ts'
import { Refusal } from '#contract/refusals.ts'
import { postFile } from '../../../../lib/calls/calls.ts'
import type { Send } from '../../photos/upload/upload-queue.ts'
import { isPending } from '../../photos/upload/uploads.ts'
import { namesOf, useGallery, type Gallery } from '../../photos/use-gallery.ts'
import { useUploads, type Uploads } from '../../photos/upload/use-uploads.ts'
import { isLoginNeeded } from '../outcome/login-needed.tsx'

/** Target of the photos. */
export interface PhotoHome {
  /** Id of the advert on the server; null: not created yet. */
  readonly existingId: string | null
  /** Returns the advert's id; creates the advert if needed. */
  readonly advertId: () => Promise<string>
  /** Logged-in user; after another login failed uploads are retried. */
  readonly me: object | null
}

export interface PhotoEditor extends Omit<Gallery, 'add' | 'clear'>, Omit<Uploads, 'resume'> {
  /** Returns the advert's id; creates the advert if needed. */
  readonly advertId: () => Promise<string>
  /** Whether an upload or a change is pending. */
  readonly isBusy: boolean
  /** Starts with another advert; pending uploads of this one are stopped. */
  readonly restart: () => void
}

/** Where photos are stored until the advert is created, a visitor's until the login. */
const homeOfNew = 'new'

/** Photos of an advert: the stored ones and the uploads, two at a time, in selection order. */
export function usePhotos(
  { existingId, advertId: begin, me }: PhotoHome,
  onError: (error: unknown) => void,
): PhotoEditor {
  const advertId = useCallback(
    () => (existingId === null ? begin() : Promise.resolve(existingId)),
    [begin, existingId],
  )
  const { add: addArrived, clear, ...gallery } = useGallery(existingId, advertId, onError)
  const send: Send = async ({ photo, order }, onProgress, signal) => {
    if (!me) throw new Refusal('login_required')
    const fields = { advertId: await advertId() }
    const answer = await postFile(photoCalls.uploadImage, fields, photo, onProgress, signal)
    const name = namesOf(answer).at(-1)
    if (answer.isDuplicate || name === undefined) return 'duplicate'
    addArrived(name, order)
    return 'sent'
  }
  const onFailure = (error: unknown): void => {
    // A visitor's photos wait for the login that publishing asks for.
    if (me && isLoginNeeded(error)) onError(error)
  }
  const { resume, ...line } = useUploads({
    ...{ home: existingId, homeBefore: homeOfNew, concurrency: 2, send, onFailure },
  })
  const goOn = useEffectEvent(resume)
  useEffect(() => {
    if (me) goOn()
  }, [me])

  const { uploads, dismiss, isOpening } = line
  const restart = (): void => {
    for (const upload of uploads) dismiss(upload)
    clear()
  }
  return { ...gallery, ...line, advertId, isBusy: isOpening || uploads.some(isPending), restart }
}
