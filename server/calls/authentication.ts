import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#domains/deps.ts'
import type { SessionDoor, User, Visitor } from '#domains/implement.ts'
import { networkOf } from '#domains/network.ts'
import { knownDeviceOf, userOfToken, type KnownUser } from '#domains/accounts/service.ts'
import type { Config } from '../config.ts'
import { isOwnOrigin } from '../http/origins.ts'

const robots = /bot\b|crawl|spider|slurp|facebookexternalhit|link ?preview/i

/** Name of the session cookie: bound to this host alone where the site runs on https. */
export function sessionCookie(config: Pick<Config, 'publicUrl'>): string {
  return cookieName(config, 'session')
}

function cookieName({ publicUrl }: Pick<Config, 'publicUrl'>, name: 'session' | 'device'): string {
  return publicUrl.protocol === 'https:' ? `__Host-${name}` : name
}

/** Who calls: the user of the token or, without one, of the cookie; else a visitor. */
export interface Caller {
  readonly user: User | null
  readonly visitor: Visitor
  /** The cookie that takes the place of one older than a day: who comes back stays logged in. */
  readonly renewed?: KnownUser['renewed'] | undefined
  /** A token was sent that is worth nothing. */
  readonly hasBadToken: boolean
}

export async function identify(
  deps: Deps,
  config: Config,
  request: FastifyRequest,
  token: string | undefined,
): Promise<Caller> {
  const cookie = request.cookies[sessionCookie(config)]
  const visitorId = token ? await deps.tokens.read('visitor', token) : null
  const login = visitorId ? cookie : token || cookie
  const user = login ? await userOfToken(deps, login) : null
  // Nothing that a page reads asks for it, and the signature would be checked for each of them.
  const device =
    request.method === 'POST' ? request.cookies[cookieName(config, 'device')] : undefined
  return {
    user,
    renewed: login === cookie ? user?.renewed : undefined,
    visitor: {
      id: visitorId,
      address: addressOf(request),
      isRobot: robots.test(request.headers['user-agent'] ?? ''),
      device: deviceName(request.headers['user-agent'] ?? ''),
      knownDevice: await knownDeviceOf(deps, device),
    },
    hasBadToken: Boolean(token) && !visitorId && !user,
  }
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** "Chrome, Android", for the owner to know a session by; empty for what is no browser. */
function deviceName(userAgent: string): string {
  const nameIn = (list: typeof browsers): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ')
}

/** Lets a call open or close the session of the browser that made it. */
export function sessionDoor(config: Config, reply: FastifyReply): SessionDoor {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.protocol === 'https:',
  } as const
  return {
    open: (token, expires) =>
      void reply.setCookie(sessionCookie(config), token, { ...options, expires }),
    remember: (token, expires) =>
      void reply.setCookie(cookieName(config, 'device'), token, { ...options, expires }),
    close: () => void reply.clearCookie(sessionCookie(config), options),
  }
}

/** For limits. A browser that has hung up in the middle has no address any more. */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return ip === undefined ? '' : networkOf(ip)
}

/** Puts a fresh cookie in the place of one that has become old. */
export function renewSession(config: Config, reply: FastifyReply, { renewed }: Caller): void {
  if (renewed) sessionDoor(config, reply).open(renewed.token, renewed.expiresAt)
}

/**
 * Whether a request that changes something comes from our own pages or from a program. Browsers name the origin
 * of every POST; a client of the calls that is no browser sends none and carries no cookie.
 */
export function isForeign({ headers }: FastifyRequest, { publicUrl }: Config): boolean {
  const { origin } = headers
  if (headers['sec-fetch-site'] === 'cross-site') return true
  return origin !== undefined && !isOwnOrigin(origin, headers, publicUrl)
}
