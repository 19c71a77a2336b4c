import type { IncomingMessage } from 'node:http'
import type { PageKind } from '#contract/rules/numbers/metrics.ts'
import { localDay } from '#domains/lib/local-day.ts'
import type { ViewCount } from '#domains/numbers/service.ts'
import { isRobot } from '../../calls/authentication.ts'
import type { Route } from '../route-table.ts'
import { pageKindOf } from './page-kinds.ts'

/** Programs that do not call themselves robots. */
const programs =
  /headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|node|axios|monitor|scan/i

/** The counts are stored with the first view that comes so long after the last time. */
const storedEveryMs = 10_000

interface Parts {
  readonly store: (counts: readonly ViewCount[]) => Promise<void>
  readonly now: () => Date
  readonly warn: (error: Error) => void
}

/**
 * Counts page views by day and kind in memory, and adds the sums to the database; nothing about a person is looked at
 * but whether the browser says that it is a program. A count that cannot be stored waits for the next time.
 */
export class ViewCounter {
  readonly #parts: Parts
  readonly #counts = new Map<string, number>()
  #storedAt = 0
  #storing: Promise<void> = Promise.resolve()
  #waiting: ViewCount[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  count(kind: PageKind | null, userAgent: string | undefined): void {
    if (kind === null) return
    const key = isProgram(userAgent) ? `${kind} robot` : kind
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    const now = Date.now()
    if (now - this.#storedAt < storedEveryMs) return
    this.#storedAt = now
    void this.store()
  }

  /** A browser that has the page already (304) shows it. */
  countPage(
    route: Pick<Route, 'path' | 'access'>,
    { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
    status: number,
  ): void {
    const isShown = method === 'GET' && (status === 200 || status === 304)
    if (isShown) this.count(pageKindOf(route), headers['user-agent'])
  }

  /** Stores what was counted since the last time. */
  async store(): Promise<void> {
    this.#take()
    this.#storing = this.#storing.then(() => this.#storeWaiting())
    await this.#storing
  }

  /** The day is read here and not with each view: at midnight a few seconds may count for the other day. */
  #take(): void {
    const day = localDay(this.#parts.now())
    for (const [key, views] of this.#counts) {
      const [kind, robot] = key.split(' ')
      this.#waiting.push({
        // oxlint-disable-next-line typescript/consistent-type-assertions -- the key was made of it
        ...{ day, kind: kind as PageKind, isRobot: robot !== undefined, views },
      })
    }
    this.#counts.clear()
  }

  async #storeWaiting(): Promise<void> {
    const counts = mergeCounts(this.#waiting)
    this.#waiting = []
    if (counts.length === 0) return
    try {
      await this.#parts.store(counts)
    } catch (error) {
      this.#waiting.push(...counts)
      this.#parts.warn(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

/** One count of each day and kind. */
function mergeCounts(counts: readonly ViewCount[]): ViewCount[] {
  const merged = new Map<string, ViewCount>()
  for (const one of counts) {
    const key = `${one.day} ${one.kind} ${one.isRobot}`
    merged.set(key, { ...one, views: one.views + (merged.get(key)?.views ?? 0) })
  }
  return [...merged.values()]
}

function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || isRobot(userAgent) || programs.test(userAgent)
}
