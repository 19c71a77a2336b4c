import { data, redirect, useActionData } from '../../lib/router/index.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import { favoriteListCalls } from '#contract/people/favorite-lists.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import { screenAction } from '../../lib/calls/screen.ts'
import type { Caller } from '../../lib/calls/visit.ts'
import { favoritesAddress } from './favorites-address.ts'

export type Intent =
  | 'create'
  | 'rename'
  | 'deleteList'
  | 'share'
  | 'revoke'
  | 'note'
  | 'lists'
  | 'remove'

interface Refused {
  readonly refused: RefusalCode
  readonly intent: string
  /** Id of the list or the advert; empty for a new list. */
  readonly subject: string
  /** The name or the note, so that it is not lost. */
  readonly typed: string
}

/** Reads a text of a submitted form. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export function chosenLists(form: FormData): number[] {
  return form.getAll('listIds').map(Number)
}

/** Action of the forms of the page without JavaScript. */
export const favoritesAction = screenAction(async ({ call, path }, form) => {
  const intent = typedIn(form, 'intent')
  const subject = typedIn(form, 'subject')
  let next = path
  try {
    next = (await act(call, form, subject)) ?? path
  } catch (error) {
    const typed = typedIn(form, intent === 'note' ? 'note' : 'name')
    const refused = answeredRefusal(error).code
    return data<Refused>({ refused, intent, subject, typed }, { status: 422 })
  }
  throw redirect(next)
})

/** Resolves to the address to go to, if it is another. */
async function act(call: Caller, form: FormData, subject: string): Promise<string | undefined> {
  const name = typedIn(form, 'name')
  const moves: Readonly<Record<string, () => Promise<unknown>>> = {
    rename: () => call(favoriteListCalls.renameList, { listId: subject, name }),
    share: () =>
      call(favoriteListCalls.shareList, { listId: subject, showsOwner: form.has('showsOwner') }),
    revoke: () => call(favoriteListCalls.revokeLink, { listId: subject }),
    note: () => call(favoriteCalls.setNote, { advertId: subject, note: typedIn(form, 'note') }),
    lists: () =>
      call(favoriteListCalls.setListsOfFavorite, {
        advertId: subject,
        listIds: chosenLists(form),
      }),
    remove: () => call(favoriteCalls.remove, { advID: subject }),
  }
  const intent = typedIn(form, 'intent')
  if (intent === 'create') {
    const { list } = await call(favoriteListCalls.createList, { name })
    return favoritesAddress({ listId: list.id })
  }
  if (intent === 'deleteList') {
    await call(favoriteListCalls.deleteList, { listId: subject })
    return favoritesAddress({})
  }
  await moves[intent]?.()
  return undefined
}

/** The refusal of this form, if it was submitted without JavaScript. */
export function useRefused(intent: Intent, subject = ''): Refused | null {
  const refused = useActionData<Refused>()
  return refused?.intent === intent && refused.subject === subject ? refused : null
}
