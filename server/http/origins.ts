import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether a host, as a URL has it, is this machine alone. */
export function isLoopbackHost(hostname: string): boolean {
  return loopbackNames.includes(hostname)
}

/** Whether a connection comes from this machine. */
export function isLoopbackAddress(address: string | undefined): boolean {
  const plain = address?.replace(/^::ffff:/, '') ?? ''
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'))
}

/**
 * Whether the page that sent a request is one of ours: that of PUBLIC_URL. In a trial on this machine also the one
 * of the host that was asked, where it is `localhost` or an address: people on the same network open the site so,
 * and an address, unlike a name, cannot be pointed here by a stranger (DNS rebinding).
 */
export function isOwnOrigin(
  origin: string,
  { host }: Pick<IncomingHttpHeaders, 'host'>,
  publicUrl: URL,
): boolean {
  if (origin === publicUrl.origin) return true
  if (!isLoopbackHost(publicUrl.hostname) || !URL.canParse(origin)) return false
  const own = new URL(origin)
  const isAddress = isIP(own.hostname.replace(/^\[(.*)\]$/, '$1')) > 0
  return own.host === host && (isAddress || isLoopbackHost(own.hostname))
}
