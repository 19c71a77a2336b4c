import type { Deps } from '#domains/deps.ts'
import { countPoints, tooManyUntil } from '#domains/limits/service.ts'

export interface WorkLimits {
  /** Maximum work in a window, over all processes, ms. */
  readonly quotas: { readonly person: number; readonly address: number }
  readonly window: number
  /** Work that is accumulated in memory before it is written, ms. */
  readonly batch: number
}

export interface Spender {
  /** Null: a user of the address who cannot be identified. */
  readonly person: string | null
  readonly address: string
}

/** Maximum number of keys in memory; the oldest are evicted. */
const maxKeys = 10_000

/**
 * Sums the work done for people by all processes, in PostgreSQL. A process writes only after somebody has spent a whole
 * batch: normal use causes no write, a flood one per batch.
 */
export class SharedWork {
  readonly #limits: WorkLimits
  readonly #unwritten = new Map<string, number>()
  readonly #spentUntil = new Map<string, number>()

  constructor(limits: WorkLimits) {
    this.#limits = limits
  }

  /**
   * Refuses a spender over the limit, with the seconds until the window ends. People who share an address are counted
   * separately.
   */
  check({ clock }: Pick<Deps, 'clock'>, spender: Spender): void {
    const now = clock.now().getTime()
    for (const { key } of this.#budgets(spender)) {
      const until = this.#spentUntil.get(key)
      if (until === undefined) continue
      if (until > now) throw tooManyUntil({ clock }, until)
      this.#spentUntil.delete(key)
    }
  }

  /** Records work after it was done. Resolves when it is written; a failed write is ignored. */
  async add(
    deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
    spender: Spender,
    milliseconds: number,
  ): Promise<void> {
    const budgets = this.#budgets(spender)
    const due = budgets.flatMap(({ key }) => {
      const sum = (this.#unwritten.get(key) ?? 0) + milliseconds
      this.#unwritten.delete(key)
      if (sum >= this.#limits.batch) return [{ key, points: Math.round(sum) }]
      this.#unwritten.set(key, sum)
      return []
    })
    this.#evictOldest(this.#unwritten)
    if (due.length === 0) return
    const sums = await countPoints(deps, due, this.#limits.window).catch(() => null)
    for (const { key, quota } of budgets) {
      const sum = sums?.get(key)
      if (sum && sum.points >= quota) this.#spentUntil.set(key, sum.windowEnds.getTime())
    }
    this.#evictOldest(this.#spentUntil)
  }

  #budgets({ person, address }: Spender): { key: string; quota: number }[] {
    const { quotas } = this.#limits
    const own = person === null ? [] : [{ key: `work:${person}`, quota: quotas.person }]
    return [...own, { key: `work:at:${address}`, quota: quotas.address }]
  }

  #evictOldest(map: Map<string, number>): void {
    for (const key of map.keys()) {
      if (map.size <= maxKeys) return
      map.delete(key)
    }
  }
}
