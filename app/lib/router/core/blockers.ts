import type { BlockedMove, Blocker } from './types.ts'

export type IsBlocked = (move: BlockedMove) => boolean

export const unblocked: Blocker = { state: 'unblocked' }

/** Who holds up navigations, and what became of what they held up. */
export class Blockers {
  readonly #asked = new Map<string, IsBlocked>()
  readonly #update: (states: ReadonlyMap<string, Blocker>) => void
  #states: ReadonlyMap<string, Blocker> = new Map()

  constructor(update: (states: ReadonlyMap<string, Blocker>) => void) {
    this.#update = update
  }

  /** Returns how it is taken back. */
  add(key: string, isBlocked: IsBlocked): () => void {
    this.#asked.set(key, isBlocked)
    return () => {
      if (this.#asked.get(key) === isBlocked) this.#asked.delete(key)
    }
  }

  /** Holds up a move, unless nobody minds. `proceed` makes it after all. */
  holds(move: BlockedMove, proceed: () => void): boolean {
    const found = [...this.#asked].findLast(([key, isBlocked]) => {
      const isOver = this.#states.get(key)?.state === 'proceeding'
      return !isOver && isBlocked(move)
    })
    if (!found) return false
    const [key] = found
    const set = (blocker: Blocker): void => {
      this.#states = new Map(this.#states).set(key, blocker)
      this.#update(this.#states)
    }
    set({
      state: 'blocked',
      proceed: () => {
        set({ state: 'proceeding' })
        proceed()
      },
      reset: () => set(unblocked),
    })
    return true
  }

  /** After a navigation nothing is held up. */
  clear(): ReadonlyMap<string, Blocker> {
    if (this.#states.size > 0) this.#states = new Map()
    return this.#states
  }
}
