import { Refusal } from '#contract/refusals.ts'
import { SpentWork, type Budget } from './cost-budget.ts'

export interface SemaphoreLimits {
  /** Maximum number of running tasks. */
  readonly maxRunning: number
  /** Maximum total weight of running tasks; a heavier task runs alone. */
  readonly maxRunningWeight: number
  /** Maximum total weight of waiting tasks, of everybody and of one person. */
  readonly maxWaitingWeight: number
  readonly maxWaitingWeightOfPerson: number
  /** Maximum wait, ms. */
  readonly maxWaitMs: number
  /** Budgets of recent work per person and per group, ms; absent: unlimited. */
  readonly budgets?: { readonly person: Budget; readonly group: Budget }
}

export interface WorkRequest {
  /** Whom the work is for; null: a member of the group who cannot be identified. */
  readonly person: string | null
  /** What many persons may share, such as a network address. */
  readonly group: string
  readonly weight: number
}

interface WaitingRequest extends WorkRequest {
  readonly start: () => void
  readonly refuse: () => void
}

const unlimited: Budget = { burst: Infinity, refillPerSecond: 1_000 }

/**
 * Bounds concurrent work and schedules it fairly: the next task belongs to the group, then the person, with the least
 * recent work in measured milliseconds. Refuses (`unavailable`) when a budget is spent, when one person has too much
 * waiting, or after the maximum wait; when too much waits in total, the last task of the group and person with the most
 * waiting is refused.
 */
export class FairSemaphore {
  readonly #limits: SemaphoreLimits
  readonly #ofPerson: SpentWork
  readonly #ofGroup: SpentWork
  readonly #waiting: WaitingRequest[] = []
  #running = 0
  #runningWeight = 0

  constructor(limits: SemaphoreLimits, now: () => number = () => performance.now()) {
    const { person, group } = limits.budgets ?? { person: unlimited, group: unlimited }
    this.#limits = limits
    this.#ofPerson = new SpentWork(person, now)
    this.#ofGroup = new SpentWork(group, now)
  }

  async run<Made>(request: WorkRequest, work: () => Promise<Made>): Promise<Made> {
    if (this.#isOverBudget(request)) throw new Refusal('unavailable')
    if (this.#waiting.length > 0 || !this.#fits(request)) await this.#wait(request)
    else this.#begin(request)
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.#end(request, performance.now() - start)
    }
  }

  #isOverBudget({ person, group }: WorkRequest): boolean {
    // Unidentified members of a group are limited by the group's budget only, so that they do not pay for each other.
    return (person !== null && this.#ofPerson.isOver(person)) || this.#ofGroup.isOver(group)
  }

  #fits({ weight }: WorkRequest): boolean {
    const { maxRunning, maxRunningWeight } = this.#limits
    if (this.#running === 0) return true
    return this.#running < maxRunning && this.#runningWeight + weight <= maxRunningWeight
  }

  #wait(request: WorkRequest): Promise<void> {
    const own = this.#waiting.filter((other) => isSamePerson(other, request))
    if (own.length > 0 && weightOf(own) + request.weight > this.#limits.maxWaitingWeightOfPerson)
      throw new Refusal('unavailable')
    return new Promise((resolve, reject) => {
      const refuse = (): void => {
        clearTimeout(timer)
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(new Refusal('unavailable'))
      }
      const start = (): void => {
        clearTimeout(timer)
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        this.#begin(request)
        resolve()
      }
      const waiting = { ...request, start, refuse }
      const timer = setTimeout(refuse, this.#limits.maxWaitMs)
      this.#waiting.push(waiting)
      while (weightOf(this.#waiting) > this.#limits.maxWaitingWeight) this.#heaviest()?.refuse()
    })
  }

  /** The last waiting task of the group, then of the person, with the greatest waiting weight. */
  #heaviest(): WaitingRequest | undefined {
    const weights = (one: WaitingRequest): [number, number] => [
      weightOf(this.#waiting.filter(({ group }) => group === one.group)),
      weightOf(this.#waiting.filter((other) => isSamePerson(other, one))),
    ]
    return this.#waiting
      .map((waiting) => ({ waiting, weights: weights(waiting) }))
      .toReversed()
      .toSorted((a, b) => b.weights[0] - a.weights[0] || b.weights[1] - a.weights[1])[0]?.waiting
  }

  #begin({ weight }: WorkRequest): void {
    this.#running += 1
    this.#runningWeight += weight
  }

  #end({ person, group, weight }: WorkRequest, milliseconds: number): void {
    this.#running -= 1
    this.#runningWeight -= weight
    this.#ofPerson.add(person ?? unidentifiedAt(group), milliseconds)
    this.#ofGroup.add(group, milliseconds)
    for (;;) {
      const next = this.#next()
      // A heavy task is not overtaken, or it would starve.
      if (!next || !this.#fits(next)) return
      next.start()
    }
  }

  #next(): WaitingRequest | undefined {
    const spent = ({ person, group }: WaitingRequest): [number, number] => [
      this.#ofGroup.of(group),
      this.#ofPerson.of(person ?? unidentifiedAt(group)),
    ]
    return this.#waiting
      .map((waiting) => ({ waiting, spent: spent(waiting) }))
      .toSorted((a, b) => a.spent[0] - b.spent[0] || a.spent[1] - b.spent[1])[0]?.waiting
  }
}

function unidentifiedAt(group: string): string {
  return `at ${group}`
}

function isSamePerson(one: WorkRequest, other: WorkRequest): boolean {
  return one.group === other.group && one.person === other.person
}

function weightOf(all: readonly WorkRequest[]): number {
  return all.reduce((sum, { weight }) => sum + weight, 0)
}
