import type { StreamEvent } from '#contract/people/stream.ts'

/** `open`: a stream has been opened, so events before it may have been missed. */
export type LiveEvent = StreamEvent | { readonly kind: 'open' }

const listeners = new Set<(event: LiveEvent) => void>()

/** Calls the listener for each event of the user's stream. Returns the cleanup function. */
export function listenLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitLive(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}
