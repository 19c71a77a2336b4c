import { statementCalls } from '#contract/adverts/statements.ts'
import { moderationCalls, type ModerationCase } from '#contract/staff/moderation.ts'
import { implement } from '../implement.ts'
import {
  answerQuestion,
  appeal,
  appealUntil,
  casesOf,
  caseView,
  decideCases,
  nextCase,
  openQuestion,
  queues,
  releaseCase,
  statementsOf,
  takeCase,
  undoDecisions,
} from './service.ts'
import { cursorText, readCursor } from './rules.ts'

export const moderationHandlers = implement(moderationCalls, {
  listQueues: async ({ deps }) => ({
    queues: (await queues(deps)).map((one) => ({ ...one, oldestAt: iso(one.oldestAt) })),
  }),
  listCases: async ({ deps, staff, input: { queue, after, itemsNum } }) => {
    const cursor = after === undefined ? null : readCursor(after)
    const { items, next } = await casesOf(deps, staff, queue, { after: cursor, size: itemsNum })
    return {
      items: items.map((one) => ({ ...one, since: one.since.toISOString() })),
      next: next && cursorText(next),
    }
  },
  nextCase: async ({ deps, staff, input: { queue, skip = [] } }) => {
    const found = await nextCase(deps, staff, queue, skip)
    return { case: found && presentCase(await caseView(deps, queue, found)) }
  },
  openCase: async ({ deps, staff, input: { queue, kind, id } }) => {
    const found = await takeCase(deps, staff, queue, { kind, id })
    return { case: presentCase(await caseView(deps, queue, found)) }
  },
  releaseCase: async ({ deps, staff, input: { kind, id } }) => {
    await releaseCase(deps, staff, { kind, id })
    return { done: true }
  },
  decideCases: async ({ deps, staff, input: { queue, cases, token: _token, ...given } }) => {
    const { reasons, days, subcategory, text, decision } = given
    const { actions, undoUntil, refused } = await decideCases(deps, staff, queue, {
      ...{ cases, decision },
      ...(reasons && { reasons: reasons.map(definedReason) }),
      ...(days !== undefined && { days }),
      ...(subcategory && { subcategory }),
      ...(text && { text }),
    })
    return { actions: [...actions], undoUntil: undoUntil.toISOString(), refused: [...refused] }
  },
  undoDecisions: async ({ deps, staff, input: { actions } }) => ({
    undone: await undoDecisions(deps, staff, actions),
  }),
})

export const statementHandlers = implement(statementCalls, {
  listStatements: async ({ deps, user, input: { advertId } }) => {
    const { statements, title, status } = await statementsOf(deps, user, advertId)
    const now = deps.clock.now()
    return {
      ...{ title, status },
      question: await openQuestion(deps, advertId),
      statements: statements.map(({ suspendedUntil, decidedAt, ...one }) => ({
        ...one,
        decidedAt: decidedAt.toISOString(),
        suspendedUntil: iso(suspendedUntil),
        appealUntil: openUntil({ ...one, decidedAt }, now),
      })),
    }
  },
  appeal: async ({ deps, user, input: { decisionId, text } }) => ({
    dueAt: (await appeal(deps, user, decisionId, text)).toISOString(),
  }),
  answerQuestion: async ({ deps, user, input: { advertId, text } }) => {
    await answerQuestion(deps, user, advertId, text)
    return { done: true }
  },
})

/** Decisions that can be appealed against. */
const appealable = ['reject', 'suspend', 'merge'] as const

function openUntil(
  statement: { decision: string; decidedAt: Date; appeal: object | null },
  now: Date,
): string | null {
  const isAgainst = appealable.some((one) => one === statement.decision)
  const until = appealUntil(statement)
  return isAgainst && !statement.appeal && now <= until ? until.toISOString() : null
}

function presentCase(view: Awaited<ReturnType<typeof caseView>>): ModerationCase {
  const { since, owner, advert, messages, appeal: made, templates: words, ...plain } = view
  return {
    ...plain,
    templates: { ...words },
    messages: messages.map((one) => ({ ...one, sentAt: one.sentAt.toISOString() })),
    since: since.toISOString(),
    owner: owner && { ...owner, registeredAt: owner.registeredAt.toISOString() },
    advert: advert && {
      ...advert,
      texts: { ...advert.texts },
      publishedAt: iso(advert.publishedAt),
      before: advert.before && { ...advert.before, savedAt: advert.before.savedAt.toISOString() },
      decisions: advert.decisions.map((one) => ({ ...one, at: one.at.toISOString() })),
    },
    appeal: made && {
      ...{ text: made.text, decision: made.decision, reasons: made.reasons },
      createdAt: made.createdAt.toISOString(),
      dueAt: made.dueAt.toISOString(),
      decidedAt: made.decidedAt.toISOString(),
      decidedBy: made.decidedByName,
    },
  }
}

function definedReason<Reason extends { text?: string | undefined }>({ text, ...reason }: Reason) {
  return { ...reason, ...(text && { text }) }
}

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
