import { use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { LocationContext, StateContext, useRouter } from './contexts.ts'

const storageKey = 'scroll-positions'

/** Scrolls new pages to their top or fragment, and those that one comes back to where they were left. */
export function ScrollRestoration(): null {
  const router = useRouter()
  const location = use(LocationContext)
  const state = use(StateContext)
  const positions = useRef<ReadonlyMap<string, number>>(new Map())
  const keep = useEffectEvent(() => {
    const isIdle = state?.navigation.state === 'idle'
    const here = isIdle ? [[location.key, window.scrollY] as const] : []
    store([...positions.current, ...here])
    // The browser restores the page itself if it loads it again.
    history.scrollRestoration = 'auto'
  })
  const begin = useEffectEvent(() => {
    positions.current = router().restoreScroll(stored())
  })
  useEffect(() => {
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [])
  useLayoutEffect(() => {
    begin()
  }, [])
  const { restoreScrollPosition: y = false, preventScrollReset: stays = false } = state ?? {}
  useLayoutEffect(() => {
    scroll(y, location.hash, stays)
  }, [location, y, stays])
  return null
}

function scroll(y: number | null | false, hash: string, stays: boolean): void {
  if (y === false) return
  if (y !== null) return window.scrollTo(0, y)
  const target = hash && elementOf(hash.slice(1))
  if (target) return target.scrollIntoView()
  if (!stays) window.scrollTo(0, 0)
}

/** The element that a fragment means, which may be no valid encoding. */
function elementOf(fragment: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(fragment))
  } catch {
    return document.getElementById(fragment)
  }
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'))
  } catch {
    return new Map()
  }
}

function store(positions: readonly (readonly [string, number])[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...new Map(positions)]))
  } catch {
    // A private window stores nothing.
  }
}
