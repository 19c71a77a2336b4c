import { accounts } from './bank-order.ts'
import { signCard, signCheckout, signMia, type SentCallback } from './callbacks.ts'

export interface Forgery extends SentCallback {
  readonly how: string
}

interface Genuine {
  /** As the bank would send it now, and one of another payment of the same kind. */
  readonly own: SentCallback
  readonly other: SentCallback
  readonly now: number
}

const secrets = Object.values(accounts).map(({ secret }) => secret)
const guesses = ['', 'key', 'null', 'undefined', '0', ...secrets]

/** Callbacks as somebody might make them who knows everything but the key. All of them are to be refused. */
export function* forgeriesOf(url: string, genuine: Genuine): Generator<Forgery> {
  const { own, other } = genuine
  const forged = (how: string, changed: Partial<SentCallback>): Forgery => ({
    ...own,
    ...changed,
    ...{ url, how },
  })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const headers = { ...own.headers, 'content-type': type }
    yield forged('no JSON', { headers, body: `a=${encodeURIComponent(own.body)}` })
  }
  for (const body of ['', `[${own.body}]`, own.body.slice(0, -1), `${own.body} x`])
    yield forged('another shape', { body })
  yield forged('in capitals', { body: own.body.toUpperCase() })
  if ('x-signature' in own.headers) {
    for (const body of changedBytes(own.body, other.body)) yield forged('changed bytes', { body })
    yield forged('the signature of another payment', { headers: other.headers })
    yield* checkoutForgeries(url, genuine)
  } else {
    yield* valueForgeries(url, genuine)
    yield* resultForgeries(url, genuine)
  }
}

/** Single characters, order, spaces and doubled names. */
function* changedBytes(body: string, other: string): Generator<string> {
  for (let at = 0; at < body.length; at += Math.ceil(body.length / 130)) {
    yield body.slice(0, at) + neighbour(body.charAt(at)) + body.slice(at + 1)
    yield body.slice(0, at) + body.slice(at + 1)
  }
  const orderId = orderIdOf(other)
  yield body.replace(orderIdOf(body), orderId)
  yield body.replace('{', `{"orderId":"${orderId}",`)
  yield body.replace(/\}$/, `,"orderId":"${orderId}"}`)
  yield body.replace(':', ': ')
  yield `${body}\n`
  yield ` ${body}`
  yield JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).toReversed()))
}

function neighbour(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) ^ 1)
}

function* checkoutForgeries(url: string, { own, now }: Genuine): Generator<Forgery> {
  const { body } = own
  const signed = (how: string, headers: Readonly<Record<string, string>>): Forgery => ({
    ...{ url, how, body },
    headers: { 'content-type': 'application/json', ...headers },
  })
  for (const key of guesses) yield signed('another key', signCheckout(body, now, key))
  for (const { key } of [accounts.cards, accounts.mia])
    yield signed('the key of another account', signCheckout(body, now, key))
  for (let minutes = 6; minutes < 26; minutes++) {
    yield signed('too old', signCheckout(body, now - minutes * 60_000))
    yield signed('of the future', signCheckout(body, now + minutes * 60_000))
  }
  const right = signCheckout(body, now)
  const { 'x-signature': signature, 'x-signature-timestamp': timestamp } = right
  const mac = signature.slice('sha256='.length)
  yield signed('without signature', { 'x-signature-timestamp': timestamp })
  yield signed('without timestamp', { 'x-signature': signature })
  yield signed('without both', {})
  yield signed('another timestamp', { ...right, 'x-signature-timestamp': String(now + 1) })
  for (const text of ['', 'sha1=', 'SHA256=', 'none=', 'sha256==', 'sha256= '])
    yield signed('another algorithm', { ...right, 'x-signature': text + mac })
  const hex = Buffer.from(mac, 'base64').toString('hex')
  yield signed('in hex', { ...right, 'x-signature': `sha256=${hex}` })
  yield signed('twice', { ...right, 'x-signature': `${signature}, ${signature}` })
}

/** Every value changed in every character, with the signature of the right ones. */
function* valueForgeries(url: string, { own }: Genuine): Generator<Forgery> {
  const { result, signature } = JSON.parse(own.body)
  const forged = (name: string, value: unknown): Forgery => {
    const body = JSON.stringify({ result: { ...result, [name]: value }, signature })
    return { ...own, url, how: `another ${name}`, body }
  }
  for (const [name, value] of Object.entries(result)) {
    if (typeof value === 'number')
      for (const by of [0.01, 1, 10, 1_000]) yield forged(name, value + by)
    if (typeof value !== 'string') continue
    for (let at = 0; at < value.length; at++) {
      yield forged(name, value.slice(0, at) + neighbour(value.charAt(at)) + value.slice(at + 1))
      if (at > 0) yield forged(name, value.slice(0, at))
    }
  }
}

function* resultForgeries(url: string, { own, other }: Genuine): Generator<Forgery> {
  const { result, signature } = JSON.parse(own.body)
  const forged = (how: string, body: string): Forgery => ({ ...own, url, how, body })
  const signed = (how: string, by: unknown, values: object = result): Forgery =>
    forged(how, JSON.stringify({ result: values, signature: by }))
  for (const key of [...guesses, accounts.checkout.key]) {
    yield forged('another key', signCard(result, key))
    yield forged('another key', signMia(result, key))
  }
  const wrongOne = 'rtpId' in result || 'qrId' in result ? signCard : signMia
  yield forged('the signature of another method', wrongOne(result))
  for (const [name, value] of Object.entries(result)) {
    const { [name]: _left, ...rest } = result
    if (value !== null) yield signed(`without ${name}`, signature, rest)
    yield signed(`${name} as a list`, signature, { ...result, [name]: [value] })
    yield signed(`${name} as an object`, signature, { ...result, [name]: { value } })
  }
  for (const by of [
    null,
    0,
    true,
    '',
    'x',
    [signature],
    { signature },
    JSON.parse(other.body).signature,
  ])
    yield signed('another signature', by)
  const doubled = `,"orderId":"${orderIdOf(other.body)}"},"signature"`
  yield forged('a name twice', own.body.replace('},"signature"', doubled))
  yield forged('without signature', JSON.stringify({ result }))
  yield forged('without result', JSON.stringify({ signature }))
  yield forged('signed inside', JSON.stringify({ result: { ...result, signature } }))
}

function orderIdOf(body: string): string {
  return /"orderId":"([^"]+)"/.exec(body)?.[1] ?? ''
}
