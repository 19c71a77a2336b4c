import * as z from 'zod'
import { call } from '../call.ts'
import { queryLength, staffReasonMax } from '../limits.ts'
import { staffConflicts } from '../rules/staff/conflicts.ts'
import { restrictionKinds } from '../rules/staff/restrictions.ts'
import { roles } from '../rules/staff/rights.ts'
import { Code, Id, Paragraphs, Text, Token, wholeNumber } from '../shapes.ts'

const path = '/admin/people.php'
const token = Token.optional()
const Kind = z.enum(restrictionKinds)
const Reason = Paragraphs(staffReasonMax)
/** Days from now; without: until it is lifted. */
const Days = wholeNumber(1, 3_650).optional()

const FoundShape = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  /** "69•••789"; empty without one. */
  phone: z.string(),
  accountType: z.union([z.literal(0), z.literal(1)]),
  status: z.enum(['active', 'inactive', 'banned', 'deleted']),
  /** What is in force; warnings are not. */
  restrictions: z.array(Kind),
  adverts: z.int(),
  /** ISO 8601, UTC */
  createdAt: z.string(),
})
export type FoundPerson = z.infer<typeof FoundShape>

const moment = z.string()

const PersonShape = FoundShape.extend({
  /** "a•••@exemplu.md"; empty without one. */
  email: z.string(),
  language: z.string(),
  roles: z.array(z.enum(roles)),
  hasSecondFactor: z.boolean(),
  verifiedAt: moment.nullable(),
  /** Newest first, at most 50; and all by status. */
  items: z.array(
    z.object({ id: z.int(), title: z.string(), status: z.string(), createdAt: moment }),
  ),
  itemCounts: z.record(z.string(), z.int()),
  /** About the person, their adverts, reviews and messages, newest first, at most 20. */
  reports: z.array(
    z.object({
      id: z.int(),
      subject: z.string(),
      subjectId: z.int(),
      code: z.int(),
      text: z.string(),
      state: z.string(),
      createdAt: moment,
    }),
  ),
  /** Reports that the person has made, by state. */
  made: z.record(z.string(), z.int()),
  /** Newest first, at most 20; null without the right `money`. */
  bills: z
    .array(
      z.object({
        id: z.int(),
        number: z.string(),
        state: z.string(),
        totalBani: z.int(),
        issuedAt: moment,
      }),
    )
    .nullable(),
  sessions: z.array(z.object({ device: z.string(), createdAt: moment, seenAt: moment })),
  /** Accounts that were logged in to in one browser with this one. */
  sharedBrowsers: z.array(
    z.object({ id: z.int(), username: z.string(), status: z.string(), seenAt: moment }),
  ),
  notes: z.array(
    z.object({ id: z.int(), author: z.string(), text: z.string(), writtenAt: moment }),
  ),
  decisions: z.array(
    z.object({
      id: z.int(),
      kind: Kind,
      reason: z.string(),
      beginsAt: moment,
      endsAt: moment.nullable(),
      liftedAt: moment.nullable(),
    }),
  ),
  /** Earlier acts of staff, newest first, at most 30. */
  acts: z.array(
    z.object({ id: z.int(), at: moment, staff: z.string(), act: z.string(), reason: z.string() }),
  ),
  /** Why the caller may not decide about this person; the lists above are empty then. */
  conflict: z.enum(staffConflicts).nullable(),
})
export type Person = z.infer<typeof PersonShape>

const decision = { userId: Id, reason: Reason, token }

const TicketNumber = Text(30)

/** Two accounts of one person, and the help cases by which the person has proved each. */
const merge = {
  ...{ userId: Id, otherId: Id, keptTicket: TicketNumber, mergedTicket: TicketNumber },
  token,
}

const Count = z.int()
/** Whose account goes, and what moves from it; of `programs` what ends. */
const merged = {
  username: z.string(),
  counts: z.object({
    ...{ adverts: Count, conversations: Count, favorites: Count, searches: Count },
    ...{ reviews: Count, bills: Count, promotions: Count, programs: Count },
  }),
}
export type MergeCounts = z.infer<typeof merged.counts>

/** Calls on the people of the market. */
export const peopleCalls = {
  findPeople: call({
    path,
    action: 'find',
    summary: 'Find people by name, phone number, e-mail address, id, or number of an advert',
    auth: 'staff',
    right: 'people',
    acts: [],
    input: { search: Text(queryLength), token },
    output: { people: z.array(FoundShape) },
  }),
  getPerson: call({
    path,
    action: 'get',
    summary: 'Get one person with adverts, reports, sessions, notes and earlier acts',
    auth: 'staff',
    right: 'people',
    acts: [],
    input: { userId: Id, token },
    output: { person: PersonShape },
  }),
  revealContacts: call({
    path,
    action: 'reveal',
    summary: "Get a person's number and address in full; the look is an act",
    auth: 'staff',
    right: 'people',
    acts: ['person.reveal'],
    input: { userId: Id, token },
    output: { phone: z.string(), email: z.string() },
  }),
  addNote: call({
    path,
    action: 'note',
    summary: 'Note something about a person, for staff alone',
    auth: 'staff',
    right: 'people',
    acts: ['person.note'],
    input: { userId: Id, text: Reason, token },
    output: {},
  }),
  warnPerson: call({
    path,
    action: 'warn',
    summary: 'Warn a person',
    auth: 'staff',
    right: 'restrictions',
    acts: ['person.warn'],
    input: decision,
    output: {},
  }),
  limitPerson: call({
    path,
    action: 'limit',
    summary:
      'Let a person publish nothing, or write to nobody, for some days or until it is lifted',
    auth: 'staff',
    right: 'restrictions',
    acts: ['person.limit'],
    input: { ...decision, kind: z.enum(['posting', 'messages']), days: Days },
    output: {},
  }),
  banPerson: call({
    path,
    action: 'ban',
    summary:
      'Close an account to its owner, and hide its adverts, for some days or until it is lifted',
    auth: 'staff',
    right: 'restrictions',
    proof: 'each',
    acts: ['person.ban'],
    input: { ...decision, days: Days, code: Code.optional() },
    output: {},
  }),
  restorePerson: call({
    path,
    action: 'restore',
    summary: 'Lift everything that is in force about a person',
    auth: 'staff',
    right: 'restrictions',
    acts: ['person.restore'],
    input: decision,
    output: {},
  }),
  previewMerge: call({
    path,
    action: 'previewMerge',
    summary: 'Check whether two accounts can be merged, and say what would move',
    auth: 'staff',
    right: 'merging',
    acts: [],
    input: merge,
    output: merged,
  }),
  mergeAccounts: call({
    path,
    action: 'merge',
    summary: 'Move everything of an account to another one of the same person, and empty it',
    auth: 'staff',
    right: 'merging',
    // It cannot be taken back.
    proof: 'each',
    acts: ['person.merge'],
    input: { ...merge, reason: Reason, code: Code.optional() },
    output: merged,
  }),
}
