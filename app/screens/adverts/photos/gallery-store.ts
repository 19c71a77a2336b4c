import { insertChosen, moveTo, withLate } from './gallery-order.ts'

type Images = readonly string[]
type Ask = (advertId: string) => Promise<Images>

/** The photos that are there. A change shows at once; what the server answers last is what stands. */
export interface GalleryStore {
  images: Images
  advertId: () => Promise<string>
  onError: (error: unknown) => void
  /** Changes on their way: they go one after another. */
  unanswered: number
  queue: Promise<void>
  /** What has arrived while a change was on its way: its answer may not know of it. */
  readonly late: Set<string>
  /** When the photos of this visit were chosen; what the owner has put in order by hand is not among them. */
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

/** A photo has arrived; two go at once, so an earlier chosen one may come later and moves to its place. */
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
  // What stands by then: changes before this one may have renamed a photo.
  void changeGallery(desk, images, (advertId) => sendOrder(advertId, desk.images))
}

/** A turned photo has another name. */
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

/** Shows `images` and asks the server for them; its refusal brings back what was there. */
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
