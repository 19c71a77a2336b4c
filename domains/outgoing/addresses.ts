import { BlockList, isIP } from 'node:net'

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
    ['192.88.99.0', 24],
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

/** The public part of IPv6, without what leads to IPv4, to examples and to protocols. Mapped and NAT64 are outside it. */
const publicIPv6 = new BlockList()
publicIPv6.addSubnet('2000::', 3, 'ipv6')
const reservedIPv6 = new BlockList()
reservedIPv6.addSubnet('2001::', 23, 'ipv6')
reservedIPv6.addSubnet('2001:db8::', 32, 'ipv6')
reservedIPv6.addSubnet('2002::', 16, 'ipv6')
reservedIPv6.addSubnet('3fff::', 20, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateNetworks.check(address, 'ipv4')
  return publicIPv6.check(address, 'ipv6') && !reservedIPv6.check(address, 'ipv6')
}

/** Whether a host is a name that the public internet can know: not an address, not of a local network. */
export function isPublicName(host: string): boolean {
  const isName = host.includes('.') && !host.startsWith('[') && isIP(host) === 0
  return isName && !/\.(local|localhost|internal|lan|home|test)\.?$/.test(host)
}

/** The host of a URL as it is written; browsers read 2130706433, 0x7f.1 and 0177.0.0.1 as 127.0.0.1. */
function writtenHost(text: string): string {
  const [, authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(text) ?? []
  return authority.replace(/:\d*$/, '').toLowerCase()
}

/** A URL that may be called if its host leads to public addresses; null if it may not be, whatever it leads to. */
export function callableUrl(text: string, allowsLocal: boolean): URL | null {
  if (/[\s\\]/.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username + url.password !== '') return null
  if (allowsLocal && url.hostname === '127.0.0.1') return url
  const hasUsualPort = ['', '80', '443'].includes(url.port) || allowsLocal
  const address = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isUsualHost =
    isIP(address) === 0
      ? isPublicName(url.hostname)
      : isPublicAddress(address) && writtenHost(text) === url.hostname
  return hasUsualPort && isUsualHost ? url : null
}
