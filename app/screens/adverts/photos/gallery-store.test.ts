import { expect, test } from 'vitest'
import { addArrived, changeGallery, moveImage, openGallery, turnImage } from './gallery-store.ts'

/** A gallery with the list that the owner sees, and a server whose answers the test controls. */
function open(images: readonly string[]) {
  const desk = { ...openGallery(), images, advertId: async () => '1' }
  const sent: (readonly string[])[] = []
  const sendOrder = async (_id: string, order: readonly string[]): Promise<readonly string[]> => {
    sent.push(order)
    return order
  }
  return { desk, sent, sendOrder }
}

test('a photo chosen first that arrives second goes to the first place', async () => {
  const { desk, sent, sendOrder } = open(['there'])

  addArrived(desk, 'second', 2, sendOrder)
  addArrived(desk, 'first', 1, sendOrder)
  addArrived(desk, 'third', 3, sendOrder)
  await desk.queue

  expect(desk.images).toEqual(['there', 'first', 'second', 'third'])
  expect(sent.at(-1)?.slice(0, 3)).toEqual(['there', 'first', 'second'])
})

test('what the owner has put in order by hand is not put back by a photo that arrives', async () => {
  const { desk, sendOrder } = open([])

  addArrived(desk, 'first', 1, sendOrder)
  addArrived(desk, 'third', 3, sendOrder)
  moveImage(desk, 'third', 0, sendOrder)
  addArrived(desk, 'second', 2, sendOrder)
  await desk.queue

  expect(desk.images).toEqual(['third', 'first', 'second'])
})

test('an answer that does not know of a photo does not take it away', async () => {
  const { desk, sendOrder } = open(['one'])

  const asked = changeGallery(desk, desk.images, async () => {
    addArrived(desk, 'two', 2, sendOrder)
    return ['one']
  })
  await asked

  expect(desk.images).toEqual(['one', 'two'])
})

test('a change that is refused brings back what was there', async () => {
  const { desk } = open(['one', 'two'])
  const errors: unknown[] = []

  const refusing = async (): Promise<never> => {
    throw new Error('No network')
  }
  const asked = changeGallery(desk, ['two'], refusing, (error) => errors.push(error))
  expect(desk.images).toEqual(['two'])
  await asked

  expect(desk.images).toEqual(['one', 'two'])
  expect(errors).toHaveLength(1)
})

test('a turned photo keeps its place under its new name, also when another is moved meanwhile', async () => {
  const { desk, sent, sendOrder } = open(['one', 'two', 'three'])

  const turning = turnImage(desk, 'one', async () => ['one-turned', 'two', 'three'])
  moveImage(desk, 'three', 0, sendOrder)
  await turning
  await desk.queue

  expect(sent).toEqual([['three', 'one-turned', 'two']])
  expect(desk.images).toEqual(['three', 'one-turned', 'two'])
})
