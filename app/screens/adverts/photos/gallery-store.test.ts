import { expect, test } from 'vitest'
import { addArrived, changeGallery, moveImage, openGallery, turnImage } from './gallery-store.ts'

/** A gallery with the list that the owner sees, and a server whose answers the test controls. */
function open(images: readonly string[]) {
  const store = { ...openGallery(), images, advertId: async () => '1' }
  const sent: (readonly string[])[] = []
  const sendOrder = async (_id: string, order: readonly string[]): Promise<readonly string[]> => {
    sent.push(order)
    return order
  }
  return { store, sent, sendOrder }
}

test('a photo chosen first that arrives second goes to the first place', async () => {
  const { store, sent, sendOrder } = open(['there'])

  addArrived(store, 'second', 2, sendOrder)
  addArrived(store, 'first', 1, sendOrder)
  addArrived(store, 'third', 3, sendOrder)
  await store.queue

  expect(store.images).toEqual(['there', 'first', 'second', 'third'])
  expect(sent.at(-1)?.slice(0, 3)).toEqual(['there', 'first', 'second'])
})

test('what the owner has put in order by hand is not put back by a photo that arrives', async () => {
  const { store, sendOrder } = open([])

  addArrived(store, 'first', 1, sendOrder)
  addArrived(store, 'third', 3, sendOrder)
  moveImage(store, 'third', 0, sendOrder)
  addArrived(store, 'second', 2, sendOrder)
  await store.queue

  expect(store.images).toEqual(['third', 'first', 'second'])
})

test('an answer that does not know of a photo does not take it away', async () => {
  const { store, sendOrder } = open(['one'])

  const asked = changeGallery(store, store.images, async () => {
    addArrived(store, 'two', 2, sendOrder)
    return ['one']
  })
  await asked

  expect(store.images).toEqual(['one', 'two'])
})

test('a change that is refused brings back what was there', async () => {
  const { store } = open(['one', 'two'])
  const errors: unknown[] = []

  const refusing = async (): Promise<never> => {
    throw new Error('No network')
  }
  const asked = changeGallery(store, ['two'], refusing, (error) => errors.push(error))
  expect(store.images).toEqual(['two'])
  await asked

  expect(store.images).toEqual(['one', 'two'])
  expect(errors).toHaveLength(1)
})

test('a turned photo keeps its place under its new name, also when another is moved meanwhile', async () => {
  const { store, sent, sendOrder } = open(['one', 'two', 'three'])

  const turning = turnImage(store, 'one', async () => ['one-turned', 'two', 'three'])
  moveImage(store, 'three', 0, sendOrder)
  await turning
  await store.queue

  expect(sent).toEqual([['three', 'one-turned', 'two']])
  expect(store.images).toEqual(['three', 'one-turned', 'two'])
})
