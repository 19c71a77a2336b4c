export interface Budget {
  /** Work that may be spent in a burst, ms. */
  readonly burst: number
  /** Allowance that is regained each second, ms. */
  readonly refillPerSecond: number
}

/** Maximum number of keys in memory; only recent spenders matter. */
const maxKeys = 10_000

/** Work done recently per key, ms (a leaky bucket). Recorded after the work, by its measured duration. */
export class SpentWork {
  readonly #budget: Budget
  readonly #now: () => number
  readonly #spent = new Map<string, { readonly amount: number; readonly at: number }>()

  constructor(budget: Budget, now: () => number) {
    this.#budget = budget
    this.#now = now
  }

  of(key: string): number {
    const spent = this.#spent.get(key)
    if (!spent) return 0
    const regained = ((this.#now() - spent.at) / 1_000) * this.#budget.refillPerSecond
    return Math.max(0, spent.amount - regained)
  }

  isOver(key: string): boolean {
    return this.of(key) >= this.#budget.burst
  }

  add(key: string, milliseconds: number): void {
    const amount = this.of(key) + milliseconds
    this.#spent.delete(key)
    this.#spent.set(key, { amount, at: this.#now() })
    if (this.#spent.size > maxKeys) this.#evict()
  }

  /** Removes keys with no spending left, then the least recently active ones. */
  #evict(): void {
    for (const key of [...this.#spent.keys()]) if (this.of(key) === 0) this.#spent.delete(key)
    for (const key of this.#spent.keys()) {
      if (this.#spent.size <= maxKeys) return
      this.#spent.delete(key)
    }
  }
}
