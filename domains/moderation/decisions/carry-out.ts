import { dayMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import { decide, findOwn } from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import { decideHeld } from '../../messaging/service.ts'
import { notifyOfDecision } from '../../notifications/service.ts'
import { closeReportsIn, decideReported } from '../../reports/service.ts'
import { settleReported } from '../../reviews/service.ts'
import { holdsRight, release, writeAudit } from '../../staff/service.ts'
import { decideAppeal } from '../appeals/service.ts'
import { findMessage } from '../cases/store.ts'
import { insertQuestion } from '../questions/store.ts'
import { claimKey, findStamp } from '../queues/service.ts'
import { listDue, updateState, type PendingAction } from './store.ts'

const actionsPerRun = 200

/**
 * Carries out decisions that can no longer be undone. One on something that has changed since it was seen is void, and
 * its case waits again; so is one of somebody who may not decide any more.
 */
export async function carryOutDue(deps: Deps): Promise<void> {
  for (const action of await listDue(deps.sql, deps.clock.now(), actionsPerRun)) {
    // Sequential; the failure of one does not affect the others, and it is tried again.
    await carryOutOne(deps, action).catch((error: Error) =>
      deps.log.warn(
        { action: action.actionId, error: error.message },
        'a decision was not carried out',
      ),
    )
  }
}

async function carryOutOne(deps: Deps, action: PendingAction): Promise<void> {
  try {
    if (await holdsRight(deps, action.staffId, 'moderation')) await carryOut(deps, action)
    else await voidAction(deps, action, 'right_lost')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await voidAction(deps, action, error.code)
  }
  await release(deps.sql, { id: action.staffId }, claimKey(action))
}

async function carryOut(deps: Deps, action: PendingAction): Promise<void> {
  if (action.kind === 'advert') return onAdvert(deps, action)
  if (action.kind === 'appeal') {
    const { id, staffId, decision, details } = action
    const answered = { staffId, isUpheld: decision === 'approve', answer: details.text ?? '' }
    return decideAppeal(deps, id, answered, (sql) => begin(sql, action))
  }
  await onWords(deps, action)
}

/** Marks the decision as carried out, in the transaction that does so. Refuses one on what has changed. */
async function begin(sql: Db, action: PendingAction): Promise<void> {
  const isPending = await updateState(sql, action.actionId, 'done')
  if (!isPending || (await findStamp(sql, action)) !== action.seen) {
    throw new Refusal('case_changed')
  }
}

async function onAdvert(deps: Deps, action: PendingAction): Promise<void> {
  const { id, staffId, decision, details } = action
  const reasons = details.reasons ?? []
  const advert = await findOwn(deps.sql, id)
  if (decision === 'ask') return ask(deps, action)
  const isAgainst = decision === 'reject' || decision === 'suspend'
  const alongside = async (sql: Db): Promise<void> => {
    await begin(sql, action)
    const outcome = isAgainst ? 'upheld' : 'rejected'
    await closeReportsIn(sql, deps, { subject: 'advert', id }, outcome)
  }
  // Approved while everybody sees it, or seen by nobody any more: nothing but the reports is decided.
  const isSeen = advert?.status === 'active'
  if (advert?.status !== 'review' && !(isSeen && isAgainst)) {
    await deps.sql.begin(alongside)
    return
  }
  const until = details.days && new Date(deps.clock.now().getTime() + details.days * dayMs)
  await decide(deps, id, decision === 'move' ? 'approve' : decision, reasons, {
    ...{ decidedBy: staffId, alongside },
    ...(until && { until }),
    ...(details.subcategory && { subcategory: details.subcategory }),
  })
}

/** The case waits for its owner, who is told. */
async function ask(deps: Deps, action: PendingAction): Promise<void> {
  const { id: advertId, staffId, details } = action
  const now = deps.clock.now()
  const question = details.text ?? ''
  await deps.sql.begin(async (sql) => {
    await begin(sql, action)
    const advert = await findOwn(sql, advertId)
    if (!advert) throw new Refusal('advert_not_found')
    await insertQuestion(sql, { advertId, staffId, question, askedAt: now })
    const reasons = [{ field: 'advert', code: 'needs_look' as const, text: question }]
    await notifyOfDecision(sql, { ownerId: advert.ownerId, advertId, move: 'ask', reasons }, now)
  })
}

/** A message, a review or a profile. */
async function onWords(deps: Deps, action: PendingAction): Promise<void> {
  const { kind, id, queue, decision, details } = action
  if (kind === 'advert' || kind === 'appeal') return
  const isAgainst = decision === 'reject'
  const target = { subject: kind, id }
  const alongside = async (sql: Db): Promise<void> => {
    await begin(sql, action)
    await closeReportsIn(sql, deps, target, isAgainst ? 'upheld' : 'rejected')
  }
  if (kind === 'review') {
    const reasons = details.reasons ?? []
    return settleReported(deps, id, { decision: isAgainst ? 'hide' : 'show', reasons }, alongside)
  }
  if (queue !== 'messages') {
    await decideReported(deps, target, isAgainst, (sql) => begin(sql, action))
    return
  }
  const message = await findMessage(deps.sql, id)
  if (!message) throw new Refusal('message_not_found')
  await decideHeld(deps, message, isAgainst ? 'refuse' : 'release', alongside)
}

async function voidAction(
  deps: Pick<Deps, 'sql'>,
  { actionId, staffId, kind, id, decision, queue }: PendingAction,
  because: string,
): Promise<void> {
  await deps.sql.begin(async (sql) => {
    if (!(await updateState(sql, actionId, 'void'))) return
    await writeAudit(sql, {
      ...{ staffId, act: 'case.void', subject: { kind, id } },
      ...{ before: { decision }, after: { queue, because: because.replaceAll('_', ' ') } },
    })
  })
}
