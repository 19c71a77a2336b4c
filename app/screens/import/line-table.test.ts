import { createElement as h } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { ImportLine, ImportProblem } from '#contract/imports/imports.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { LineTable } from './line-table.tsx'
import { importTexts } from './texts.ts'

const refused: ImportLine = {
  ...{ line: 2, ownId: 'SC-101', title: 'Scaun', verdict: 'refused', isDone: false },
  ...{ problems: [], notes: [], advertId: null },
}

function told(t: Texts, ...problems: readonly Partial<ImportProblem>[]): string {
  const whole = problems.map((one) => ({
    ...{ field: null, fieldLabels: null, value: '', reason: 'field_required', ...one },
  }))
  return wordsOf(markupOf(h(LineTable, { lines: [{ ...refused, problems: whole }] }), { t }))
}

beforeAll(() => importTexts.ready())

test.each([
  ['ro', ro, 'Localitate:'],
  ['ru', ru, 'Населённый пункт:'],
  ['en', en, 'Place:'],
])('a refused line names the field and says why in the language of the page: %s', (_, t, field) => {
  const line = { field: 'place', value: 'Atlantida', reason: 'import_place_unknown' }

  const words = told(t, line)

  expect(words).toContain(`${field} Atlantida ${t.refusals.import_place_unknown}`)
  expect(words).not.toContain(line.reason)
})

test('a refused line tells all that is wrong with it, each under the name of its field', () => {
  const words = told(
    ru,
    { field: 'price', value: 'ieftin', reason: 'price_invalid' },
    { field: 'place', value: 'Atlantida', reason: 'import_place_unknown' },
  )

  expect(words).toContain(`${ru.refusals.price_invalid}`)
  expect(words).toContain(`Населённый пункт: Atlantida ${ru.refusals.import_place_unknown}`)
})

test('a field that is an attribute has the name that the site gives it', () => {
  const fieldLabels = { ro: 'Culoare', ru: 'Цвет', en: 'Colour' }
  const line = { field: 'attributes.color', fieldLabels, reason: 'field_required' }

  expect(told(ru, line)).toContain(`Цвет: ${ru.refusals.field_required}`)
})

test.each(['ownId', 'title', 'description', 'price', 'currency', 'category', 'subcategory'])(
  'a line refused for its %s does not show the name that programs use',
  (field) => {
    expect(told(ro, { field, reason: 'too_long' })).not.toContain(`${field}:`)
    expect(told(ro, { field, reason: 'too_long' })).toMatch(new RegExp(`: ${ro.refusals.too_long}`))
  },
)
