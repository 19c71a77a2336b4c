import type { Clock } from '#domains/deps.ts'

export interface AccessToken {
  readonly token: string
  /** Life of the token. */
  readonly seconds: number
}

export interface TokenCache {
  /** A token that lives; callers that ask at the same time wait for one request. */
  readonly get: () => Promise<string>
  /** Drops a token that the service has refused. */
  readonly drop: (token: string) => void
}

/** A token is renewed so long before its end that no request leaves with one that ends on the way. */
const marginSeconds = 30

/** Keeps the access token of one account; there is no refresh token, so another one is asked for. */
export function tokenCache(ask: () => Promise<AccessToken>, clock: Clock): TokenCache {
  let current: { readonly token: string; readonly renewAt: number } | null = null
  let asking: Promise<string> | null = null
  const renew = async (): Promise<string> => {
    const { token, seconds } = await ask()
    const lasts = Math.max(seconds - marginSeconds, seconds / 2)
    current = { token, renewAt: clock.now().getTime() + lasts * 1_000 }
    return token
  }
  return {
    get: () => {
      if (current && clock.now().getTime() < current.renewAt) return Promise.resolve(current.token)
      asking ??= renew().finally(() => {
        asking = null
      })
      return asking
    },
    drop: (token) => {
      if (current?.token === token) current = null
    },
  }
}
