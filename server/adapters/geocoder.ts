import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import type { Geocoder } from '#domains/deps.ts'

const found = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number() }))

/** More than these, and whoever asks would wait too long. */
const mostWaiting = 5

/** Nominatim's rules ask for a user agent that tells who one is and for at most one request a second (`pause`, ms). */
export function nominatim(
  url: string,
  userAgent: string,
  { pause = 1_000, timeLimit = 5_000 } = {},
): Geocoder {
  let nextTurn = 0
  return {
    find: async ({ address, place }) => {
      const now = performance.now()
      const turn = Math.max(now, nextTurn)
      if (turn - now > mostWaiting * pause) return null
      nextTurn = turn + pause
      if (turn > now) await sleep(turn - now)
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
    const [first] = response.ok ? found.parse(await response.json()) : []
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

/** Nobody to ask. */
export const noGeocoder: Geocoder = { find: async () => null }
