import { createElement } from 'react'
import { expect, test } from 'vitest'
import { emptyAdvert } from '../draft/draft.ts'
import type { Outcome } from '../state/use-posting.ts'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { wordsOf } from '#tests/support/app/markup.ts'
import { OutcomeView } from './outcome.tsx'

function shown(status: Outcome['status']): Promise<string> {
  return advertMarkup(
    createElement(OutcomeView, {
      outcome: { id: '7', status, typed: emptyAdvert('ro') },
      onAnother: () => {},
    }),
  )
}

test('a published advert leads to its page, and says how it is lifted', async () => {
  const html = await shown('active')

  expect(wordsOf(html)).toContain('Anunțul este publicat')
  expect(wordsOf(html)).toContain('de 5 ori în 30 de zile')
  expect(html).toContain('href="/advert/7"')
})

test.each([
  ['review', 'Anunțul este la verificare'],
  ['draft', 'Ciorna este salvată'],
] as const)('what is in %s is not public: it leads to the preview', async (status, title) => {
  const html = await shown(status)

  expect(wordsOf(html)).toContain(title)
  expect(html).toContain('href="/advert-preview/7"')
  expect(html).not.toContain('href="/advert/7"')
})
