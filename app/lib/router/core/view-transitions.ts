import type { HistoryAction, Location } from './types.ts'

/** Which moves the browser animated: the way back is animated too. */
export class ViewTransitions {
  readonly #animated = new Map<string, Set<string>>()

  isAnimated(action: HistoryAction, from: Location, to: Location, isWanted: boolean): boolean {
    if (action === 'POP')
      return this.#has(from.pathname, to.pathname) || this.#has(to.pathname, from.pathname)
    if (!isWanted) return false
    const known = this.#animated.get(from.pathname) ?? new Set()
    this.#animated.set(from.pathname, known.add(to.pathname))
    return true
  }

  #has(from: string, to: string): boolean {
    return this.#animated.get(from)?.has(to) === true
  }
}
