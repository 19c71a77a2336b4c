import { expect, test, vi } from 'vitest'
import { readTyped, requestTicket } from './ticket-request.ts'

const typed = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readTyped(form)
}

async function errorsOf(fields: Readonly<Record<string, string>>, isUser = false) {
  const call = vi.fn<() => Promise<never>>()
  const answer = await requestTicket(call, typed(fields), { lang: 'ro', isUser })
  expect(call).not.toHaveBeenCalled()
  return 'errors' in answer ? answer.errors : null
}

test('all that is missing is told at once', async () => {
  expect(await errorsOf({})).toEqual({ text: 'ticket_text_short', contact: 'contact_invalid' })
  expect(await errorsOf({}, true)).toEqual({ text: 'ticket_text_short' })
  expect(await errorsOf({ text: 'Nu pot încărca pozele anunțului meu.' })).toEqual({
    contact: 'contact_invalid',
  })
})
