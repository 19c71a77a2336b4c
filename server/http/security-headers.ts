import type { Config } from '../config.ts'

type Settings = Pick<
  Config,
  'publicUrl' | 'FILES_URL' | 'AVATARS_URL' | 'BANNERS_URL' | 'MAP_TILES_URL'
>

/** Headers of every response. */
export function securityHeaders(config: Settings): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policyOf(config),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=()',
    ...(config.publicUrl.protocol === 'https:' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** Content security policy: own origin only, except photos and map tiles from the configured origins. */
function policyOf({ FILES_URL, AVATARS_URL, BANNERS_URL, MAP_TILES_URL }: Settings): string {
  const addresses = [FILES_URL, AVATARS_URL, BANNERS_URL, MAP_TILES_URL]
  const origins = addresses.flatMap((address) =>
    address === undefined ? [] : new URL(address).origin,
  )
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...origins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
