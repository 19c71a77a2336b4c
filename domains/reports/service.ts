import {
  otherReason,
  type ReportCode,
  type ReportState,
  type ReportSubject,
} from '#contract/people/reports.ts'
import { reportsOfVisitors, reportsPerHour, reportWeightToHide } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { hourMs } from '#contract/rules/durations.ts'
import { hideReported } from '../adverts/service.ts'
import type { Db, Deps } from '../deps.ts'
import type { User, Visitor } from '../implement.ts'
import { spendWithin, type Budget } from '../limits/service.ts'
import { blockOf } from '../lib/network.ts'
import { notifyOfReports } from '../notifications/service.ts'
import { totalWeight, type Reporter } from './rules.ts'
import {
  anonymiseReportsOf,
  closeOpen,
  countReportsOf,
  hasOpen,
  hasReported,
  insertReport,
  listOpen,
  listReportsOf,
  listUncounted,
  markCounted,
  type OpenReport,
  type OwnReport,
  type Sender,
  type Target,
} from './store.ts'
import { subjects } from './subjects.ts'

export type { OwnReport }

type Caller = { readonly user: Pick<User, 'id'> | null; readonly visitor: Visitor }

/**
 * Reports an object once a person; an advert that many trusted people have reported goes under review. Returns whether
 * the report is new: a repeated one changes nothing and counts against no limit. Refuses what the caller cannot see or
 * owns, reason 10 without a text, and too many reports of a user or a network.
 */
export async function sendReport(
  deps: Deps,
  caller: Caller,
  { code, text, ...target }: Target & { readonly code: ReportCode; readonly text: string },
): Promise<boolean> {
  if (code === otherReason && text === '') throw new Refusal('reason_required', 'text')
  const sender = senderOf(deps, caller)
  if (await hasReported(deps.sql, target, sender)) return false
  const reporterId = caller.user?.id ?? null
  const ownerId = await subjects[target.subject].findOwner(deps, target.id, reporterId)
  if (ownerId === reporterId) throw new Refusal('own_report')

  const createdAt = deps.clock.now()
  const isNew = await deps.sql.begin(async (sql) => {
    const isInserted = await insertReport(sql, { ...target, ...sender, code, text, createdAt })
    // After the insert, so that of concurrent copies one counts.
    if (isInserted) await spendWithin(sql, deps, budgetsOf(caller))
    return isInserted
  })
  if (isNew && target.subject === 'advert') {
    await hideReported(deps, target.id, (sql) => takeWave(sql, deps, target))
  }
  return isNew
}

function senderOf({ tokens }: Pick<Deps, 'tokens'>, { user, visitor }: Caller): Sender {
  if (user) return { userId: user.id, visitor: null }
  return { userId: null, visitor: tokens.digest(`report:${visitor.id ?? visitor.address}`) }
}

/** Users are limited on their own, visitors by their network, which so uses up its own share only. */
function budgetsOf({ user, visitor: { address } }: Caller): Budget[] {
  const window = hourMs
  if (user) return [{ key: `report:user:${user.id}`, most: reportsPerHour, window }]
  const block = blockOf(address)
  const { address: ofAddress, block4, block6 } = reportsOfVisitors
  return [
    { key: `report:address:${address}`, most: ofAddress, window },
    { key: `report:block:${block}`, most: block.includes(':') ? block6 : block4, window },
  ]
}

/** Whether reports weigh enough to hide the object; marks these, so that they do it once. */
async function takeWave(sql: Db, { clock }: Pick<Deps, 'clock'>, target: Target): Promise<boolean> {
  const weight = weightOfAll(await listUncounted(sql, target), clock.now())
  if (weight < reportWeightToHide) return false
  await markCounted(sql, target)
  return true
}

/** Null stands for a visitor or an erased user. */
function weightOfAll(reporters: readonly (Reporter | null)[], now: Date): number {
  const users = reporters.filter((reporter) => reporter !== null)
  return totalWeight(users, reporters.length - users.length, now)
}

