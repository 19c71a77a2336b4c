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
  desk: GalleryStore,
  name: string,
  order: number,
  sendOrder: (advertId: string, images: Images) => Promise<Images>,
): void {
  desk.late.add(name)
  desk.orders.set(name, order)
  const others = desk.images.filter((image) => image !== name)
  const images = insertChosen(others, name, desk.orders)
  const isLast = images.at(-1) === name
  if (isLast) showImages(desk, images)
  else void changeGallery(desk, images, (advertId) => sendOrder(advertId, desk.images))
}

export function moveImage(
  desk: GalleryStore,
  name: string,
  position: number,
  sendOrder: (advertId: string, images: Images) => Promise<Images>,
): void {
  desk.orders.clear()
  const images = moveTo(desk.images, name, position)
  // Sends the order at that time: an earlier change may have renamed a photo.
  void changeGallery(desk, images, (advertId) => sendOrder(advertId, desk.images))
}

/** Rotates a photo; the server gives it a new name. */
export async function turnImage(desk: GalleryStore, name: string, ask: Ask): Promise<void> {
  await changeGallery(desk, desk.images, async (advertId) => {
    const answered = await ask(advertId)
    const turned = answered.find((one) => !desk.images.includes(one))
    if (turned && !answered.includes(name)) {
      showImages(
        desk,
        desk.images.map((image) => (image === name ? turned : image)),
      )
    }
    return answered
  })
}

/** Shows `images` and sends the change; a refusal restores the previous list. */
export function changeGallery(
  desk: GalleryStore,
  images: Images,
  ask: Ask,
  onError: (error: unknown) => void = desk.onError,
): Promise<void> {
  const before = desk.images
  count(desk, 1)
  showImages(desk, images)
  const end = (stands: Images): void => {
    const isLast = count(desk, -1) === 0
    if (isLast) showImages(desk, withLate(stands, desk.images, desk.late))
  }
  const queue = desk.queue.then(async () => {
    try {
      const advertId = await desk.advertId()
      desk.late.clear()
      end(await ask(advertId))
    } catch (error) {
      end(before)
      onError(error)
    }
  })
  Object.assign(desk, { queue })
  return queue
}

function count(target: GalleryStore, change: 1 | -1): number {
  const unanswered = target.unanswered + change
  Object.assign(target, { unanswered })
  return unanswered
}
