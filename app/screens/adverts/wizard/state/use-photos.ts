import { useCallback, useEffect, useEffectEvent } from 'react'
import { photoCalls } from '#contract/adverts/photos.ts'
import { postFile } from '../../../../lib/calls/calls.ts'
import type { Send } from '../../photos/upload/upload-line.ts'
import { isUnderway } from '../../photos/upload/uploads.ts'
import { namesOf, useGallery, type Gallery } from '../../photos/use-gallery.ts'
import { useUploads, type Uploads } from '../../photos/upload/use-uploads.ts'
import { isLoginNeeded } from '../outcome/login-needed.tsx'

/** Where the photos belong. */
export interface PhotoHome {
  /** The advert on the server; null: there is none yet. */
  readonly existingId: string | null
  /** Gives the advert, and begins it where there is none. */
  readonly advertId: () => Promise<string>
  /** Who is logged in; when somebody has logged in again, what failed goes on. */
  readonly me: object | null
}

export interface PhotoDesk extends Omit<Gallery, 'add' | 'clear'>, Omit<Uploads, 'resume'> {
  /** The advert the photos belong to; begun if need be. */
  readonly advertId: () => Promise<string>
  /** Something is still on its way. */
  readonly isBusy: boolean
  /** Another advert: nothing of this one is sent any more. */
  readonly restart: () => void
}

/** The photos of an advert: those that are there and those on their way, two at once, in the order chosen. */
export function usePhotos(
  { existingId, advertId: begin, me }: PhotoHome,
  onError: (error: unknown) => void,
): PhotoDesk {
  const advertId = useCallback(
    () => (existingId === null ? begin() : Promise.resolve(existingId)),
    [begin, existingId],
  )
  const { add: addArrived, clear, ...gallery } = useGallery(existingId, advertId, onError)
  const send: Send = async ({ photo, order }, onProgress, signal) => {
    const fields = { advertId: await advertId() }
    const answer = await postFile(photoCalls.uploadImage, fields, photo, onProgress, signal)
    const name = namesOf(answer).at(-1)
    if (answer.isDuplicate || name === undefined) return 'duplicate'
    addArrived(name, order)
    return 'sent'
  }
  const onTrouble = (error: unknown): void => {
    if (isLoginNeeded(error)) onError(error)
  }
  const { resume, ...line } = useUploads({ home: existingId, abreast: 2, send, onTrouble })
  const goOn = useEffectEvent(resume)
  useEffect(() => {
    if (me) goOn()
  }, [me])

  const { uploads, dismiss } = line
  const restart = (): void => {
    for (const upload of uploads) dismiss(upload)
    clear()
  }
  return { ...gallery, ...line, advertId, isBusy: uploads.some(isUnderway), restart }
}
