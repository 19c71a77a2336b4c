import type { Call } from '#contract/call.ts'
import { auditCalls } from '#contract/staff/audit.ts'
import { callbackCalls } from '#contract/staff/callbacks.ts'
import { categoryEditingCalls, type EditedGroup } from '#contract/staff/categories.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import { outboxCalls } from '#contract/staff/outbox.ts'
import { duplicateCalls } from '#contract/staff/duplicates.ts'
import { moderationCalls } from '#contract/staff/moderation.ts'
import { numberCalls } from '#contract/staff/numbers.ts'
import { peopleCalls } from '#contract/staff/people.ts'
import { searchWordCalls } from '#contract/staff/search-words.ts'
import { reviewRuleCalls } from '#contract/staff/review-rules.ts'
import { staffCalls } from '#contract/staff/staff.ts'
import { ticketCalls } from '#contract/staff/tickets.ts'
import {
  editedAttribute,
  editedSubcategory,
  editedTree,
} from '#domains/category-editing/service.ts'
import { editorCalls, editorRows } from './editor-rows.ts'
import { findStamp, mergeDuplicates } from '#domains/moderation/service.ts'
import type { StaffRow, StaffScene } from './staff-row.ts'
import {
  heldAdvert,
  insertCallback,
  insertDead,
  openedTicket,
  provedAccounts,
  twoAdverts,
} from './staff-scenes.ts'

const domains = {
  audit: auditCalls,
  callbacks: callbackCalls,
  categories: categoryEditingCalls,
  console: consoleCalls,
  duplicates: duplicateCalls,
  moderation: moderationCalls,
  outbox: outboxCalls,
  numbers: numberCalls,
  people: peopleCalls,
  searchWords: searchWordCalls,
  rules: reviewRuleCalls,
  staff: staffCalls,
  tickets: ticketCalls,
  ...editorCalls,
}

/** Every call of staff by its name, `staff.grantRole`. */
export const allStaffCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [`${domain}.${name}`, call] as const),
  ),
)

const plain = (fields: object = {}): StaffRow => ({ fields: () => fields })

const aboutPerson = (fields: object = {}): StaffRow => ({
  fields: ({ person }) => ({ userId: String(person.id), ...fields }),
})

const newLabels = { ro: 'Nou', ru: 'Новое', en: 'New' } as const

/** An attribute or a list of options as it is now. */
async function versionOf({ deps }: StaffScene, key: string): Promise<object> {
  const { attributes } = await editedSubcategory(deps, 'autoturisme')
  const version = attributes.find((one) => one.key === key)?.version ?? 0
  return { subcategory: 'autoturisme', key, version, scope: 'all' }
}

async function nodeOf({ deps }: StaffScene): Promise<EditedGroup> {
  const group = (await editedTree(deps))[0]?.groups[0]
  if (!group) throw new Error('no group')
  return group
}

async function fuelsOf({ deps }: StaffScene) {
  const { options } = await editedAttribute(deps, 'autoturisme', { key: 'fuel', parent: '' })
  return options.filter(({ isOffered }) => isOffered).map(({ adverts: _n, ...option }) => option)
}

/** A rule of the staff, on trial. */
const rule = {
  ...{ kind: 'words', mode: 'trial', code: 'forbidden_goods' },
  ...{ name_ro: 'Baloane', name_ru: 'Шары', name_en: 'Balloons' },
  ...{ explanation_ro: 'Nu.', explanation_ru: 'Нет.', explanation_en: 'No.' },
  phrases: ['balon* .. heliu'],
}

