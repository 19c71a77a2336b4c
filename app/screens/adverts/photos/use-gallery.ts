import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { photoCalls } from '#contract/adverts/photos.ts'
import { postCall, postInBackground } from '../../../lib/calls/calls.ts'
import {
  addArrived,
  changeGallery,
  moveImage,
  openGallery,
  showImages,
  turnImage,
  type GalleryStore,
} from './gallery-store.ts'

export interface Gallery {
  readonly images: readonly string[]
  readonly add: (name: string, order: number) => void
  /** Reloads the gallery, for photos uploaded from a phone. */
  readonly refresh: () => void
  readonly move: (image: string, position: number) => void
  readonly makeMain: (image: string) => void
  readonly remove: (image: string) => void
  /** Restores the last removed photo at its position. */
  readonly restore: (image: string, position: number) => void
  readonly rotate: (image: string) => Promise<void>
  readonly clear: () => void
}

type OneImageCall = (typeof photoCalls)['removeImage' | 'setMainImage' | 'rotateImage']

const none: readonly string[] = []

/** Stored photos of an advert. `existingId` is null until the server has the advert. */
export function useGallery(
  existingId: string | null,
  advertId: () => Promise<string>,
  onError: (error: unknown) => void,
): Gallery {
  const [store] = useState(openGallery)
  const subscribe = useCallback(
    (listener: () => void) => {
      store.listeners.add(listener)
      return () => store.listeners.delete(listener)
    },
    [store],
  )
  const images = useSyncExternalStore(
    subscribe,
    () => store.images,
    () => none,
  )
  useEffect(() => {
    Object.assign(store, { advertId, onError })
  })
  useEffect(() => {
    if (existingId === null) return
    refresh(store)
    return () => showImages(store, [])
  }, [store, existingId])
  return useMemo(() => ({ images, ...actionsOf(store) }), [store, images])
}

function actionsOf(store: GalleryStore): Omit<Gallery, 'images'> {
  return {
    add: (name, order) => addArrived(store, name, order, sendOrder),
    refresh: () => refresh(store),
    move: (image, position) => moveImage(store, image, position, sendOrder),
    makeMain: (image) => {
      store.orders.clear()
      const others = store.images.filter((one) => one !== image)
      void changeGallery(store, [image, ...others], asking(photoCalls.setMainImage, image))
    },
    remove: (image) => {
      const others = store.images.filter((one) => one !== image)
      void changeGallery(store, others, asking(photoCalls.removeImage, image))
    },
    restore: (image, position) => {
      const images = store.images.toSpliced(position, 0, image)
      void changeGallery(store, images, async (advertId) =>
        namesOf(await postCall(photoCalls.restoreImage, { advertId, image, position })),
      )
    },
    rotate: (image) => turnImage(store, image, asking(photoCalls.rotateImage, image)),
    clear: () => showImages(store, []),
  }
}

/** Skipped while a change is pending, since its answer has the same list. Failures are ignored. */
function refresh(store: GalleryStore): void {
  if (store.unanswered > 0) return
  const ask = async (advertId: string): Promise<readonly string[]> =>
    namesOf(await postInBackground(photoCalls.listImages, { advertId }))
  void changeGallery(store, store.images, ask, () => {})
}

function asking(call: OneImageCall, image: string) {
  return async (advertId: string): Promise<readonly string[]> =>
    namesOf(await postCall(call, { advertId, image }))
}

async function sendOrder(advertId: string, images: readonly string[]): Promise<readonly string[]> {
  return namesOf(await postCall(photoCalls.orderImages, { advertId, images: [...images] }))
}

export function namesOf({ images }: { images: readonly { image: string }[] }): readonly string[] {
  return images.map(({ image }) => image)
}
