import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { readExactJson } from './exact-json.ts'
import { twoDecimals } from './amounts.ts'

/** A callback as it came; names of headers are in lower case. */
export interface Callback {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly rawBody: Uint8Array
}

/** A signature counts for five minutes; clocks may differ by half a minute. */
const maxAgeMs = 5 * 60_000
const maxAheadMs = 30_000

/**
 * Body of a callback of checkout v2 whose signature over the raw bytes and the timestamp is right and fresh; else null.
 * Several keys count while one replaces another.
 */
export function readSignedCheckout(
  { headers, rawBody }: Callback,
  keys: readonly string[],
  now: Date,
): unknown {
  const timestamp = headers['x-signature-timestamp'] ?? ''
  const [, signature] = /^sha256=([A-Za-z0-9+/]{43}=)$/.exec(headers['x-signature'] ?? '') ?? []
  if (signature === undefined || !/^\d{13}$/.test(timestamp)) return null
  const age = now.getTime() - Number(timestamp)
  if (age > maxAgeMs || age < -maxAheadMs) return null
  const isSigned = keys.some((key) =>
    isSame(
      signature,
      createHmac('sha256', key).update(rawBody).update(`.${timestamp}`).digest('base64'),
    ),
  )
  return isSigned ? parsed(textOf(rawBody)) : null
}

type Canonical = (text: string) => string | null

/** The result of a callback of the e-commerce API v1, signed by its values in the order of their names; else null. */
export function readSignedCard(callback: Callback, keys: readonly string[]): unknown {
  return readSignedResult(callback, keys, [
    (text) => cardValues(readExactJson(text)),
    // The reference implementation drops zeros at the end of decimals, and what is sent may have them.
    (text) => cardValues(JSON.parse(text)),
  ])
}

/** The result of a callback of MIA, signed likewise, without empty values and with two decimals; else null. */
export function readSignedMia(callback: Callback, keys: readonly string[]): unknown {
  return readSignedResult(callback, keys, [(text) => miaValues(readExactJson(text))])
}

const Signed = z.object({
  result: z.record(z.string(), z.unknown()),
  signature: z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
})

function readSignedResult(
  { rawBody }: Callback,
  keys: readonly string[],
  forms: readonly Canonical[],
): unknown {
  const text = textOf(rawBody)
  const body = Signed.safeParse(parsed(text))
  if (text === null || !body.success) return null
  const { result, signature } = body.data
  const values = forms.map((form) => form(text)).filter((one) => one !== null)
  const isSigned = keys.some((key) =>
    values.some((one) =>
      isSame(signature, createHash('sha256').update(`${one}:${key}`).digest('base64')),
    ),
  )
  return isSigned ? result : null
}

const Flat = z.object({
  result: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

function cardValues(body: unknown): string | null {
  const flat = Flat.safeParse(body)
  if (!flat.success) return null
  return Object.entries(flat.data.result)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => phpText(value))
    .join(':')
}

/** Text of a value as PHP casts it, in which the reference implementation is written. */
function phpText(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? '1' : ''
  return value === null ? '' : String(value)
}

const moneyNames: readonly string[] = ['amount', 'commission']

function miaValues(body: unknown): string | null {
  const flat = Flat.safeParse(body)
  if (!flat.success) return null
  const values = Object.entries(flat.data.result)
    .map(([name, value]) => ({ name: name.toLowerCase(), text: String(value ?? '') }))
    .filter(({ text }) => text.trim() !== '')
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, text }) => (moneyNames.includes(name) ? twoDecimals(text) : text))
  return values.every((value) => value !== null) ? values.join(':') : null
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : readExactJson(text)
  } catch {
    return null
  }
}

/** In constant time. */
function isSame(received: string, right: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
