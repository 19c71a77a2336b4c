import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { keptPhotos } from './kept-photos.ts'
import {
  addPhotos,
  dismissUpload,
  goOn,
  openLine,
  retryUpload,
  stopLine,
  takeKept,
  type Send,
} from './upload-line.ts'
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

interface Way {
  /** Id of the advert or link; null: not known yet. */
  readonly home: string | null
  /** Number of parallel uploads. */
  readonly abreast: number
  readonly send: Send
  readonly onTrouble?: (error: unknown) => void
}

/** Uploads that resume by themselves after a network failure or a reload. */
export function useUploads({ home, abreast, send, onTrouble = () => {} }: Way): Uploads {
  const [line] = useState(() => openLine(abreast))
  const subscribe = useCallback(
    (listener: () => void) => {
      line.listeners.add(listener)
      return () => line.listeners.delete(listener)
    },
    [line],
  )
  const uploads = useSyncExternalStore(
    subscribe,
    () => line.uploads,
    () => none,
  )
  useEffect(() => {
    Object.assign(line, { send, home, onTrouble })
  })
  useEffect(() => {
    if (home === null) return
    let isHere = true
    void keptPhotos(home).then((kept) => isHere && takeKept(line, kept))
    return () => {
      isHere = false
      stopLine(line)
    }
  }, [home, line])

  const isStalled = uploads.some(({ state }) => state === 'stalled')
  useEffect(() => {
    if (!isStalled) return
    const again = (): void => goOn(line, ['stalled'])
    // Phones do not always report that the network is back.
    const timer = setInterval(again, tryAgainMs)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isStalled, line])

  return {
    uploads,
    add: useCallback((files, room) => addPhotos(line, files, room), [line]),
    retry: useCallback((upload) => retryUpload(line, upload), [line]),
    dismiss: useCallback((upload) => dismissUpload(line, upload), [line]),
    resume: useCallback(() => goOn(line, ['stalled', 'failed']), [line]),
  }
}
