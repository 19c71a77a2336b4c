import { streamPath } from '#contract/people/stream.ts'
import type { LiveEvent } from './live-events.ts'

type OnEvent = (event: LiveEvent) => void

const firstPauseMs = 30_000
const longestPauseMs = 300_000

/**
 * Opens the stream of the user's events. The tabs of a browser share one: whoever holds the lock has it open and
 * broadcasts; when that tab goes, the next one takes over. Without locks each tab opens its own. Returns the function
 * that closes it.
 */
export function openEventStream(userId: string, onEvent: OnEvent): () => void {
  const name = `stream:${userId}`
  const stop = new AbortController()
  const { signal } = stop
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) {
    void readStream(onEvent, signal)
    return () => stop.abort()
  }
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => onEvent(data))
  const share: OnEvent = (event) => {
    onEvent(event)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    channel.postMessage(event)
  }
  navigator.locks.request(name, { signal }, () => readStream(share, signal)).catch(() => undefined)
  return () => {
    stop.abort()
    channel.close()
  }
}

/** Resolves when aborted. The browser reconnects after a lost connection; after a refusal this does, ever less often. */
function readStream(onEvent: OnEvent, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let refusals = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let source: EventSource
  const open = (): void => {
    source = new EventSource(streamPath)
    source.addEventListener('open', () => {
      refusals = 0
      onEvent({ kind: 'open' })
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      onEvent(JSON.parse(data)),
    )
    source.addEventListener('error', () => {
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, Math.min(firstPauseMs * 2 ** refusals++, longestPauseMs))
    })
  }
  const close = (): void => {
    clearTimeout(timer)
    source.close()
    resolve()
  }
  open()
  signal.addEventListener('abort', close, { once: true })
  return promise
}
