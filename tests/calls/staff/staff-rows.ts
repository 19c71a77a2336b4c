import type { Call } from '#contract/call.ts'
import { auditCalls } from '#contract/staff/audit.ts'
import { callbackCalls } from '#contract/staff/callbacks.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import { moderationCalls } from '#contract/staff/moderation.ts'
import { peopleCalls } from '#contract/staff/people.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { editorCalls, editorRows } from './editor-rows.ts'
import { findStamp } from '#domains/moderation/service.ts'
import { freshPhone } from '#tests/support/fresh.ts'
import type { StaffRow, StaffScene } from './staff-row.ts'

const domains = {
  audit: auditCalls,
  callbacks: callbackCalls,
  console: consoleCalls,
  moderation: moderationCalls,
  people: peopleCalls,
  staff: staffCalls,
  ...editorCalls,
}

/** Every call of staff by its name, `staff.grantRole`. */
export const allStaffCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [`${domain}.${name}`, call] as const),
  ),
)

/** An advert that the rules hold. */
async function heldAdvert({ deps, given, person }: StaffScene): Promise<number> {
  const { id } = await given.advert({ seller: person, status: 'review' })
  await deps.sql`
    update adverts set review_since = ${deps.clock.now()}, reasons = '[{"field": "title", "code": "forbidden_goods"}]'
    where id = ${id}`
  return id
}

const plain = (fields: object = {}): StaffRow => ({ fields: () => fields })

const aboutPerson = (fields: object = {}): StaffRow => ({
  fields: ({ person }) => ({ userId: String(person.id), ...fields }),
})

/** An open request to be called; of a new number each time. */
async function insertCallback({ deps }: StaffScene): Promise<object> {
  const [row] = await deps.sql<{ id: number }[]>`
    insert into callbacks (phone, name, preferred_time, language, requested_by, requested_at)
    values (${freshPhone()}, 'Ana', 'any', 'ro', '', ${deps.clock.now()})
    returning id`
  return { callbackId: String(row?.id) }
}

/** A good payload for each call of staff. */
export const staffRows: Readonly<Record<string, StaffRow>> = {
  ...editorRows,
  'audit.listAudit': plain(),
  'audit.exportAudit': plain({ from: '2026-01-01', act: '' }),
  'callbacks.listCallbacks': plain(),
  'callbacks.callBack': { fields: insertCallback },
  'callbacks.closeCallback': { fields: insertCallback },
  'console.getConsole': plain(),
  'console.proveStaff': { fields: async ({ staff }) => ({ code: await staff.code() }) },
  'console.leaveConsole': plain(),
  'moderation.listQueues': plain(),
  'moderation.listCases': plain({ queue: 'new' }),
  'moderation.nextCase': plain({ queue: 'appeals' }),
  'moderation.openCase': {
    fields: async (scene) => ({ queue: 'new', kind: 'advert', id: await heldAdvert(scene) }),
  },
  'moderation.releaseCase': plain({ kind: 'advert', id: '1' }),
  'moderation.decideCases': {
    fields: async (scene) => {
      const id = await heldAdvert(scene)
      const seen = await findStamp(scene.deps.sql, { kind: 'advert', id })
      return { queue: 'new', cases: [{ kind: 'advert', id, seen }], decision: 'approve' }
    },
  },
  'moderation.undoDecisions': {
    fields: async (scene) => {
      const [action] = await scene.deps.sql<{ id: number }[]>`
        insert into moderation_actions (staff_id, queue, kind, subject_id, decision, seen, decided_at, due_at)
        values (${scene.staff.id}, 'new', 'advert', ${await heldAdvert(scene)}, 'approve', '', now(),
          ${scene.deps.clock.now()}::timestamptz + interval '1 hour')
        returning id`
      return { actions: [action?.id] }
    },
  },
  'people.findPeople': plain({ search: 'ana' }),
  'people.getPerson': aboutPerson(),
  'people.revealContacts': aboutPerson(),
  'people.addNote': aboutPerson({ text: 'A sunat de două ori.' }),
  'people.warnPerson': aboutPerson({ reason: 'Limbaj nepoliticos' }),
  'people.limitPerson': aboutPerson({ reason: 'Mesaje repetate', kind: 'messages', days: '3' }),
  'people.banPerson': aboutPerson({ reason: 'Fraudă', days: '30' }),
  'people.restorePerson': {
    fields: async ({ deps, person }) => {
      await deps.sql`
        insert into account_restrictions (user_id, kind, reason, begins_at)
        values (${person.id}, 'posting', 'Anunțuri repetate', now()) on conflict do nothing`
      return { userId: String(person.id), reason: 'S-a lămurit.' }
    },
  },
  'staff.listStaff': plain(),
  'staff.grantRole': { fields: ({ person }) => ({ person: person.username, role: 'support' }) },
  'staff.revokeRole': {
    fields: async ({ given }) => {
      const { id } = await given.staff('support')
      return { userId: String(id), role: 'support' }
    },
  },
}
