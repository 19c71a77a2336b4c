import { randomFrom } from './random.ts'

interface Traffic {
  /** Requests of visitors a second, all processes together. */
  readonly rate: number
  readonly processes: number
  /** Different pages that are asked for; the nth most popular 1/n as often as the first (Zipf). */
  readonly pages: number
  /** Pages that a process can keep. */
  readonly room: number
  /** Seconds that a page is fresh. */
  readonly freshSeconds: number
}

const maxRequests = 400_000

/**
 * Share of requests that find a finished page, by simulation: requests go to processes in turn, each of which keeps pages
 * for itself, the least recently used go first. The first half of the requests fills the caches and is not counted.
 */
export function finishedShare({ rate, processes, pages, room, freshSeconds }: Traffic): number {
  const random = randomFrom(20_261)
  const caches = Array.from({ length: processes }, () => new Map<number, number>())
  const requests = Math.min(maxRequests, Math.ceil(rate * freshSeconds * 4))
  let finished = 0
  for (let nth = 0; nth < requests; nth++) {
    const now = nth / rate
    const page = Math.floor(pages ** random())
    const cache = caches[nth % processes] ?? new Map<number, number>()
    const until = cache.get(page) ?? -1
    const isFresh = until > now
    if (isFresh && nth >= requests / 2) finished++
    cache.delete(page)
    cache.set(page, isFresh ? until : now + freshSeconds)
    const [oldest] = cache.keys()
    if (cache.size > room && oldest !== undefined) cache.delete(oldest)
  }
  return finished / Math.floor(requests / 2)
}
