import { useCallback, useRef, useState } from 'react'
import { advertCalls } from '#contract/adverts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { Refusal } from '#contract/refusals.ts'
import { postCall, postFiles } from '../../../lib/calls.ts'
import { shrinkPhoto } from './shrink.ts'

/** A photo on its way to the server. */
export interface PhotoUnderway {
  readonly key: string
  readonly file: File
  readonly state: 'waiting' | 'uploading' | 'failed'
  readonly reason?: RefusalCode
}

export interface PhotoDesk {
  readonly images: readonly string[]
  readonly underway: readonly PhotoUnderway[]
  readonly add: (files: readonly File[], most: number) => void
  readonly retry: (photo: PhotoUnderway) => void
  readonly dismiss: (photo: PhotoUnderway) => void
  readonly remove: (image: string) => Promise<void>
  readonly makeMain: (image: string) => Promise<void>
  readonly restart: () => void
}

let keys = 0

/** One photo more than the category allows is refused at once, by name. */
function underwayOf(file: File, isOver: boolean): PhotoUnderway {
  const key = `photo-${++keys}`
  if (isOver) return { key, file, state: 'failed', reason: 'too_many_images' }
  return { key, file, state: 'waiting' }
}

/** The photos of a draft: sent one after another, each with its own state, in the order they were chosen. */
export function usePhotos(
  draftId: () => Promise<string>,
  onError: (error: unknown) => void,
): PhotoDesk {
  const [images, setImages] = useState<readonly string[]>([])
  const [underway, setUnderway] = useState<readonly PhotoUnderway[]>([])
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const mark = useCallback(
    (key: string, change: Pick<PhotoUnderway, 'state'> & { reason?: RefusalCode }) => {
      setUnderway((all) =>
        all.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)),
      )
    },
    [],
  )
  const drop = useCallback(
    (key: string) => setUnderway((all) => all.filter((photo) => photo.key !== key)),
    [],
  )

  const send = useCallback(
    (photo: PhotoUnderway): void => {
      queue.current = queue.current.then(async () => {
        mark(photo.key, { state: 'uploading' })
        try {
          const advertId = await draftId()
          const answer = await postFiles(advertCalls.uploadImage, { advertId }, [
            await shrinkPhoto(photo.file),
          ])
          setImages(answer.images.map(({ image }) => image))
          drop(photo.key)
        } catch (error) {
          mark(photo.key, {
            state: 'failed',
            reason: error instanceof Refusal ? error.code : 'unexpected',
          })
        }
      })
    },
    [draftId, drop, mark],
  )

  const add = useCallback(
    (files: readonly File[], most: number): void => {
      const photos = files.map((file, index) =>
        underwayOf(file, images.length + underway.length + index >= most),
      )
      setUnderway((all) => [...all, ...photos])
      for (const photo of photos) if (photo.state === 'waiting') send(photo)
    },
    [images.length, send, underway.length],
  )

  const change = useCallback(
    async (
      call: typeof advertCalls.removeImage | typeof advertCalls.setMainImage,
      image: string,
    ): Promise<void> => {
      try {
        const answer = await postCall(call, { advertId: await draftId(), image })
        setImages(answer.images.map((one) => one.image))
      } catch (error) {
        onError(error)
      }
    },
    [draftId, onError],
  )

  return {
    images,
    underway,
    add,
    retry: send,
    dismiss: ({ key }) => drop(key),
    remove: (image) => change(advertCalls.removeImage, image),
    makeMain: (image) => change(advertCalls.setMainImage, image),
    restart: () => {
      setImages([])
      setUnderway([])
    },
  }
}
