import type * as z from 'zod'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import { accountHandlers } from '#domains/accounts/calls.ts'
import { ownAccountHandlers } from '#domains/accounts/own-calls.ts'
import { advertHandlers } from '#domains/adverts/calls.ts'
import { ownAdvertHandlers } from '#domains/adverts/own-calls.ts'
import { photoHandlers } from '#domains/adverts/photos/calls.ts'
import { categoryHandlers } from '#domains/categories/calls.ts'
import { chatbotHandlers } from '#domains/chatbot/calls.ts'
import { contentHandlers } from '#domains/content/calls.ts'
import type { Deps } from '#domains/deps.ts'
import { favoriteHandlers } from '#domains/favorites/calls.ts'
import type { Handler, SessionDoor } from '#domains/implement.ts'
import { myAccountHandlers } from '#domains/my-account/calls.ts'
import { notificationHandlers } from '#domains/notifications/calls.ts'
import { placeHandlers } from '#domains/places/calls.ts'
import { rateHandlers } from '#domains/rates/calls.ts'
import { savedSearchHandlers } from '#domains/saved-searches/calls.ts'
import { searchHandlers } from '#domains/search/calls.ts'
import type { Caller } from './authentication.ts'
import { withConcurrencyLimit } from './concurrency-limit.ts'

/** Every call that the product answers. */
export const handlers: readonly Handler[] = [
  ...accountHandlers,
  ...ownAccountHandlers,
  ...advertHandlers,
  ...ownAdvertHandlers,
  ...photoHandlers,
  ...categoryHandlers,
  ...chatbotHandlers,
  ...contentHandlers,
  ...favoriteHandlers,
  ...myAccountHandlers,
  ...notificationHandlers,
  ...placeHandlers,
  ...rateHandlers,
  ...savedSearchHandlers,
  ...searchHandlers,
]

const byName = new Map(handlers.map((handler) => [nameOf(handler.call), handler]))

function nameOf({ path, action }: Pick<Call, 'path' | 'action'>): string {
  return `${path} ${action ?? ''}`
}

interface Circumstances {
  readonly deps: Deps
  readonly caller: Caller
  readonly session: SessionDoor
  readonly files?: AsyncIterable<Uint8Array>
}

interface PageCircumstances extends Circumstances {
  /** Hears of the refusals that a page is made of. */
  readonly refused: (refusal: Refusal) => void
}

/**
 * Answers one call: may they, is it well-formed, then the use case. Refuses a caller without the right and
 * input that the contract does not allow, naming the first field at fault.
 */
export async function answer(
  { call, run }: Handler,
  payload: unknown,
  { deps, caller, session, files = none() }: Circumstances,
): Promise<object> {
  allow(call, caller)
  const parsed = call.input.safeParse(payload)
  if (!parsed.success) throw refusalOf(parsed.error)
  const { user, visitor } = caller
  return withConcurrencyLimit(call, caller, deps, () =>
    // oxlint-disable-next-line typescript/consistent-type-assertions -- `allow` has made sure of the user
    run({ deps, input: parsed.data, user: user as never, visitor, session, files }),
  )
}

/** Names the first field at fault, and says so where it is a text that is too long. */
function refusalOf({ issues: [issue] }: z.core.$ZodError): Refusal {
  const isLong = issue?.code === 'too_big' && issue.origin === 'string'
  return new Refusal(isLong ? 'too_long' : 'bad_input', issue?.path.join('.') || undefined)
}

function allow(call: Call, { user, visitor, hasBadToken }: Caller): void {
  if (call.auth === 'anyone') return
  if (user || (call.auth === 'visitor' && visitor.id)) return
  if (hasBadToken) throw new Refusal('token_invalid', 'token')
  if (call.auth === 'visitor') throw new Refusal('token_missing', 'token')
  const isFavorite = call.path === '/favorites/manage_favorites.php'
  throw new Refusal(isFavorite ? 'login_to_favorite' : 'login_required')
}

/** Makes calls in process, for the pages that this server renders. */
export function inProcessCaller(circumstances: PageCircumstances) {
  return async <C extends Call>(call: C, payload: PayloadOf<C>): Promise<OutputOf<C>> => {
    const handler = byName.get(nameOf(call))
    if (!handler) throw new Error(`No handler for ${nameOf(call)}`)
    try {
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the handler’s type promises it
      return (await answer(handler, payload, circumstances)) as OutputOf<C>
    } catch (error) {
      if (error instanceof Refusal) circumstances.refused(error)
      throw error
    }
  }
}

async function* none(): AsyncGenerator<Uint8Array> {}
