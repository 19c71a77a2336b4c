import { deletePhoto, storePhoto, type StoredPhoto } from './stored-photos.ts'
import { taskQueue } from './task-queue.ts'
import { shrinkPhoto } from './shrink.ts'
import { stateAfterFailure, checkSize, newUploads, uploadOfStored, type Upload } from './uploads.ts'

export type Send = (
  upload: Upload,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<'sent' | 'duplicate'>

/** Uploads with limited concurrency. */
export interface UploadQueue {
  uploads: readonly Upload[]
  send: Send
  /** Id of the advert or link; null: not known yet, so the uploads do not survive a reload. */
  home: string | null
  onFailure: (error: unknown) => void
  readonly runLimited: <T>(task: () => Promise<T>) => Promise<T>
  readonly stops: Map<string, AbortController>
  readonly listeners: Set<() => void>
}

export function createUploadQueue(concurrency: number): UploadQueue {
  return {
    uploads: [],
    send: () => Promise.reject(new Error('Nowhere to send to yet')),
    home: null,
    onFailure: () => {},
    runLimited: taskQueue(concurrency),
    stops: new Map(),
    listeners: new Set(),
  }
}

export function addPhotos(queue: UploadQueue, files: readonly File[], room: number): void {
  enqueue(queue, newUploads(files, room))
}

/** Resumes stored uploads of an earlier visit, or dismissed ones, from now on for the queue's own target. */
export function resumeStored(
  queue: UploadQueue,
  stored: readonly Omit<StoredPhoto, 'home' | 'keptAt'>[],
): void {
  enqueue(
    queue,
    stored
      .filter(({ key }) => !queue.uploads.some((upload) => upload.key === key))
      .map(uploadOfStored),
  )
}

/** Stores the pending uploads for the queue's target, which has changed. */
export function storeAgain(queue: UploadQueue): void {
  for (const upload of queue.uploads) if (upload.state !== 'refused') persist(queue, upload)
}

export function retryUpload(queue: UploadQueue, { key }: Upload): void {
  update(queue, key, { state: 'preparing', progress: 0 })
  void processUpload(queue, key)
}

/** Retries uploads in these states, after the network or the login has returned. */
export function retryStates(queue: UploadQueue, states: readonly Upload['state'][]): void {
  for (const upload of queue.uploads) if (states.includes(upload.state)) retryUpload(queue, upload)
}

export function dismissUpload(queue: UploadQueue, { key }: Upload): void {
  queue.stops.get(key)?.abort()
  void deletePhoto(key)
  show(
    queue,
    queue.uploads.filter((upload) => upload.key !== key),
  )
}

/** Stops sending. Stored uploads stay for the next visit. */
export function stopQueue(queue: UploadQueue): void {
  for (const stop of queue.stops.values()) stop.abort()
  show(queue, [])
}

function enqueue(queue: UploadQueue, uploads: readonly Upload[]): void {
  show(queue, [...queue.uploads, ...uploads])
  for (const upload of uploads) {
    if (upload.state === 'refused') continue
    persist(queue, upload)
    void processUpload(queue, upload.key)
  }
}

async function processUpload(queue: UploadQueue, key: string): Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  queue.stops.set(key, stop)
  try {
    await prepare(queue, key)
    const outcome = await queue.runLimited(async () => {
      signal.throwIfAborted()
      const upload = update(queue, key, { state: 'sending', progress: 0 })
      return queue.send(upload, (progress) => update(queue, key, { progress }), signal)
    })
    void deletePhoto(key)
    if (outcome === 'duplicate') update(queue, key, { state: 'refused', problem: 'duplicate' })
    else
      show(
        queue,
        queue.uploads.filter((upload) => upload.key !== key),
      )
  } catch (error) {
    if (signal.aborted) return
    const { state } = update(queue, key, stateAfterFailure(error))
    if (state === 'refused') void deletePhoto(key)
    queue.onFailure(error)
  }
}

async function prepare(queue: UploadQueue, key: string): Promise<void> {
  const upload = update(queue, key, { state: 'preparing' })
  const photo = upload.isScaled ? upload.photo : await shrinkPhoto(upload.photo)
  queue.stops.get(key)?.signal.throwIfAborted()
  checkSize(photo)
  persist(queue, update(queue, key, { photo, isScaled: true, state: 'waiting' }))
}

function persist({ home }: UploadQueue, { key, order, name, photo, isScaled }: Upload): void {
  if (home === null) return
  void storePhoto({ key, home, order, name, photo, isScaled, keptAt: Date.now() })
}

function update(queue: UploadQueue, key: string, change: Partial<Upload>): Upload {
  const before = queue.uploads.find((upload) => upload.key === key)
  if (!before) throw new Error('It was taken away')
  const changed = { ...before, ...change }
  show(
    queue,
    queue.uploads.map((upload) => (upload === before ? changed : upload)),
  )
  return changed
}

function show(target: UploadQueue, uploads: readonly Upload[]): void {
  Object.assign(target, { uploads })
  for (const listener of target.listeners) listener()
}
