import { createElement } from 'react'
import { expect, test } from 'vitest'
import { emptyAdvert, type TypedAdvert } from '../draft/draft.ts'
import { advertMarkup } from '#tests/support/app/advert-markup.ts'
import { Conflict } from './conflict.tsx'

const mine: TypedAdvert = { ...emptyAdvert('ro'), title: 'Scaun', price: '450' }

/** Changes listed by the conflict dialog. */
async function changesOf(change: Partial<TypedAdvert>): Promise<string[]> {
  const other = { ...mine, ...change }
  const html = await advertMarkup(createElement(Conflict, { mine, other, onSettle: () => {} }))
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line)
}

test('of a text the words of the other window are shown', async () => {
  expect(await changesOf({ title: 'Scaun de lemn', address: 'str. Florilor' })).toEqual([
    'Titlul: „Scaun de lemn”',
    'Adresa (opțional): „str. Florilor”',
  ])
})

test('an emptied text is shown as empty', async () => {
  expect(await changesOf({ price: '' })).toEqual(['Prețul: –'])
})

test('a long text is cut between its signs', async () => {
  const [line] = await changesOf({ description: '😀'.repeat(121) })

  expect(line).toBe(`Descrierea: „${'😀'.repeat(120)}…”`)
})

test('what cannot be read out is named alone, and once', async () => {
  expect(await changesOf({ currency: 'EUR', isNegotiable: true })).toEqual(['Valuta'])
  expect(await changesOf({ pin: { latitude: 47, longitude: 28 } })).toHaveLength(1)
})

test('a translation that nobody began is no change', async () => {
  const begun = { title: '', description: '' }

  expect(await changesOf({ translations: { ru: begun, en: begun } })).toEqual([])
  expect(await changesOf({ translations: { ru: { ...begun, title: 'Стул' } } })).toEqual([
    'Textul în alte limbi (opțional)',
  ])
})
