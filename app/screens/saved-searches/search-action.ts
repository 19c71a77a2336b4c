import { data, redirect } from '../../lib/router/index.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { savedSearchCalls } from '#contract/saved-searches.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import { screenAction } from '../../lib/calls/screen.ts'
import type { Caller } from '../../lib/calls/visit.ts'
import { forgetSaved } from './saved-addresses.ts'
import { frequencyFrom, nameFrom, savedFrom } from './saved-form.ts'

export interface Refused {
  readonly refused: RefusalCode
}

/** Action of the list's forms without JavaScript, and of the form that saves a search. */
export const searchAction = screenAction(async ({ call }, form) => {
  try {
    await act(call, form)
    forgetSaved()
  } catch (error) {
    return data<Refused>({ refused: answeredRefusal(error).code }, { status: 422 })
  }
  throw redirect('/my-searches')
})

async function act(call: Caller, form: FormData): Promise<unknown> {
  const searchId = String(form.get('searchId'))
  const intent = form.get('intent')
  if (intent === 'save') {
    return call(savedSearchCalls.saveSearch, savedFrom(String(form.get('address')), form))
  }
  if (intent === 'delete') return call(savedSearchCalls.deleteSearch, { searchId })
  const change = intent === 'rename' ? { name: nameFrom(form) } : { frequency: frequencyFrom(form) }
  return call(savedSearchCalls.changeSearch, { searchId, ...change })
}
