import { undoSeconds } from '#contract/rules/moderation/limits.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import type { CaseDecision, QueueName } from '#contract/rules/moderation/queues.ts'
import { findOwn } from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { holdClaim, writeAudit } from '../../staff/service.ts'
import { decisionsOn } from '../cases/service.ts'
import { withoutTemplates } from '../cases/templates.ts'
import { claimKey, findStamp, takeCase, type CaseKey } from '../queues/service.ts'
import { insertAction, undoPending, type ActionDetails } from './store.ts'

export interface SeenCase extends CaseKey {
  /** Stamp of the content that the moderator has seen. */
  readonly seen: string
}

export interface Decision extends ActionDetails {
  readonly decision: CaseDecision
}

export interface Decided {
  readonly actions: readonly (CaseKey & { readonly action: number })[]
  readonly undoUntil: Date
  readonly refused: readonly (CaseKey & { readonly code: RefusalCode })[]
}

type DecideDeps = Pick<Deps, 'sql' | 'clock' | 'log'>

/**
 * Decides on cases of a queue, each in a transaction with its line in the audit log. They leave the queue at once and
 * are carried out after `undoSeconds`. Cases that cannot be decided on are left, each with its refusal: gone, changed
 * since they were seen, claimed by a colleague, the member's own, or in a state that the decision does not fit. When
 * the server fails after some are decided, the rest is left as `unavailable`, so that those can be undone. Refuses a
 * decision that lacks its reason or text.
 */
export async function decideCases(
  deps: DecideDeps,
  staff: Staff,
  queue: QueueName,
  { cases, reasons, ...others }: Decision & { readonly cases: readonly SeenCase[] },
): Promise<Decided> {
  const decision = { ...others, ...(reasons && { reasons: withoutTemplates(reasons) }) }
  for (const { kind } of cases) checkComplete(queue, kind, decision)
  const dueAt = new Date(deps.clock.now().getTime() + undoSeconds * 1_000)
  const actions: (CaseKey & { action: number })[] = []
  const refused: (CaseKey & { code: RefusalCode })[] = []
  for (const [at, { kind, id, seen }] of cases.entries()) {
    try {
      const action = await decideOne(deps, staff, queue, { kind, id, seen }, { decision, dueAt })
      actions.push({ action, kind, id })
    } catch (error) {
      if (error instanceof Refusal) {
        refused.push({ kind, id, code: error.code })
        continue
      }
      if (actions.length === 0) throw error
      deps.log.warn({ kind, id, error: String(error) }, 'a decision was not stored')
      const code = 'unavailable' as const
      refused.push(...cases.slice(at).map((left) => ({ kind: left.kind, id: left.id, code })))
      break
    }
  }
  return { actions, undoUntil: dueAt, refused }
}

/** Refuses what its owner, or the audit log, would be told without a word. */
function checkComplete(
  queue: QueueName,
  kind: CaseKey['kind'],
  { decision, reasons = [], text = '', subcategory }: Decision,
): void {
  const isAgainst = decision === 'reject' || decision === 'suspend'
  // Of a reported advert that nobody sees the reports alone are decided: its state says so.
  const mayBeUnseen = queue === 'reported' && kind === 'advert' && decision === 'reject'
  const isOfAuthor = kind === 'advert' || kind === 'review'
  if (isOfAuthor && isAgainst && !mayBeUnseen && reasons.length === 0) {
    throw new Refusal('reason_required', 'reasons')
  }
  const needsText = decision === 'ask' || (kind === 'appeal' && decision === 'reject')
  if (needsText && text === '') throw new Refusal('reason_required', 'text')
  if (decision === 'move' && !subcategory) throw new Refusal('category_required', 'subcategory')
  const isOfAdverts = decision !== 'approve' && decision !== 'reject'
  if (isOfAdverts && kind !== 'advert') throw new Refusal('move_refused', 'decision')
}

async function decideOne(
  deps: DecideDeps,
  staff: Staff,
  queue: QueueName,
  one: SeenCase,
  { decision: { decision, ...details }, dueAt }: { decision: Decision; dueAt: Date },
): Promise<number> {
  const { kind, id, seen } = one
  await takeCase(deps, staff, queue, one)
  return deps.sql.begin(async (sql) => {
    await holdClaim(sql, deps, staff, claimKey(one))
    if ((await findStamp(sql, one)) !== seen) throw new Refusal('case_changed')
    const advert = kind === 'advert' ? await findOwn(sql, id) : null
    const isHeld = advert?.status === 'review'
    if (isHeld && decision === 'reject' && !details.reasons?.length) {
      throw new Refusal('reason_required', 'reasons')
    }
    if (!decisionsOn(one, advert?.status ?? null).includes(decision)) {
      throw new Refusal('move_refused', 'decision')
    }
    const action = await insertAction(sql, {
      ...{ staffId: staff.id, queue, kind, id, decision, details, seen, dueAt },
      decidedAt: deps.clock.now(),
    })
    if (action === null) throw new Refusal('case_gone')
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: 'case.decide', subject: { kind, id } },
      before: { queue },
      after: { decision, ...auditOf(details) },
      reason: [details.text, ...(details.reasons ?? []).map(({ text }) => text)]
        .filter(Boolean)
        .join(' '),
    })
    return action
  })
}

function auditOf({ reasons, days, subcategory }: ActionDetails) {
  return {
    ...(reasons && { rules: reasons.map(({ field, code }) => `${field}: ${code}`) }),
    ...(days !== undefined && { days }),
    ...(subcategory && { subcategory }),
  }
}

/** Takes back own decisions that were not carried out yet. Returns the cases that wait again, still claimed. */
export async function undoDecisions(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { id: staffId }: Pick<Staff, 'id'>,
  ids: readonly number[],
): Promise<CaseKey[]> {
  const undone = await deps.sql.begin(async (sql) => {
    const found = await undoPending(sql, { staffId, ids, now: deps.clock.now() })
    for (const one of found) await auditUndo(sql, staffId, one)
    return found
  })
  if (undone.length === 0) throw new Refusal('undo_late')
  return undone.map(({ kind, id }) => ({ kind, id }))
}

async function auditUndo(
  sql: Db,
  staffId: number,
  { kind, id, queue, decision }: CaseKey & { queue: QueueName; decision: CaseDecision },
): Promise<void> {
  await writeAudit(sql, {
    ...{ staffId, act: 'case.undo', subject: { kind, id } },
    ...{ before: { decision }, after: { queue } },
  })
}

export { carryOutDue } from './carry-out.ts'
