import type { Location, Path, To } from './types.ts'

export function createPath({ pathname, search, hash }: Path): string {
  return pathname + search + hash
}

/** The path below the base name; null outside of it. */
export function stripBasename(pathname: string, basename: string): string | null {
  if (basename === '/') return pathname
  if (!pathname.toLowerCase().startsWith(basename.toLowerCase())) return null
  const rest = pathname.slice(basename.length)
  return rest === '' || rest.startsWith('/') ? rest || '/' : null
}

export function addBasename(pathname: string, basename: string): string {
  if (basename === '/') return pathname
  return pathname === '/' ? basename : basename + pathname
}

/** The parts of an address below the base name, seen from a page; encoded as a browser does. */
export function resolvePath(to: To, from: Path, basename: string): Path {
  const given = typeof to === 'string' ? parsePath(to) : to
  const pathname =
    given.pathname === undefined ? from.pathname : addBasename(given.pathname, basename)
  const url = urlOf({ pathname, search: given.search ?? '', hash: given.hash ?? '' })
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

function parsePath(path: string): Partial<Path> {
  const [beforeHash = '', ...fragment] = path.split('#')
  const [pathname = '', ...query] = beforeHash.split('?')
  return {
    ...(pathname !== '' && { pathname }),
    ...(query.length > 0 && { search: `?${query.join('?')}` }),
    ...(fragment.length > 0 && { hash: `#${fragment.join('#')}` }),
  }
}

/** Where there is no site, as in a test, the base only makes addresses whole. */
export function siteOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost'
}

export function urlOf(path: Path): URL {
  return new URL(createPath(path), siteOrigin())
}

export function createLocation({ pathname, search, hash }: Path, state: unknown = null): Location {
  return { pathname, search, hash, state, key: createKey() }
}

/** Of an entry of the history. */
export function createKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Whether only the fragment differs, so that nothing is to be loaded. */
export function isOnlyHash(from: Path, to: Path): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false
  return to.hash !== '' || from.hash !== ''
}