/** All open reports of one object. */
export interface ReportedObject extends Target {
  readonly title: string
  readonly weight: number
  readonly reports: readonly OpenReport[]
}

/** Objects with open reports, heaviest first. */
export async function reportedObjects(
  deps: Pick<Deps, 'sql' | 'clock'>,
): Promise<ReportedObject[]> {
  const now = deps.clock.now()
  const objects = Map.groupBy(await listOpen(deps.sql), ({ subject, id }) => `${subject} ${id}`)
  return [...objects.values()]
    .flatMap((reports) => {
      const [first] = reports
      if (!first) return []
      const { subject, id, title } = first
      const weight = weightOfAll(
        reports.map(({ reporter }) => reporter),
        now,
      )
      return [{ subject, id, title, weight, reports }]
    })
    .toSorted((one, other) => other.weight - one.weight)
}

/** The open reports of one object, each with its weight. */
export async function openReportsOf(
  deps: Pick<Deps, 'sql' | 'clock'>,
  target: Target,
): Promise<(OpenReport & { readonly weight: number })[]> {
  const now = deps.clock.now()
  const reports = await listOpen(deps.sql, target)
  return reports.map((report) => ({ ...report, weight: weightOfAll([report.reporter], now) }))
}

/** What is read of a reported message or review at the command line; empty for what has a page. */
export async function reportedExcerpt(deps: Deps, { subject, id }: Target): Promise<string[]> {
  return subjects[subject].excerpt(deps, id)
}

type Outcome = Exclude<ReportState, 'open'>

/**
 * Decides on all open reports of an object and carries the decision out. Returns the number of reports.
 * Refuses an object without open reports.
 */
export async function decideReports(
  deps: Deps,
  subject: ReportSubject,
  id: number,
  decision: 'uphold' | 'reject',
): Promise<number> {
  const target = { subject, id }
  if (!(await hasOpen(deps.sql, target))) throw new Refusal('report_not_found')
  return decideReported(deps, target, decision === 'uphold')
}

/** Closes all open reports of an object and notifies the users who sent them. Returns the number of reports. */
export async function closeReports(
  deps: Pick<Deps, 'sql' | 'clock'>,
  target: Target,
  outcome: Outcome,
): Promise<number> {
  return deps.sql.begin(async (sql) => closeReportsIn(sql, deps, target, outcome))
}

/** The same within the transaction of a decision. */
export async function closeReportsIn(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  target: Target,
  outcome: Outcome,
): Promise<number> {
  const now = clock.now()
  const closed = await closeOpen(sql, target, outcome, now)
  await notifyOfReports(sql, closed, now)
  return closed.length
}

/**
 * Carries out a decision on a reported object and closes its open reports, in one transaction, in which `alongside` runs
 * first. Returns the number of reports.
 */
export async function decideReported(
  deps: Deps,
  target: Target,
  isUpheld: boolean,
  alongside?: (sql: Db) => Promise<void>,
): Promise<number> {
  let closed = 0
  await subjects[target.subject].decide(deps, target.id, isUpheld, async (sql) => {
    await alongside?.(sql)
    closed = await closeReportsIn(sql, deps, target, isUpheld ? 'upheld' : 'rejected')
  })
  return closed
}

/** A page of own reports, newest first, with the total count. */
export async function reportsOf(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
  page: { start: number; size: number },
): Promise<{ items: OwnReport[]; count: number }> {
  const [items, count] = await Promise.all([
    listReportsOf(deps.sql, id, page),
    countReportsOf(deps.sql, id),
  ])
  return { items, count }
}

/** Removes from reports what names an erased user; they still count for what was decided. */
export async function eraseReportsOf(sql: Db, userId: number): Promise<void> {
  await anonymiseReportsOf(sql, userId)
}