/** A good payload for each call of staff. */
export const staffRows: Readonly<Record<string, StaffRow>> = {
  ...editorRows,
  'audit.listAudit': plain(),
  'audit.exportAudit': plain({ from: '2026-01-01', act: '' }),
  'callbacks.listCallbacks': plain(),
  'callbacks.callBack': { fields: insertCallback },
  'callbacks.closeCallback': { fields: insertCallback },
  'categories.getTree': plain(),
  'categories.saveNode': {
    fields: async (scene) => {
      const { id, version } = await nodeOf(scene)
      return { kind: 'group', id, version, labels: newLabels }
    },
  },
  'categories.addNode': {
    fields: async (scene) => ({
      ...{ kind: 'subcategory', parentId: (await nodeOf(scene)).id },
      ...{ labels: newLabels, like: 'autoturisme' },
    }),
  },
  'categories.mergeSubcategory': {
    fields: async (scene) => {
      const [from, into] = (await nodeOf(scene)).subcategories
      return { id: from?.id, version: from?.version, into: into?.id }
    },
  },
  'categories.orderNodes': {
    fields: async (scene) => {
      const ids = (await nodeOf(scene)).subcategories.map(({ id }) => id)
      return { kind: 'subcategory', before: ids, after: ids.toReversed() }
    },
  },
  'categories.getSubcategory': plain({ subcategory: 'autoturisme' }),
  'categories.getAttribute': plain({ subcategory: 'autoturisme', key: 'model', parent: 'bmw' }),
  'categories.addAttribute': plain({
    ...{ subcategory: 'carti', type: 'enum', labels: newLabels },
    options: [{ labels: newLabels }],
  }),
  'categories.saveAttribute': {
    fields: async (scene) => ({ ...(await versionOf(scene, 'fuel')), labels: newLabels }),
  },
  'categories.orderAttributes': {
    fields: async ({ deps }) => {
      const { attributes } = await editedSubcategory(deps, 'autoturisme')
      const keys = attributes.flatMap(({ key, isOffered }) => (isOffered ? [key] : []))
      return { subcategory: 'autoturisme', before: keys, after: keys.toReversed(), scope: 'all' }
    },
  },
  'categories.saveOptions': {
    fields: async (scene) => {
      const added = { value: '', labels: newLabels, isOffered: true }
      const options = await fuelsOf(scene)
      return { ...(await versionOf(scene, 'fuel')), options: [...options, added] }
    },
  },
  'categories.mergeOption': {
    fields: async (scene) => {
      const [from, into] = await fuelsOf(scene)
      return { ...(await versionOf(scene, 'fuel')), from: from?.value, into: into?.value }
    },
  },
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
  'duplicates.listDuplicates': {
    fields: async (scene) => ({ advertId: (await twoAdverts(scene)).keptId }),
  },
  'duplicates.mergeAdverts': {
    fields: async (scene) => ({ ...(await twoAdverts(scene)), text: 'Se repetă' }),
  },
  'duplicates.undoMerge': {
    fields: async (scene) => {
      const merge = await twoAdverts(scene)
      const staff = await scene.given.staff('moderator')
      await mergeDuplicates(scene.deps, staff, { ...merge, text: 'Se repetă' }, false)
      const [open] = await scene.deps.sql<{ id: number }[]>`
        select id from advert_merges where kept_id = ${merge.keptId} and undone_at is null`
      return { mergeId: open?.id }
    },
  },
  'outbox.listOutbox': plain({ state: 'dead' }),
  'outbox.sendAgain': { fields: insertDead },
  'outbox.giveUp': { fields: insertDead },
  'numbers.getNumbers': plain({ days: '90' }),
  'numbers.exportNumbers': plain({ metric: 'messages' }),
  'numbers.getOverview': plain(),
  'people.findPeople': plain({ search: 'ana' }),
  'people.getPerson': aboutPerson(),
  'people.revealContacts': aboutPerson(),
  'people.addNote': aboutPerson({ text: 'A sunat de două ori.' }),
  'people.warnPerson': aboutPerson({ reason: 'Limbaj nepoliticos' }),
  'people.limitPerson': aboutPerson({ reason: 'Mesaje repetate', kind: 'messages', days: '3' }),
  'people.banPerson': aboutPerson({ reason: 'Fraudă', days: '30' }),
  'people.previewMerge': { fields: provedAccounts },
  'people.mergeAccounts': {
    fields: async (scene) => ({ ...(await provedAccounts(scene)), reason: 'O singură persoană' }),
  },
  'people.restorePerson': {
    fields: async ({ deps, person }) => {
      await deps.sql`
        insert into account_restrictions (user_id, kind, reason, begins_at)
        values (${person.id}, 'posting', 'Anunțuri repetate', now()) on conflict do nothing`
      return { userId: String(person.id), reason: 'S-a lămurit.' }
    },
  },
  'tickets.listTickets': plain(),
  'tickets.getTicket': { fields: openedTicket },
  'tickets.takeTicket': { fields: openedTicket },
  'tickets.answerTicket': {
    fields: async (scene) => ({ ...(await openedTicket(scene)), text: 'Bună ziua!' }),
  },
  'tickets.solveTicket': { fields: openedTicket },
  'tickets.closeTicket': { fields: openedTicket },
  'tickets.decideHeldMail': {
    fields: async (scene) => {
      const ticket = await openedTicket(scene)
      const [held] = await scene.deps.sql<{ id: number }[]>`
        insert into ticket_messages (ticket_id, author, text, held_from, sent_at)
        select id, 'person', 'Alo', 'alt@exemplu.md', now() from tickets where number = ${ticket.number}
        returning id`
      return { ...ticket, messageId: String(held?.id), decision: 'accept' }
    },
  },
  'searchWords.listWords': plain(),
  'searchWords.tryWords': plain({ kind: 'same', names: ['zbor', 'aripă'], queries: ['zbor'] }),
  'searchWords.saveWords': plain({ kind: 'wider', names: ['zburătoare'], finds: ['dronă'] }),
  'searchWords.removeWords': {
    fields: async ({ deps }) => {
      const [group] = await deps.sql<{ id: number }[]>`
        insert into search_word_groups (kind, names, changed_at) values ('same', '{zbor,aripă}', now())
        returning id`
      return { id: group?.id, version: 0 }
    },
  },
  'rules.listRules': plain(),
  'rules.ruleReport': plain(),
  'rules.tryRule': plain({ ...rule, adverts: 10 }),
  'rules.saveRule': plain(rule),
  'staff.listStaff': plain(),
  'staff.grantRole': { fields: ({ person }) => ({ person: person.username, role: 'support' }) },
  'staff.revokeRole': {
    fields: async ({ given }) => {
      const { id } = await given.staff('support')
      return { userId: String(id), role: 'support' }
    },
  },
}
