import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether a hostname, as in a URL, is a loopback one. */
export function isLoopbackHost(hostname: string): boolean {
  return loopbackNames.includes(hostname)
}

/** Whether an address is a loopback one. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? ''
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

const forwarded = /^(forwarded|via|x-forwarded-.+|x-real-ip|cf-connecting-ip|true-client-ip)$/

/**
 * Whether the client is on this machine and uses a loopback host: a foreign name could resolve to this machine (DNS
 * rebinding). A forwarded request is local only if all trusted proxies are.
 */
export function isFromThisMachine({ headers, socket, ip, ips = [] }: FastifyRequest): boolean {
  const { host = '' } = headers
  if (!isLoopbackAddress(socket.remoteAddress) || !isLoopbackHost(host.replace(/:\d+$/, '')))
    return false
  const isForwarded = Object.keys(headers).some((name) => forwarded.test(name))
  return !isForwarded || (ips.length > 1 && [ip, ...ips].every(isLoopbackAddress))
}
