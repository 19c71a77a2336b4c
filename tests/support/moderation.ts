import type { CaseDecision, CaseKind, QueueName } from '#contract/rules/moderation/queues.ts'
import { carryOutDue, decideCases, findStamp } from '#domains/moderation/service.ts'
import { sendReport } from '#domains/reports/service.ts'
import type { Given, GivenStaff } from './market/builders.ts'
import type { World } from './test.ts'

type Deps = World['deps']

/** An advert that the rules hold. */
export async function held(deps: Deps, given: Given, fields: Parameters<Given['advert']>[0] = {}) {
  const advert = await given.advert({ ...fields, status: 'review' })
  await deps.sql`
    update adverts set review_since = ${deps.clock.now()}, reasons = '[{"field": "title", "code": "forbidden_goods"}]'
    where id = ${advert.id}`
  return advert
}

export async function statusOf({ sql }: Deps, id: number): Promise<unknown> {
  const [row] = await sql`select status from adverts where id = ${id}`
  return row?.['status']
}

export const reasons = [{ field: 'title', code: 'forbidden_goods' }] as const

export async function decideOn(
  deps: Deps,
  staff: GivenStaff,
  id: number,
  decision: CaseDecision,
  queue: QueueName = 'new',
) {
  const seen = await findStamp(deps.sql, { kind: 'advert', id })
  const isAgainst = decision === 'reject' || decision === 'suspend'
  return decideCases(deps, staff, queue, {
    ...{ cases: [{ kind: 'advert', id, seen }], decision },
    ...(isAgainst && { reasons }),
  })
}

/** Past the seconds in which a decision can be undone. */
export async function later(deps: Deps): Promise<void> {
  deps.clock.advance({ minutes: 1 })
  await carryOutDue(deps)
}

export async function linesAbout(
  { sql }: Deps,
  id: number,
  kind: CaseKind = 'advert',
): Promise<string[]> {
  const rows = await sql<{ act: string }[]>`
    select act from audit_log where subject_kind = ${kind} and subject_id = ${String(id)} order by id`
  return rows.map(({ act }) => act)
}

/** An advert that everybody sees and a user has reported. */
export async function reported(deps: Deps, given: Given) {
  const [user, { id }] = [await given.user(), await given.advert()]
  const visitor = { id: 'somebody', address: '10.9.8.7', isRobot: false, device: '' }
  await sendReport(deps, { user, visitor }, { subject: 'advert', id, code: 1, text: 'Minte' })
  return { id, user }
}
