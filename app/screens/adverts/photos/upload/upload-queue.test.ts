import { expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import {
  addPhotos,
  dismissUpload,
  retryStates,
  createUploadQueue,
  retryUpload,
  stopQueue,
  resumeStored,
  type Send,
  type UploadQueue,
} from './upload-queue.ts'

/** A file with only the first bytes of a photo; without a canvas here, it is sent unchanged. */
function photo(name: string): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })
}

function queueOf(send: Send): UploadQueue {
  return Object.assign(createUploadQueue(2), { send })
}

/** Name and state of every upload. */
function shown({ uploads }: UploadQueue): string[] {
  return uploads.map(({ name, state }) => `${name} ${state}`)
}

test('photos are sent, and what has arrived is on its way no more', async () => {
  const sent: string[] = []
  const queue = queueOf(async ({ name }) => {
    sent.push(name)
    return 'sent'
  })

  addPhotos(queue, [photo('a'), photo('b'), photo('c')], 3)
  expect(shown(queue)).toEqual(['a preparing', 'b preparing', 'c preparing'])

  await vi.waitFor(() => expect(queue.uploads).toEqual([]))
  expect(sent.toSorted()).toEqual(['a', 'b', 'c'])
})

test('how far a photo is on its way is shown', async () => {
  const queue = queueOf((_upload, onProgress) => {
    onProgress(0.4)
    return new Promise(() => {})
  })

  addPhotos(queue, [photo('a')], 1)
  await vi.waitFor(() => expect(queue.uploads).toMatchObject([{ state: 'sending', progress: 0.4 }]))
})

test('what is no photo is refused before it is sent, and those beside it go on', async () => {
  const queue = queueOf(async () => 'sent')

  addPhotos(queue, [new File(['words'], 'a.txt'), photo('b')], 2)
  await vi.waitFor(() => expect(shown(queue)).toEqual(['a.txt refused']))
  expect(queue.uploads).toMatchObject([{ problem: 'image_unreadable' }])
})

test('a photo that is there already is told and stays told', async () => {
  const queue = queueOf(async () => 'duplicate')

  addPhotos(queue, [photo('a')], 1)
  await vi.waitFor(() => expect(shown(queue)).toEqual(['a refused']))
  expect(queue.uploads).toMatchObject([{ problem: 'duplicate' }])
})

test('a photo for which there is no room is never sent', async () => {
  const send = vi.fn<Send>(async () => 'sent')
  const queue = queueOf(send)

  addPhotos(queue, [photo('a'), photo('b')], 1)
  await vi.waitFor(() => expect(shown(queue)).toEqual(['b refused']))
  expect(send).toHaveBeenCalledTimes(1)
})

test('when the network is back, what stalled goes on and what was refused does not', async () => {
  let isAway = true
  const queue = queueOf(async ({ name }) => {
    if (name === 'b') throw new Refusal('image_unreadable')
    if (isAway) throw new Refusal('unavailable')
    return 'sent'
  })
  const troubles: unknown[] = []
  queue.onFailure = (error) => troubles.push(error)

  addPhotos(queue, [photo('a'), photo('b')], 2)
  await vi.waitFor(() => expect(shown(queue)).toEqual(['a stalled', 'b refused']))
  expect(troubles).toHaveLength(2)

  isAway = false
  retryStates(queue, ['stalled'])
  await vi.waitFor(() => expect(shown(queue)).toEqual(['b refused']))
})

test('what failed waits for its owner, who can try it again', async () => {
  let tries = 0
  const queue = queueOf(async () => {
    tries++
    if (tries === 1) throw new Refusal('unexpected')
    return 'sent'
  })

  addPhotos(queue, [photo('a')], 1)
  await vi.waitFor(() => expect(shown(queue)).toEqual(['a failed']))
  retryStates(queue, ['stalled'])
  expect(shown(queue)).toEqual(['a failed'])

  for (const upload of queue.uploads) retryUpload(queue, upload)
  await vi.waitFor(() => expect(queue.uploads).toEqual([]))
})

test('a photo that is taken away is not sent any further, and its place goes to the next', async () => {
  const signals: AbortSignal[] = []
  const begun: string[] = []
  const queue = queueOf(({ name }, _onProgress, signal) => {
    begun.push(name)
    signals.push(signal)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Refusal('unavailable')))
    })
  })

  addPhotos(queue, [photo('a'), photo('b'), photo('c')], 3)
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b']))
  const [first] = queue.uploads
  if (first) dismissUpload(queue, first)

  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false])
  expect(queue.uploads.map(({ name }) => name)).toEqual(['b', 'c'])
  stopQueue(queue)
  expect(queue.uploads).toEqual([])
})

test('what an earlier visit left is taken up once', async () => {
  const sent: string[] = []
  const queue = queueOf(async ({ key }) => {
    sent.push(key)
    return 'sent'
  })
  const kept = {
    ...{ key: 'k', home: '7', order: 1, name: 'a', photo: photo('a'), isScaled: true, keptAt: 1 },
  }

  resumeStored(queue, [kept])
  resumeStored(queue, [kept])
  await vi.waitFor(() => expect(queue.uploads).toEqual([]))
  expect(sent).toEqual(['k'])
})
