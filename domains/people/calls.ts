import type { InputOf } from '#contract/call.ts'
import { peopleCalls, type FoundPerson } from '#contract/staff/people.ts'
import { implement } from '../implement.ts'
import { maskedEmail, maskedPhone } from '../lib/masks.ts'
import {
  decideOnPerson,
  mergeAccounts,
  findPeople,
  notePerson,
  personPage,
  restorePerson,
  revealContacts,
  type FoundRow,
} from './service.ts'

export const peopleHandlers = implement(peopleCalls, {
  findPeople: async ({ deps, staff, input }) => ({
    people: (await findPeople(deps, staff, input.search)).map(presentFound),
  }),
  getPerson: async ({ deps, staff, input }) => ({
    person: presentPage(await personPage(deps, staff, input.userId)),
  }),
  revealContacts: async ({ deps, staff, input }) => revealContacts(deps, staff, input.userId),
  addNote: async ({ deps, staff, input: { userId, text } }) => {
    await notePerson(deps, staff, { userId, text })
    return {}
  },
  warnPerson: async ({ deps, staff, input: { userId, reason } }) => {
    await decideOnPerson(deps, staff, { userId, kind: 'warning', reason })
    return {}
  },
  limitPerson: async ({ deps, staff, input: { userId, kind, reason, days } }) => {
    await decideOnPerson(deps, staff, { userId, kind, reason, days })
    return {}
  },
  banPerson: async ({ deps, staff, input: { userId, reason, days } }) => {
    await decideOnPerson(deps, staff, { userId, kind: 'ban', reason, days })
    return {}
  },
  previewMerge: async ({ deps, staff, input }) =>
    mergeAccounts(deps, staff, { ...mergeOf(input), reason: '' }, true),
  mergeAccounts: async ({ deps, staff, input }) =>
    mergeAccounts(deps, staff, { ...mergeOf(input), reason: input.reason }, false),
  restorePerson: async ({ deps, staff, input: { userId, reason } }) => {
    await restorePerson(deps, staff, { userId, reason })
    return {}
  },
})

function mergeOf({
  userId,
  otherId,
  keptTicket,
  mergedTicket,
}: InputOf<typeof peopleCalls.previewMerge>) {
  return { keptId: userId, mergedId: otherId, keptTicket, mergedTicket }
}

function presentFound({ phone, createdAt, ...found }: FoundRow): FoundPerson {
  return { ...found, phone: maskedPhone(phone), createdAt: createdAt.toISOString() }
}

function presentPage(page: Awaited<ReturnType<typeof personPage>>) {
  const { person, items, reports, bills, sessions, sharedBrowsers, notes, decisions, acts } = page
  const { email, verifiedAt, ...found } = person
  return {
    ...found,
    ...presentFound(found),
    email: maskedEmail(email),
    verifiedAt: iso(verifiedAt),
    ...{ itemCounts: page.itemCounts, made: page.made, conflict: page.conflict },
    items: items.map((item) => ({ ...item, createdAt: item.createdAt.toISOString() })),
    reports: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
    bills:
      bills?.map(({ id, number, state, totalBani, issuedAt }) => ({
        ...{ id, number, state, totalBani },
        issuedAt: issuedAt.toISOString(),
      })) ?? null,
    sessions: sessions.map(({ device, createdAt, seenAt }) => ({
      device,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    sharedBrowsers: sharedBrowsers.map((one) => ({ ...one, seenAt: one.seenAt.toISOString() })),
    notes: notes.map((note) => ({ ...note, writtenAt: note.writtenAt.toISOString() })),
    decisions: decisions.map(({ beginsAt, endsAt, liftedAt, ...decision }) => ({
      ...decision,
      ...{ beginsAt: beginsAt.toISOString(), endsAt: iso(endsAt), liftedAt: iso(liftedAt) },
    })),
    acts: acts.map(({ id, at, staff, act, reason }) => ({
      ...{ id, at: at.toISOString(), staff: staff ?? '', act, reason },
    })),
  }
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
