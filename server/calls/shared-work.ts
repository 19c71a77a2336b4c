import type { Deps } from '#domains/deps.ts'
import { countPoints, tooManyUntil } from '#domains/limits/service.ts'

export interface WorkLimits {
  /** What somebody may spend in a window, in all processes together, ms. */
  readonly most: { readonly person: number; readonly address: number }
  readonly window: number
  /** As much is spent here before it is written down, ms. */
  readonly batch: number
}

export interface Spender {
  /** Null: somebody of the address who cannot be told from the others. */
  readonly person: string | null
  readonly address: string
}

/** Keys remembered here; those that spend nothing are forgotten first. */
const mostKept = 10_000

/**
 * Adds up, in PostgreSQL, the work that people had done by all processes. Each process writes only when somebody has
 * spent a batch with it: whoever asks like a person never causes a write, and a flood one for each batch.
 */
export class SharedWork {
  readonly #limits: WorkLimits
  readonly #unwritten = new Map<string, number>()
  readonly #spentUntil = new Map<string, number>()

  constructor(limits: WorkLimits) {
    this.#limits = limits
  }

  /** Refuses who has spent all, with the seconds until the window is over. A person pays for nobody else. */
  check({ clock }: Pick<Deps, 'clock'>, spender: Spender): void {
    const now = clock.now().getTime()
    for (const { key } of this.#accounts(spender)) {
      const until = this.#spentUntil.get(key)
      if (until === undefined) continue
      if (until > now) throw tooManyUntil({ clock }, until)
      this.#spentUntil.delete(key)
    }
  }

  /** Counts work after it was done. Resolves when it is written, if it was; a failure to write is forgiven. */
  async add(
    deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
    spender: Spender,
    milliseconds: number,
  ): Promise<void> {
    const accounts = this.#accounts(spender)
    const due = accounts.flatMap(({ key }) => {
      const sum = (this.#unwritten.get(key) ?? 0) + milliseconds
      this.#unwritten.delete(key)
      if (sum >= this.#limits.batch) return [{ key, points: Math.round(sum) }]
      this.#unwritten.set(key, sum)
      return []
    })
    this.#forgetOldest(this.#unwritten)
    if (due.length === 0) return
    const sums = await countPoints(deps, due, this.#limits.window).catch(() => null)
    for (const { key, most } of accounts) {
      const sum = sums?.get(key)
      if (sum && sum.points >= most) this.#spentUntil.set(key, sum.windowEnds.getTime())
    }
    this.#forgetOldest(this.#spentUntil)
  }

  #accounts({ person, address }: Spender): { key: string; most: number }[] {
    const { most } = this.#limits
    const own = person === null ? [] : [{ key: `work:${person}`, most: most.person }]
    return [...own, { key: `work:at:${address}`, most: most.address }]
  }

  #forgetOldest(map: Map<string, number>): void {
    for (const key of map.keys()) {
      if (map.size <= mostKept) return
      map.delete(key)
    }
  }
}
