export interface Budget {
  /** The most that may be spent in one go, ms. */
  readonly atOnce: number
  /** What is forgiven each second, ms. */
  readonly perSecond: number
}

/** Remembered at once; only as many can matter as have spent something in the last minutes. */
const mostKept = 10_000

/** Milliseconds of work that each has had lately. Counted after the work, so nobody pays for what was not done. */
export class Spending {
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
    const forgiven = ((this.#now() - spent.at) / 1_000) * this.#budget.perSecond
    return Math.max(0, spent.amount - forgiven)
  }

  isOver(key: string): boolean {
    return this.of(key) >= this.#budget.atOnce
  }

  add(key: string, milliseconds: number): void {
    const amount = this.of(key) + milliseconds
    this.#spent.delete(key)
    this.#spent.set(key, { amount, at: this.#now() })
    if (this.#spent.size > mostKept) this.#forget()
  }

  /** Those who are owed nothing, else who has asked for nothing the longest. */
  #forget(): void {
    for (const key of [...this.#spent.keys()]) if (this.of(key) === 0) this.#spent.delete(key)
    for (const key of this.#spent.keys()) {
      if (this.#spent.size <= mostKept) return
      this.#spent.delete(key)
    }
  }
}
