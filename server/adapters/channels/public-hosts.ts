import { lookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, isPublicName } from '#domains/outgoing/addresses.ts'

/** Whether a URL names a host of the public internet, by https at its usual port. What it resolves to is not known yet. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  const isPlain = protocol === 'https:' && port === '' && username + password === ''
  return isPlain && isPublicName(hostname)
}

/** Code of the error for a name that leads into a private network. */
export const notPublicCode = 'ENOTPUBLIC'

/** Resolves a name for the connection that is made next; so the address that was checked is the one that is called. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('No address'), '', 0)
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return done(Object.assign(new Error('Not a public host'), { code: notPublicCode }), '', 0)
    }
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}
