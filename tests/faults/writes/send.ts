import { setTimeout as delay } from 'node:timers/promises'
import { smallPhoto } from '#tests/support/photos.ts'
import type { Person } from '../../bench/people/fill.ts'

type Answer = Readonly<Record<string, unknown>>

/** Makes a call; null if it was not carried out, or nobody knows. */
export interface Send {
  (person: Person, path: string, action: string, fields: object): Promise<Answer | null>
  /** The same with a photo. */
  readonly photo: (person: Person, path: string, fields: object) => Promise<Answer | null>
}

/** What was refused, by call and code. */
export type Refusals = Map<string, number>

const patienceMs = 20_000
/** Pause of somebody who has written too much, ms. */
const tooMuchMs = 1_000

/** Calls of a site, whose refusals are counted. */
export function sender(address: string, refusals: Refusals): Send {
  const read = async (what: string, sent: Promise<Response>): Promise<Answer | null> => {
    const answer: Answer | null = await sent
      .then(async (response) => Object(await response.json()))
      .catch(() => null)
    if (answer === null || answer['success'] === true) return answer
    const refusal = `${what}: ${String(answer['code'])}`
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
    if (answer['code'] === 'too_many_requests') await delay(tooMuchMs)
    return null
  }
  const send = (person: Person, path: string, action: string, fields: object) =>
    read(
      action,
      fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { cookie: person.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ action, ...fields }),
        signal: AbortSignal.timeout(patienceMs),
      }),
    )
  const photo = async (person: Person, path: string, fields: object) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ action: 'uploadImage', ...fields }))
      body.append(name, String(value))
    body.append('file', new Blob([new Uint8Array(await smallPhoto('png'))]))
    const init = { method: 'POST', headers: { cookie: person.cookie }, body }
    const signal = AbortSignal.timeout(patienceMs)
    return read('uploadImage', fetch(`${address}/api${path}`, { ...init, signal }))
  }
  return Object.assign(send, { photo })
}
