import { lookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 networks that are not the public internet. */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
  ] as const),
  ...([
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
  ] as const),
  ...([
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')

/** The public part of IPv6, without what leads to IPv4 and to examples. */
const publicIPv6 = new BlockList()
publicIPv6.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
tunnels.addSubnet('2001::', 32, 'ipv6')
tunnels.addSubnet('2001:db8::', 32, 'ipv6')
tunnels.addSubnet('2002::', 16, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateNetworks.check(address, 'ipv4')
  return publicIPv6.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}

/** Whether a URL names a host of the public internet, by https at its usual port. What it resolves to is not known yet. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  const isName = hostname.includes('.') && !hostname.startsWith('[') && isIP(hostname) === 0
  const isLocal = /\.(local|localhost|internal|lan|home|test)\.?$/.test(hostname)
  return protocol === 'https:' && port === '' && username + password === '' && isName && !isLocal
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
