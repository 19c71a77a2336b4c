import { forgetPhoto, keepPhoto, type KeptPhoto } from './kept-photos.ts'
import { taskQueue } from './upload-queue.ts'
import { shrinkPhoto } from './shrink.ts'
import { afterTrouble, checkSize, newUploads, uploadOfKept, type Upload } from './uploads.ts'

export type Send = (
  upload: Upload,
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<'sent' | 'duplicate'>

/** Uploads with limited concurrency. */
export interface UploadLine {
  uploads: readonly Upload[]
  send: Send
  /** Id of the advert or link; null: not known yet, so the uploads do not survive a reload. */
  home: string | null
  onTrouble: (error: unknown) => void
  readonly inLane: <T>(task: () => Promise<T>) => Promise<T>
  readonly stops: Map<string, AbortController>
  readonly listeners: Set<() => void>
}

export function openLine(abreast: number): UploadLine {
  return {
    uploads: [],
    send: () => Promise.reject(new Error('Nowhere to send to yet')),
    home: null,
    onTrouble: () => {},
    inLane: taskQueue(abreast),
    stops: new Map(),
    listeners: new Set(),
  }
}

export function addPhotos(line: UploadLine, files: readonly File[], room: number): void {
  take(line, newUploads(files, room))
}

/** Resumes the stored uploads of an earlier visit. */
export function takeKept(line: UploadLine, kept: readonly KeptPhoto[]): void {
  take(
    line,
    kept.filter(({ key }) => !line.uploads.some((upload) => upload.key === key)).map(uploadOfKept),
  )
}

export function retryUpload(line: UploadLine, { key }: Upload): void {
  mark(line, key, { state: 'preparing', progress: 0 })
  void carry(line, key)
}

/** Retries uploads in these states, after the network or the login has returned. */
export function goOn(line: UploadLine, states: readonly Upload['state'][]): void {
  for (const upload of line.uploads) if (states.includes(upload.state)) retryUpload(line, upload)
}

export function dismissUpload(line: UploadLine, { key }: Upload): void {
  line.stops.get(key)?.abort()
  void forgetPhoto(key)
  show(
    line,
    line.uploads.filter((upload) => upload.key !== key),
  )
}

/** Stops sending. Stored uploads stay for the next visit. */
export function stopLine(line: UploadLine): void {
  for (const stop of line.stops.values()) stop.abort()
  show(line, [])
}

function take(line: UploadLine, uploads: readonly Upload[]): void {
  show(line, [...line.uploads, ...uploads])
  for (const upload of uploads) {
    if (upload.state === 'refused') continue
    keep(line, upload)
    void carry(line, upload.key)
  }
}

async function carry(line: UploadLine, key: string): Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  line.stops.set(key, stop)
  try {
    await prepare(line, key)
    const outcome = await line.inLane(async () => {
      signal.throwIfAborted()
      const upload = mark(line, key, { state: 'sending', progress: 0 })
      return line.send(upload, (progress) => mark(line, key, { progress }), signal)
    })
    void forgetPhoto(key)
    if (outcome === 'duplicate') mark(line, key, { state: 'refused', trouble: 'duplicate' })
    else
      show(
        line,
        line.uploads.filter((upload) => upload.key !== key),
      )
  } catch (error) {
    if (signal.aborted) return
    const { state } = mark(line, key, afterTrouble(error))
    if (state === 'refused') void forgetPhoto(key)
    line.onTrouble(error)
  }
}

async function prepare(line: UploadLine, key: string): Promise<void> {
  const upload = mark(line, key, { state: 'preparing' })
  const photo = upload.isScaled ? upload.photo : await shrinkPhoto(upload.photo)
  line.stops.get(key)?.signal.throwIfAborted()
  checkSize(photo)
  keep(line, mark(line, key, { photo, isScaled: true, state: 'waiting' }))
}

function keep({ home }: UploadLine, { key, order, name, photo, isScaled }: Upload): void {
  if (home === null) return
  void keepPhoto({ key, home, order, name, photo, isScaled, keptAt: Date.now() })
}

function mark(line: UploadLine, key: string, change: Partial<Upload>): Upload {
  const before = line.uploads.find((upload) => upload.key === key)
  if (!before) throw new Error('It was taken away')
  const changed = { ...before, ...change }
  show(
    line,
    line.uploads.map((upload) => (upload === before ? changed : upload)),
  )
  return changed
}

function show(target: UploadLine, uploads: readonly Upload[]): void {
  Object.assign(target, { uploads })
  for (const listener of target.listeners) listener()
}
