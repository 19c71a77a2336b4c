import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { listStoredPhotos } from './stored-photos.ts'
import {
  addPhotos,
  dismissUpload,
  retryStates,
  createUploadQueue,
  retryUpload,
  stopQueue,
  resumeStored,
  storeAgain,
  type Send,
} from './upload-queue.ts'
import { takesRoom, type Upload } from './uploads.ts'

const tryAgainMs = 15_000
const none: readonly Upload[] = []

export interface Uploads {
  readonly uploads: readonly Upload[]
  /** The stored uploads are being looked up. */
  readonly isOpening: boolean
  /** `room`: number of free places. */
  readonly add: (files: readonly File[], room: number) => void
  readonly retry: (upload: Upload) => void
  readonly dismiss: (upload: Upload) => void
  /** Takes up uploads that were dismissed. */
  readonly putBack: (uploads: readonly Upload[]) => void
  /** Retries every upload that can be, after a login. */
  readonly resume: () => void
}

interface UploadOptions {
  /** Id of the advert or link; null: not known yet. */
  readonly home: string | null
  /** Name under which photos are stored while `home` is null; absent: they are not. */
  readonly homeBefore?: string
  /** Number of parallel uploads. */
  readonly concurrency: number
  readonly send: Send
  readonly onFailure?: (error: unknown) => void
}

/** Uploads that resume by themselves after a network failure or a reload. */
export function useUploads({
  home: known,
  homeBefore,
  concurrency,
  send,
  onFailure = () => {},
}: UploadOptions): Uploads {
  const home = known ?? homeBefore ?? null
  const [queue] = useState(() => createUploadQueue(concurrency))
  const [isOpening, setIsOpening] = useState(home !== null)
  const homeOfQueue = useRef(home)
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
    const before = homeOfQueue.current
    homeOfQueue.current = home
    const isSettled = before !== home && before !== null && before === homeBefore
    // What was selected before the advert was created belongs to it.
    if (before !== home && before !== null && !isSettled) stopQueue(queue)
    if (home === null) return
    let isMounted = true
    const homes = isSettled ? [before, home] : [home]
    void Promise.all(homes.map(listStoredPhotos)).then((stored) => {
      if (!isMounted) return
      resumeStored(queue, stored.flat())
      setIsOpening(false)
    })
    if (isSettled) storeAgain(queue)
    return () => {
      isMounted = false
    }
  }, [home, homeBefore, queue])
  useEffect(() => () => stopQueue(queue), [queue])

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
    isOpening,
    add: useCallback((files, room) => addPhotos(queue, files, room), [queue]),
    retry: useCallback((upload) => retryUpload(queue, upload), [queue]),
    dismiss: useCallback((upload) => dismissUpload(queue, upload), [queue]),
    putBack: useCallback((again) => resumeStored(queue, again.filter(takesRoom)), [queue]),
    resume: useCallback(() => retryStates(queue, ['held', 'stalled', 'failed']), [queue]),
  }
}
