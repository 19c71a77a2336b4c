import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#domains/deps.ts'
import type { SessionCookies, User, Visitor } from '#domains/implement.ts'
import { networkOf } from '#domains/lib/network.ts'
import { knownDeviceOf, userOfToken, type KnownUser } from '#domains/accounts/service.ts'
import type { Config } from '../config.ts'

const robots = /bot\b|crawl|spider|slurp|facebookexternalhit|link ?preview/i

/** Whether a user agent says that it is a robot. */
export function isRobot(userAgent: string | undefined): boolean {
  return robots.test(userAgent ?? '')
}

/** Name of the session cookie, with the `__Host-` prefix on https. */
export function sessionCookie(config: Pick<Config, 'publicUrl'>): string {
  return cookieName(config, 'session')
}

/** Name of the cookie of those who have just written something. */
export function writeCookie(config: Pick<Config, 'publicUrl'>): string {
  return cookieName(config, 'wrote')
}

type CookieName = 'session' | 'device' | 'wrote'

/** Seconds in which who has written reads from the primary; a replica that is as old as this is not read. */
const freshSeconds = 10

function cookieName({ publicUrl }: Pick<Config, 'publicUrl'>, name: CookieName): string {
  return publicUrl.protocol === 'https:' ? `__Host-${name}` : name
}

/** Who makes a call: the user of the token or, without one, of the cookie; else a visitor. */
export interface Caller {
  readonly user: User | null
  readonly visitor: Visitor
  /** Of the user, newest first; read for a page. */
  readonly favorites?: readonly number[] | undefined
  /** Replacement for a session cookie older than a day, so that regular users stay logged in. */
  readonly renewed?: KnownUser['renewed'] | undefined
  /** An invalid token was sent. */
  readonly hasBadToken: boolean
}

export async function identify(
  deps: Deps,
  config: Config,
  request: FastifyRequest,
  token: string | undefined,
  isForPage = false,
): Promise<Caller> {
  const cookie = request.cookies[sessionCookie(config)]
  const visitorId = token ? await deps.tokens.read('visitor', token) : null
  const login = visitorId ? cookie : token || cookie
  const user = login ? await userOfToken(deps, login, isForPage) : null
  // Page requests do not use it, so its signature is not verified for them.
  const device =
    request.method === 'POST' ? request.cookies[cookieName(config, 'device')] : undefined
  return {
    user,
    favorites: user?.favorites,
    renewed: login === cookie ? user?.renewed : undefined,
    visitor: {
      id: visitorId,
      address: addressOf(request),
      isRobot: isRobot(request.headers['user-agent']),
      device: deviceName(request.headers['user-agent'] ?? ''),
      knownDevice: await knownDeviceOf(deps, device),
    },
    hasBadToken: Boolean(token) && !visitorId && !user,
  }
}

/** Who asks for a page that is the same for everybody. */
export function anonymousCaller(request: FastifyRequest): Caller {
  const { 'user-agent': agent } = request.headers
  return {
    user: null,
    visitor: { id: null, address: addressOf(request), isRobot: isRobot(agent), device: '' },
    hasBadToken: false,
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

/** "Chrome, Android", shown to owners in their list of sessions; empty for an unknown client. */
function deviceName(userAgent: string): string {
  const nameIn = (list: typeof browsers): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ')
}

/** Opens and closes the session of the browser that made the call, by its cookies. */
export function sessionCookies(
  config: Config,
  reply: FastifyReply,
): SessionCookies & { readonly noteWrite: () => void } {
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
    noteWrite: () =>
      void reply.setCookie(writeCookie(config), '1', { ...options, maxAge: freshSeconds }),
  }
}

/** Network address for rate limits; empty once the connection is closed. */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  return ip === undefined ? '' : networkOf(ip)
}

/** Sets a fresh session cookie if the old one is due for renewal. */
export function renewSession(config: Config, reply: FastifyReply, { renewed }: Caller): void {
  if (renewed) sessionCookies(config, reply).open(renewed.token, renewed.expiresAt)
}
