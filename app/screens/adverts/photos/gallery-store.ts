import { insertChosen, moveTo, withLate } from './gallery-order.ts'

type Images = readonly string[]
type Ask = (advertId: string) => Promise<Images>

/** Photos of an advert with optimistic changes; the last answer of the server wins. */
export interface GalleryStore {
  images: Images
  advertId: () => Promise<string>
  onError: (error: unknown) => void
  /** Number of pending changes; they are sent one after another. */
  unanswered: number
  queue: Promise<void>
  /** Photos that arrived during a pending change, whose answer may not contain them. */
  readonly late: Set<string>
  /** Selection order of the photos of this visit; photos that the owner has moved by hand are excluded. */
  readonly orders: Map<string, number>
  readonly listeners: Set<() => void>
}

export function openGallery(): GalleryStore {
  return {
    images: [],
    advertId: () => Promise.reject(new Error('No advert yet')),
    onError: () => {},
    unanswered: 0,
    queue: Promise.resolve(),
    late: new Set(),
    orders: new Map(),
    listeners: new Set(),
  }
}

export function showImages(target: GalleryStore, images: Images): void {
  Object.assign(target, { images })
  for (const listener of target.listeners) listener()
}

/** Inserts an uploaded photo. Uploads run in parallel, so an earlier selected photo may arrive later. */
export function addArrived(
  store: GalleryStore,
  name: string,
  order: number,
  sendOrder: (advertId: string, images: Images) => Promise<Images>,
): void {
  store.late.add(name)
  store.orders.set(name, order)
  const others = store.images.filter((image) => image !== name)
  const images = insertChosen(others, name, store.orders)
  const isLast = images.at(-1) === name
  if (isLast) showImages(store, images)
  else void changeGallery(store, images, (advertId) => sendOrder(advertId, store.images))
}

export function moveImage(
  store: GalleryStore,
  name: string,
  position: number,
  sendOrder: (advertId: string, images: Images) => Promise<Images>,
): void {
  store.orders.clear()
  const images = moveTo(store.images, name, position)
  // Sends the order at that time: an earlier change may have renamed a photo.
  void changeGallery(store, images, (advertId) => sendOrder(advertId, store.images))
}

/** Rotates a photo; the server gives it a new name. */
export async function turnImage(store: GalleryStore, name: string, ask: Ask): Promise<void> {
  await changeGallery(store, store.images, async (advertId) => {
    const answered = await ask(advertId)
    const turned = answered.find((one) => !store.images.includes(one))
    if (turned && !answered.includes(name)) {
      showImages(
        store,
        store.images.map((image) => (image === name ? turned : image)),
      )
    }
    return answered
  })
}

/** Shows `images` and sends the change; a refusal restores the previous list. */
export function changeGallery(
  store: GalleryStore,
  images: Images,
  ask: Ask,
  onError: (error: unknown) => void = store.onError,
): Promise<void> {
  const before = store.images
  count(store, 1)
  showImages(store, images)
  const end = (stands: Images): void => {
    const isLast = count(store, -1) === 0
    if (isLast) showImages(store, withLate(stands, store.images, store.late))
  }
  const queue = store.queue.then(async () => {
    try {
      const advertId = await store.advertId()
      store.late.clear()
      end(await ask(advertId))
    } catch (error) {
      end(before)
      onError(error)
    }
  })
  Object.assign(store, { queue })
  return queue
}

function count(target: GalleryStore, change: 1 | -1): number {
  const unanswered = target.unanswered + change
  Object.assign(target, { unanswered })
  return unanswered
}
