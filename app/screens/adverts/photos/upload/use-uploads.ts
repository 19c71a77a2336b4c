import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { listStoredPhotos } from './stored-photos.ts'
import {
  addPhotos,
  dismissUpload,
  retryStates,
  createUploadQueue,
  retryUpload,
  stopQueue,
  resumeStored,
  type Send,
} from './upload-queue.ts'
import type { Upload } from './uploads.ts'

const tryAgainMs = 15_000
const none: readonly Upload[] = []

export interface Uploads {
  readonly uploads: readonly Upload[]
  /** `room`: number of free places. */
  readonly add: (files: readonly File[], room: number) => void
  readonly retry: (upload: Upload) => void
  readonly dismiss: (upload: Upload) => void
  /** Retries every upload that can be, after a login. */
  readonly resume: () => void
}

interface UploadOptions {
  /** Id of the advert or link; null: not known yet. */
  readonly home: string | null
  /** Number of parallel uploads. */
  readonly concurrency: number
  readonly send: Send
  readonly onFailure?: (error: unknown) => void
}

/** Uploads that resume by themselves after a network failure or a reload. */
export function useUploads({
  home,
  concurrency,
  send,
  onFailure = () => {},
}: UploadOptions): Uploads {
  const [queue] = useState(() => createUploadQueue(concurrency))
  const subscribe = useCallback(
    (listener: () => void) => {
      queue.listeners.add(listener)
      return () => queue.listeners.delete(listener)
    },
    [queue],
  )
  const uploads = useSyncExternalStore(
    subscribe,
    () => queue.uploads,
    () => none,
  )
  useEffect(() => {
    Object.assign(queue, { send, home, onFailure })
  })
  useEffect(() => {
    if (home === null) return
    let isMounted = true
    void listStoredPhotos(home).then((stored) => isMounted && resumeStored(queue, stored))
    return () => {
      isMounted = false
      stopQueue(queue)
    }
  }, [home, queue])

  const isStalled = uploads.some(({ state }) => state === 'stalled')
  useEffect(() => {
    if (!isStalled) return
    const again = (): void => retryStates(queue, ['stalled'])
    // Phones do not always report that the network is back.
    const timer = setInterval(again, tryAgainMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isStalled, queue])

  return {
    uploads,
    add: useCallback((files, room) => addPhotos(queue, files, room), [queue]),
    retry: useCallback((upload) => retryUpload(queue, upload), [queue]),
    dismiss: useCallback((upload) => dismissUpload(queue, upload), [queue]),
    resume: useCallback(() => retryStates(queue, ['stalled', 'failed']), [queue]),
  }
}
