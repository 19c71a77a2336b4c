import { appealDays, appealMonths } from '#contract/rules/moderation/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs } from '#contract/rules/durations.ts'
import { decide, findOwn, giveLostTimeBack, type OwnAdvert } from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { notifyOfDecision } from '../../notifications/service.ts'
import { invalidateBoth, undoIn } from '../duplicates/service.ts'
import {
  closeAppeal,
  findAppeal,
  insertAppeal,
  listModerationOf,
  listOpenAppeals,
  listStatements,
  lockDecision,
  type OpenAppeal,
  type StoredAppeal,
  type StoredStatement,
} from './store.ts'

export type { StoredStatement }

/** Decisions on an own advert, newest first. Refuses an advert of another user as not found. */
export async function statementsOf(
  deps: Pick<Deps, 'sql'>,
  { id: ownerId }: Pick<User, 'id'>,
  advertId: number,
): Promise<Pick<OwnAdvert, 'status'> & { statements: StoredStatement[]; title: string }> {
  const advert = await findOwn(deps.sql, advertId)
  if (advert?.ownerId !== ownerId) throw new Refusal('advert_not_found')
  const statements = await listStatements(deps.sql, { advertId, ownerId })
  const { language, status, texts } = advert
  return { statements, title: texts[language].title, status }
}

/** Until when a decision can be appealed against. */
export function appealUntil({ decidedAt }: Pick<StoredStatement, 'decidedAt'>): Date {
  const until = new Date(decidedAt)
  until.setUTCMonth(until.getUTCMonth() + appealMonths)
  return until
}

/**
 * Appeals against a decision on an own advert, once and within six months. Returns until when an answer is promised.
 * Refuses an empty text, a second appeal, one that comes too late, and another user's decision as not found.
 */
export async function appeal(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { id: ownerId }: Pick<User, 'id'>,
  decisionId: number,
  details: string,
): Promise<Date> {
  if (details === '') throw new Refusal('reason_required', 'text')
  const createdAt = deps.clock.now()
  const dueAt = new Date(createdAt.getTime() + appealDays * dayMs)
  await deps.sql.begin(async (sql) => {
    const decision = await lockDecision(sql, { decisionId, ownerId })
    if (!decision) throw new Refusal('decision_not_found')
    if (createdAt > appealUntil(decision)) throw new Refusal('appeal_late')
    const made = { decisionId, userId: ownerId, details, createdAt, dueAt }
    if (!(await insertAppeal(sql, made))) throw new Refusal('appeal_sent')
  })
  return dueAt
}

/** Appeals that wait, oldest first. */
export async function openAppeals({ sql }: Pick<Deps, 'sql'>): Promise<OpenAppeal[]> {
  return listOpenAppeals(sql)
}

interface Answered {
  /** Null: at the command line. */
  readonly staffId: number | null
  readonly isUpheld: boolean
  readonly answer: string
}

/**
 * Answers an appeal. A right one gives the advert and its promotions the time that they have lost, and shows it again,
 * unless its owner has done something else with it meanwhile, or somebody has decided on it again; the owner is told
 * either way. `alongside` runs first in the transaction. Refuses an appeal that is not open, and whoever has decided before.
 */
export async function decideAppeal(
  deps: Deps,
  id: number,
  answered: Answered,
  alongside: (sql: Db) => Promise<void>,
): Promise<void> {
  const found = await findAppeal(deps.sql, id)
  if (!found) throw new Refusal('case_gone')
  const { staffId } = answered
  if (staffId !== null && found.decidedBy === staffId) throw new Refusal('staff_conflict')
  if (found.decision === 'merge') return decideOnMerge(deps, found, answered, alongside)
  const { advertId, decidedAt: from, lostUntil } = found
  const advert = await findOwn(deps.sql, advertId)
  const move = answered.isUpheld && found.isLast ? moveBack(advert?.status) : null
  const close = async (sql: Db): Promise<void> => {
    await alongside(sql)
    await closeIn(sql, deps, id, answered)
    if (!answered.isUpheld || lostUntil === null) return
    const until = move ? deps.clock.now() : lostUntil
    await giveLostTimeBack(sql, deps, advertId, { from, until })
  }
  if (move) {
    await decide(deps, advertId, move, [], {
      ...{ ...(staffId !== null && { decidedBy: staffId }), alongside: close },
      ...(lostUntil === null && { hiddenSince: from }),
    })
    return
  }
  await deps.sql.begin(async (sql) => {
    await close(sql)
    if (advert) await tell(sql, deps, found, answered)
  })
}

/** A right appeal against a merge undoes it, unless it was undone before. */
async function decideOnMerge(
  deps: Deps,
  found: StoredAppeal,
  answered: Answered,
  alongside: (sql: Db) => Promise<void>,
): Promise<void> {
  const { id, advertId, isLast } = found
  const { undone } = await deps.sql.begin(async (sql) => {
    await alongside(sql)
    await closeIn(sql, deps, id, answered)
    if (answered.isUpheld && isLast) {
      const by = { staffId: answered.staffId, isAppeal: true }
      return { undone: await undoIn(sql, deps, { advertId }, by) }
    }
    await tell(sql, deps, found, answered)
    return { undone: null }
  })
  if (undone) await invalidateBoth(deps, undone.advert, undone.keptId)
}

/** Null: there is nothing to show again. */
function moveBack(status: string | undefined): 'reinstate' | 'approve' | null {
  if (status === 'rejected' || status === 'suspended') return 'reinstate'
  return status === 'review' ? 'approve' : null
}

async function closeIn(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  id: number,
  { staffId, isUpheld, answer }: Answered,
): Promise<void> {
  const state = isUpheld ? 'upheld' : 'rejected'
  const closed = { state, answer, decidedBy: staffId, decidedAt: clock.now() } as const
  if (!(await closeAppeal(sql, id, closed))) throw new Refusal('case_gone')
}

async function tell(
  sql: Db,
  { clock }: Pick<Deps, 'clock'>,
  { userId: ownerId, advertId }: StoredAppeal,
  { isUpheld, answer }: Answered,
): Promise<void> {
  const reasons = answer ? [{ field: 'advert', code: 'needs_look' as const, text: answer }] : []
  const move = isUpheld ? 'appeal_upheld' : 'appeal_rejected'
  await notifyOfDecision(sql, { ownerId, advertId, move, reasons }, clock.now())
}

/** What was decided on the adverts of a user, with appeals and questions, for the export of the user's data. */
export async function moderationDataOf(
  deps: Pick<Deps, 'sql'>,
  { id }: Pick<User, 'id'>,
): Promise<object> {
  return listModerationOf(deps.sql, id)
}
