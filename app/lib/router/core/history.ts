import { createKey, createPath } from './paths.ts'
import type { Location } from './types.ts'

/** Entries of a browser's history, or of one in memory. */
export interface History {
  readonly location: () => Location
  readonly push: (location: Location) => void
  readonly replace: (location: Location) => void
  readonly go: (delta: number) => void
  /** Back, forward and fragments; `delta` in entries, null if it is unknown. */
  readonly listen: (onPop: (location: Location, delta: number | null) => void) => void
}

/** As stored with an entry of the browser. */
interface EntryState {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
}

export function browserHistory({ history, location }: Window): History {
  const stateOf = (): EntryState => history.state ?? {}
  const write = ({ state, key }: Location, idx: number): EntryState => ({ usr: state, key, idx })
  let index = stateOf().idx ?? 0
  // A document that is opened is an entry of its own, that is scrolled nowhere yet.
  const first = { key: createKey(), idx: index }
  if (stateOf().idx === undefined) history.replaceState({ ...first, ...stateOf() }, '')
  return {
    location: () => {
      const { usr = null, key = first.key } = stateOf()
      const { pathname, search, hash } = location
      return { pathname, search, hash, state: usr, key }
    },
    push: (to) => {
      index = (stateOf().idx ?? index) + 1
      history.pushState(write(to, index), '', createPath(to))
    },
    replace: (to) => {
      index = stateOf().idx ?? index
      history.replaceState(write(to, index), '', createPath(to))
    },
    go: (delta) => history.go(delta),
    listen(onPop) {
      addEventListener('popstate', () => {
        const next = stateOf().idx
        const delta = next === undefined ? null : next - index
        index = next ?? index
        onPop(this.location(), delta)
      })
    },
  }
}

/** For tests and for components outside of the site. */
export function memoryHistory(first: Location): History {
  const entries = [first]
  let index = 0
  let popped: (location: Location, delta: number) => void = () => {}
  return {
    location: () => entries[index] ?? first,
    push: (to) => {
      index += 1
      entries.splice(index, entries.length, to)
    },
    replace: (to) => {
      entries[index] = to
    },
    go: (delta) => {
      const next = index + delta
      const to = entries[next]
      if (!to) return
      index = next
      popped(to, delta)
    },
    listen: (onPop) => {
      popped = onPop
    },
  }
}
