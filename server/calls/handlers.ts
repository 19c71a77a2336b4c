import type * as z from 'zod'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import { accountHandlers } from '#domains/accounts/calls.ts'
import { ownAccountHandlers } from '#domains/accounts/own-calls.ts'
import { advertHandlers } from '#domains/adverts/calls.ts'
import { postingDefaultHandlers } from '#domains/adverts/posting/calls.ts'
import { ruleHintHandlers } from '#domains/adverts/review-rules/hint-calls.ts'
import { ownStatisticsHandlers } from '#domains/adverts/advice/calls.ts'
import { ownAdvertHandlers } from '#domains/adverts/own-calls.ts'
import { photoHandlers } from '#domains/adverts/photos/calls.ts'
import { billingHandlers } from '#domains/billing/calls.ts'
import { priceEditorHandlers } from '#domains/billing/price-calls.ts'
import { categoryHandlers } from '#domains/categories/calls.ts'
import { categoryEditingHandlers } from '#domains/category-editing/calls.ts'
import { chatbotHandlers } from '#domains/chatbot/calls.ts'
import { companyHandlers } from '#domains/companies/calls.ts'
import { invitationHandlers } from '#domains/invitations/calls.ts'
import { articleHandlers, bannerHandlers, contentHandlers } from '#domains/content/calls.ts'
import {
  articleEditorHandlers,
  bannerEditorHandlers,
  flagHandlers,
  mailEditorHandlers,
  menuEditorHandlers,
} from '#domains/content/editor-calls.ts'
import type { Deps } from '#domains/deps.ts'
import { favoriteHandlers, favoriteListHandlers } from '#domains/favorites/calls.ts'
import { followHandlers } from '#domains/follows/calls.ts'
import { helpDeskHandlers } from '#domains/help-desk/calls.ts'
import { staffTicketHandlers } from '#domains/help-desk/console/calls.ts'
import type { Handler, SessionCookies } from '#domains/implement.ts'
import { messageHandlers } from '#domains/messaging/calls.ts'
import { importHandlers } from '#domains/imports/calls.ts'
import { inboxHandlers, myAccountHandlers } from '#domains/my-account/calls.ts'
import { notificationHandlers } from '#domains/notifications/calls.ts'
import { notificationSettingHandlers } from '#domains/notifications/settings/calls.ts'
import { numberHandlers, transparencyHandlers } from '#domains/numbers/calls.ts'
import { keyHandlers, webhookHandlers } from '#domains/partners/calls.ts'
import { peopleHandlers } from '#domains/people/calls.ts'
import { placeHandlers } from '#domains/places/calls.ts'
import { rateHandlers } from '#domains/rates/calls.ts'
import { duplicateHandlers } from '#domains/moderation/duplicate-calls.ts'
import { reviewRuleHandlers } from '#domains/moderation/rule-calls.ts'
import { moderationHandlers, statementHandlers } from '#domains/moderation/calls.ts'
import { reportHandlers } from '#domains/reports/calls.ts'
import { offerHandlers } from '#domains/messaging/offers/calls.ts'
import { reviewHandlers } from '#domains/reviews/calls.ts'
import { savedSearchHandlers } from '#domains/saved-searches/calls.ts'
import { searchHandlers } from '#domains/search/calls.ts'
import { searchWordHandlers } from '#domains/search/words/calls.ts'
import {
  auditHandlers,
  callbackHandlers,
  consoleHandlers,
  outboxHandlers,
  staffHandlers,
} from '#domains/staff/calls.ts'
import { proveAct } from '#domains/staff/service.ts'
import { memberHandlers } from '#domains/members/calls.ts'
import { recordAct } from '#domains/members/service.ts'
import { isTemporary } from '../errors.ts'
import { observeCall } from '../metrics/requests.ts'
import type { Caller } from './authentication.ts'
import { withConcurrencyLimit } from './concurrency-limit.ts'
import { actingCaller, checkPermission } from './permissions.ts'
import { withReplica } from './replica-reads.ts'

