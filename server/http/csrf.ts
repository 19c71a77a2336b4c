import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isLoopbackHost } from './loopback.ts'

/**
 * CSRF check: whether a state-changing request comes from another site. Browsers send Origin with every POST; a client
 * without one sends no cookie either.
 */
export function isCrossSite({ headers }: FastifyRequest, { publicUrl }: Config): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  return origin !== undefined && !isOwnOrigin(origin, headers, publicUrl)
}

/**
 * Whether an Origin header is the site's own: that of PUBLIC_URL. If PUBLIC_URL is a loopback address, also the
 * requested host if it is `localhost` or an IP address: people in the same network open a trial so, and an IP address,
 * unlike a name, is not open to DNS rebinding.
 */
function isOwnOrigin(
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
