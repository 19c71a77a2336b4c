import { expect, test, vi } from 'vitest'
import { Refusal } from '#contract/refusals.ts'
import {
  addPhotos,
  dismissUpload,
  goOn,
  openLine,
  retryUpload,
  stopLine,
  takeKept,
  type Send,
  type UploadLine,
} from './upload-line.ts'

/** A file with only the first bytes of a photo; without a canvas here, it is sent unchanged. */
function photo(name: string): File {
  return new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' })
}

function lineOf(send: Send): UploadLine {
  return Object.assign(openLine(2), { send })
}

/** Name and state of every upload. */
function shown({ uploads }: UploadLine): string[] {
  return uploads.map(({ name, state }) => `${name} ${state}`)
}

test('photos are sent, and what has arrived is on its way no more', async () => {
  const sent: string[] = []
  const line = lineOf(async ({ name }) => {
    sent.push(name)
    return 'sent'
  })

  addPhotos(line, [photo('a'), photo('b'), photo('c')], 3)
  expect(shown(line)).toEqual(['a preparing', 'b preparing', 'c preparing'])

  await vi.waitFor(() => expect(line.uploads).toEqual([]))
  expect(sent.toSorted()).toEqual(['a', 'b', 'c'])
})

test('how far a photo is on its way is shown', async () => {
  const line = lineOf((_upload, onProgress) => {
    onProgress(0.4)
    return new Promise(() => {})
  })

  addPhotos(line, [photo('a')], 1)
  await vi.waitFor(() => expect(line.uploads).toMatchObject([{ state: 'sending', progress: 0.4 }]))
})

test('what is no photo is refused before it is sent, and those beside it go on', async () => {
  const line = lineOf(async () => 'sent')

  addPhotos(line, [new File(['words'], 'a.txt'), photo('b')], 2)
  await vi.waitFor(() => expect(shown(line)).toEqual(['a.txt refused']))
  expect(line.uploads).toMatchObject([{ trouble: 'image_unreadable' }])
})

test('a photo that is there already is told and stays told', async () => {
  const line = lineOf(async () => 'duplicate')

  addPhotos(line, [photo('a')], 1)
  await vi.waitFor(() => expect(shown(line)).toEqual(['a refused']))
  expect(line.uploads).toMatchObject([{ trouble: 'duplicate' }])
})

test('a photo for which there is no room is never sent', async () => {
  const send = vi.fn<Send>(async () => 'sent')
  const line = lineOf(send)

  addPhotos(line, [photo('a'), photo('b')], 1)
  await vi.waitFor(() => expect(shown(line)).toEqual(['b refused']))
  expect(send).toHaveBeenCalledTimes(1)
})

test('when the network is back, what stalled goes on and what was refused does not', async () => {
  let isAway = true
  const line = lineOf(async ({ name }) => {
    if (name === 'b') throw new Refusal('image_unreadable')
    if (isAway) throw new Refusal('unavailable')
    return 'sent'
  })
  const troubles: unknown[] = []
  line.onTrouble = (error) => troubles.push(error)

  addPhotos(line, [photo('a'), photo('b')], 2)
  await vi.waitFor(() => expect(shown(line)).toEqual(['a stalled', 'b refused']))
  expect(troubles).toHaveLength(2)

  isAway = false
  goOn(line, ['stalled'])
  await vi.waitFor(() => expect(shown(line)).toEqual(['b refused']))
})

test('what failed waits for its owner, who can try it again', async () => {
  let tries = 0
  const line = lineOf(async () => {
    tries++
    if (tries === 1) throw new Refusal('login_required')
    return 'sent'
  })

  addPhotos(line, [photo('a')], 1)
  await vi.waitFor(() => expect(shown(line)).toEqual(['a failed']))
  goOn(line, ['stalled'])
  expect(shown(line)).toEqual(['a failed'])

  for (const upload of line.uploads) retryUpload(line, upload)
  await vi.waitFor(() => expect(line.uploads).toEqual([]))
})

test('a photo that is taken away is not sent any further, and its place goes to the next', async () => {
  const signals: AbortSignal[] = []
  const begun: string[] = []
  const line = lineOf(({ name }, _onProgress, signal) => {
    begun.push(name)
    signals.push(signal)
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Refusal('unavailable')))
    })
  })

  addPhotos(line, [photo('a'), photo('b'), photo('c')], 3)
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b']))
  const [first] = line.uploads
  if (first) dismissUpload(line, first)

  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false])
  expect(line.uploads.map(({ name }) => name)).toEqual(['b', 'c'])
  stopLine(line)
  expect(line.uploads).toEqual([])
})

test('what an earlier visit left is taken up once', async () => {
  const sent: string[] = []
  const line = lineOf(async ({ key }) => {
    sent.push(key)
    return 'sent'
  })
  const kept = {
    ...{ key: 'k', home: '7', order: 1, name: 'a', photo: photo('a'), isScaled: true, keptAt: 1 },
  }

  takeKept(line, [kept])
  takeKept(line, [kept])
  await vi.waitFor(() => expect(line.uploads).toEqual([]))
  expect(sent).toEqual(['k'])
})
