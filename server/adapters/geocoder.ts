import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { Geocoder } from '#domains/deps.ts'

const searchResults = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number() }))

/** Requests that may wait; further ones return null at once. */
const maxWaiting = 5

/**
 * Nominatim client. Its usage policy requires an identifying user agent and at most one request a second (`pause`, ms).
 */
export function nominatim(
  url: string,
  userAgent: string,
  { pause = 1_000, timeLimit = 5_000 } = {},
): Geocoder {
  let nextStart = 0
  return {
    find: async ({ address, place }) => {
      const now = performance.now()
      const start = Math.max(now, nextStart)
      if (start - now > maxWaiting * pause) return null
      nextStart = start + pause
      if (start > now) await sleep(start - now)
      const request = new URL(`${url.replace(/\/+$/, '')}/search`)
      request.search = new URLSearchParams({
        format: 'jsonv2',
        limit: '1',
        countrycodes: 'md',
        street: address,
        city: place,
      }).toString()
      return ask(request, { userAgent, timeLimit })
    },
  }
}

type Position = Awaited<ReturnType<Geocoder['find']>>

async function ask(
  request: URL,
  { userAgent, timeLimit }: { userAgent: string; timeLimit: number },
): Promise<Position> {
  try {
    const response = await fetch(request, {
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    })
    const [first] = response.ok ? searchResults.parse(await response.json()) : []
    return first ? inMoldova({ latitude: first.lat, longitude: first.lon }) : null
  } catch {
    return null
  }
}

function inMoldova(position: { latitude: number; longitude: number }): Position {
  const { latitude, longitude } = position
  const isInside = latitude >= 45.4 && latitude <= 48.6 && longitude >= 26.5 && longitude <= 30.3
  return isInside ? position : null
}

/** Used when no geocoder is configured: finds nothing. */
export const noGeocoder: Geocoder = { find: async () => null }
