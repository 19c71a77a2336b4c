import { openEventStream } from '../../lib/messages/event-stream.ts'
import { emitLive, type LiveEvent } from '../../lib/messages/live-events.ts'
import { keepSending } from '../../lib/messages/own-outbox.ts'
import { pollInboxNow } from '../inbox.ts'

/** Starts the stream and the outbox of a user. Returns the function that stops both. */
export function startLive(userId: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const open = (): (() => void) => openEventStream(userId, onEvent)
  let close = open()
  // A lock or an open stream would keep the page out of the browser's back-forward cache.
  window.addEventListener('pagehide', () => close(), { signal })
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) close = open()
    },
    { signal },
  )
  const stopSending = keepSending(userId)
  return () => {
    stop.abort()
    close()
    stopSending()
  }
}

function onEvent(event: LiveEvent): void {
  emitLive(event)
  if (event.kind === 'inbox' || event.kind === 'message') pollInboxNow()
}