/** Handlers of all calls. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...ownAccountHandlers,
  ...advertHandlers,
  ...ownAdvertHandlers,
  ...postingDefaultHandlers,
  ...ruleHintHandlers,
  ...ownStatisticsHandlers,
  ...photoHandlers,
  ...billingHandlers,
  ...categoryHandlers,
  ...categoryEditingHandlers,
  ...chatbotHandlers,
  ...companyHandlers,
  ...articleHandlers,
  ...invitationHandlers,
  ...bannerHandlers,
  ...contentHandlers,
  ...favoriteHandlers,
  ...favoriteListHandlers,
  ...followHandlers,
  ...helpDeskHandlers,
  ...memberHandlers,
  ...messageHandlers,
  ...moderationHandlers,
  ...duplicateHandlers,
  ...reviewRuleHandlers,
  ...statementHandlers,
  ...importHandlers,
  ...inboxHandlers,
  ...myAccountHandlers,
  ...notificationHandlers,
  ...notificationSettingHandlers,
  ...keyHandlers,
  ...offerHandlers,
  ...placeHandlers,
  ...rateHandlers,
  ...reportHandlers,
  ...reviewHandlers,
  ...savedSearchHandlers,
  ...webhookHandlers,
  ...searchHandlers,
  ...searchWordHandlers,
  ...auditHandlers,
  ...callbackHandlers,
  ...consoleHandlers,
  ...outboxHandlers,
  ...peopleHandlers,
  ...numberHandlers,
  ...transparencyHandlers,
  ...staffHandlers,
  ...staffTicketHandlers,
  ...articleEditorHandlers,
  ...bannerEditorHandlers,
  ...menuEditorHandlers,
  ...flagHandlers,
  ...mailEditorHandlers,
  ...priceEditorHandlers,
]

const byName = new Map(handlers.map((handler) => [nameOf(handler.call), handler]))

function nameOf({ path, action }: Pick<Call, 'path' | 'action'>): string {
  return `${path} ${action ?? ''}`
}

interface CallContext {
  readonly deps: Deps
  readonly caller: Caller
  readonly session: SessionCookies
  /** As in `withReplica`. */
  readonly asOf?: number | undefined
  readonly files?: AsyncIterable<Uint8Array>
}

interface PageCallContext extends CallContext {
  /** Called with each refusal of a call that the page makes. */
  readonly refused: (refusal: Refusal) => void
  /** Called with each other error, even if the page does without the answer. */
  readonly failed: (error: unknown) => void
}

/**
 * Answers one call: checks permissions, then input, then runs the use case. Refuses a caller without the right, and
 * input that violates the contract, naming the first invalid field.
 */
export async function answer(
  handler: Handler,
  payload: unknown,
  context: CallContext,
): Promise<object> {
  const startedAt = performance.now()
  const observe = (result: string): void =>
    observeCall(nameOf(handler.call), result, performance.now() - startedAt)
  try {
    const output = await runCall(handler, payload, context)
    observe('ok')
    return output
  } catch (error) {
    observe(resultOf(error))
    throw error
  }
}

function resultOf(error: unknown): string {
  if (error instanceof Refusal) return error.code
  return isTemporary(error) ? 'unavailable' : 'unexpected'
}

async function runCall(
  { call, run }: Handler,
  payload: unknown,
  { deps, caller: known, session, asOf, files = none() }: CallContext,
): Promise<object> {
  const caller = actingCaller(call, known)
  const staff = await checkPermission(deps, call, caller)
  const parsed = call.input.safeParse(payload)
  if (!parsed.success) throw refusalOf(parsed.error)
  const { user, visitor } = caller
  const { data: input } = parsed
  if (staff && call.proof === 'each') await proveAct(deps, staff, codeIn(input), visitor)
  const { reservedSql } = deps
  const own = call.cost === 'low' && reservedSql ? { ...deps, sql: reservedSql } : deps
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `checkPermission` guarantees both
  const made = { user: user as never, staff: staff as never }
  const context = { ...made, input, visitor, session, files }
  const work = (): Promise<object> =>
    withConcurrencyLimit(call, caller, deps, () =>
      withReplica(call, { deps: own, asOf }, (used) => run({ ...context, deps: used })),
    )
  const act = call.member?.act
  return user?.member && act ? recordAct(deps, { user, act, input }, work) : work()
}

/** The field that `call` demands of a call with a code. */
function codeIn({ code }: { readonly code?: unknown }): string | undefined {
  return typeof code === 'string' ? code : undefined
}

/** Names the first invalid field; a text that is too long has its own code. */
function refusalOf({ issues: [issue] }: z.core.$ZodError): Refusal {
  const isLong = issue?.code === 'too_big' && issue.origin === 'string'
  return new Refusal(isLong ? 'too_long' : 'bad_input', issue?.path.join('.') || undefined)
}

/** Makes calls in process, for server-rendered pages. */
export function inProcessCaller(context: PageCallContext) {
  return async <C extends Call>(call: C, payload: PayloadOf<C>): Promise<OutputOf<C>> => {
    const handler = byName.get(nameOf(call))
    if (!handler) throw new Error(`No handler for ${nameOf(call)}`)
    try {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- guaranteed by the type of the handler
      return (await answer(handler, payload, context)) as OutputOf<C>
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'unavailable') context.refused(error)
      else context.failed(error)
      throw isTemporary(error) ? new Refusal('unavailable') : error
    }
  }
}

async function* none(): AsyncGenerator<Uint8Array> {}
