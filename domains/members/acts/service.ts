import type { MemberActLine } from '#contract/people/members.ts'
import type { MemberAct } from '#contract/rules/company/member-acts.ts'
import { actMinutes, memberActsShown } from '#contract/rules/company/member-limits.ts'
import { minuteMs } from '#contract/rules/durations.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { countActs, listActs, undoAct, upsertAct } from './store.ts'

/** Fields of calls that say what an act is about. */
const subjectFields = [
  'advertId',
  'conversationId',
  'runId',
  'billId',
  'memberId',
  'invitationId',
] as const

/**
 * Does what a member asks for in the name of the company, with a line in its list of activity: written before, so that
 * nothing happens without one, and taken back if the act is refused.
 */
export async function recordAct<Made>(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { user, act, input }: { user: User; act: MemberAct; input: object },
  work: () => Promise<Made>,
): Promise<Made> {
  const { id: companyId, member } = user
  if (!member) return work()
  const now = deps.clock.now()
  const slot = Math.floor(now.getTime() / (actMinutes * minuteMs))
  const line = { companyId, userId: member.id, act, subject: subjectOf(input), slot }
  const id = await upsertAct(deps.sql, line, now)
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) await undoAct(deps.sql, id)
    throw error
  }
}

function subjectOf(input: object): number {
  const values = new Map<string, unknown>(Object.entries(input))
  const named = subjectFields.map((field) => values.get(field)).find((value) => value !== undefined)
  return typeof named === 'number' ? named : 0
}

/** A page of what members did for the company, the last first. */
export async function actsOf(
  { sql }: Pick<Deps, 'sql'>,
  company: Pick<User, 'id'>,
  start: number,
): Promise<{ items: MemberActLine[]; count: number }> {
  const [found, count] = await Promise.all([
    listActs(sql, company.id, { start, size: memberActsShown }),
    countActs(sql, company.id),
  ])
  return { items: found.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })), count }
}

export { deleteActsBefore, eraseActsOf, listActsBy } from './store.ts'
