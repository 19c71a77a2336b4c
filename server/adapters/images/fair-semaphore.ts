import { Refusal } from '#contract/refusals.ts'
import { Spending, type Budget } from './cost-budget.ts'

export interface SemaphoreLimits {
  /** Pieces of work under way at once. */
  readonly running: number
  /** What those may weigh together; one that is heavier runs alone. */
  readonly weightRunning: number
  /** What may wait: of all, and of one person. */
  readonly weightWaiting: number
  readonly weightWaitingOfOne: number
  /** Longest wait, ms. */
  readonly patience: number
  /** Work that one person, and all of one group, may have had lately, ms; absent: as much as there is room for. */
  readonly budgets?: { readonly person: Budget; readonly group: Budget }
}

export interface Asking {
  /** Who is answered for; null: somebody of the group who cannot be told from the others. */
  readonly person: string | null
  /** Whom a person can be many of, as a network address. */
  readonly group: string
  readonly weight: number
}

interface Waiting extends Asking {
  readonly go: () => void
  readonly refuse: () => void
}

const unlimited: Budget = { atOnce: Infinity, perSecond: 1_000 }

/**
 * Shares out what there is little of. Next is who had the least work done lately, in milliseconds that it really
 * took: a flood waits behind everybody else. Refuses (`unavailable`) who has spent their budget, has enough waiting,
 * or has waited too long; when too much waits in all, whoever brought the most of it gives way.
 */
export class FairSemaphore {
  readonly #limits: SemaphoreLimits
  readonly #ofPerson: Spending
  readonly #ofGroup: Spending
  readonly #waiting: Waiting[] = []
  #running = 0
  #weightRunning = 0

  constructor(limits: SemaphoreLimits, now: () => number = () => performance.now()) {
    const { person, group } = limits.budgets ?? { person: unlimited, group: unlimited }
    this.#limits = limits
    this.#ofPerson = new Spending(person, now)
    this.#ofGroup = new Spending(group, now)
  }

  async run<Made>(asking: Asking, work: () => Promise<Made>): Promise<Made> {
    if (this.#isSpent(asking)) throw new Refusal('unavailable')
    if (this.#waiting.length > 0 || !this.#fits(asking)) await this.#wait(asking)
    else this.#begin(asking)
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.#end(asking, performance.now() - start)
    }
  }

  #isSpent({ person, group }: Asking): boolean {
    // Who cannot be told apart from the others there must not be made to pay for them, but by their address.
    return (person !== null && this.#ofPerson.isOver(person)) || this.#ofGroup.isOver(group)
  }

  #fits({ weight }: Asking): boolean {
    const { running, weightRunning } = this.#limits
    if (this.#running === 0) return true
    return this.#running < running && this.#weightRunning + weight <= weightRunning
  }

  #wait(asking: Asking): Promise<void> {
    const own = this.#waiting.filter((other) => isOfOne(other, asking))
    if (own.length > 0 && weightOf(own) + asking.weight > this.#limits.weightWaitingOfOne)
      throw new Refusal('unavailable')
    return new Promise((resolve, reject) => {
      const refuse = (): void => {
        clearTimeout(timer)
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(new Refusal('unavailable'))
      }
      const go = (): void => {
        clearTimeout(timer)
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        this.#begin(asking)
        resolve()
      }
      const waiting = { ...asking, go, refuse }
      const timer = setTimeout(refuse, this.#limits.patience)
      this.#waiting.push(waiting)
      while (weightOf(this.#waiting) > this.#limits.weightWaiting) this.#greediest()?.refuse()
    })
  }

  /** The last of whose group, then of whose person, the most waits. */
  #greediest(): Waiting | undefined {
    const weights = (one: Waiting): [number, number] => [
      weightOf(this.#waiting.filter(({ group }) => group === one.group)),
      weightOf(this.#waiting.filter((other) => isOfOne(other, one))),
    ]
    return this.#waiting
      .map((waiting) => ({ waiting, weights: weights(waiting) }))
      .toReversed()
      .toSorted((a, b) => b.weights[0] - a.weights[0] || b.weights[1] - a.weights[1])[0]?.waiting
  }

  #begin({ weight }: Asking): void {
    this.#running += 1
    this.#weightRunning += weight
  }

  #end({ person, group, weight }: Asking, milliseconds: number): void {
    this.#running -= 1
    this.#weightRunning -= weight
    this.#ofPerson.add(person ?? anybodyAt(group), milliseconds)
    this.#ofGroup.add(group, milliseconds)
    for (;;) {
      const next = this.#next()
      // A heavy one is not passed by: it would wait for ever.
      if (!next || !this.#fits(next)) return
      next.go()
    }
  }

  #next(): Waiting | undefined {
    const spent = ({ person, group }: Waiting): [number, number] => [
      this.#ofGroup.of(group),
      this.#ofPerson.of(person ?? anybodyAt(group)),
    ]
    return this.#waiting
      .map((waiting) => ({ waiting, spent: spent(waiting) }))
      .toSorted((a, b) => a.spent[0] - b.spent[0] || a.spent[1] - b.spent[1])[0]?.waiting
  }
}

function anybodyAt(group: string): string {
  return `at ${group}`
}

function isOfOne(one: Asking, other: Asking): boolean {
  return one.group === other.group && one.person === other.person
}

function weightOf(all: readonly Asking[]): number {
  return all.reduce((sum, { weight }) => sum + weight, 0)
}
