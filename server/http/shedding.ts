import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Condition } from '../condition.ts'
import { countShed } from '../metrics/requests.ts'
import type { UnavailablePages } from '../pages/unavailable-pages.ts'
import { refuse } from './http-server.ts'

interface Parts {
  readonly condition: Pick<Condition, 'isOverloaded'>
  readonly unavailable: Pick<UnavailablePages, 'answer'>
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
}

/** What is answered at any time: health and metrics, and files that cost next to nothing. */
const cheap = /^\/(?:healthz|readyz|metrics|built\/|assets\/|files\/)/

/** What programs read: they get the envelope of calls. */
const machine = /^\/(?:api|openapi|payments|mail|stream|dev|ticket|sitemap|robots)\b/

/**
 * Refuses requests while the process is overloaded, before they cost anything. Finished pages have been served by then.
 * False: not refused.
 */
export function shedder({ condition, unavailable, headers }: Parts) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '' } = request
    if (!condition.isOverloaded() || cheap.test(url)) return false
    countShed()
    if (request.method !== 'GET' || machine.test(url)) refuse(response, 503, headers)
    else {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      unavailable.answer(request, response).catch(() => refuse(response, 503, headers))
    }
    return true
  }
}
