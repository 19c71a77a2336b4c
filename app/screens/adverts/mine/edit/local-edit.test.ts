import { expect, test } from 'vitest'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import { emptyAdvert } from '../../wizard/draft/draft.ts'
import { errorsIn, isSame, withLocalEdit } from './local-edit.ts'

const saved = { ...emptyAdvert('ro'), title: 'Scaun', price: '450', address: 'str. Florilor' }

test('what an earlier visit typed lies over what is saved', () => {
  const kept = withLocalEdit(saved, JSON.stringify({ ...saved, price: '400' }))

  expect(kept).toEqual({ ...saved, price: '400' })
})

test('a field that came after the edit was kept is as it is saved', () => {
  const { address: _later, ...earlier } = { ...saved, title: 'Scaun de lemn' }

  expect(withLocalEdit(saved, JSON.stringify(earlier))).toEqual({
    ...saved,
    title: 'Scaun de lemn',
  })
})

test.each([null, '', '{', 'null', JSON.stringify(saved)])(
  '%j kept in the browser changes nothing',
  (stored) => {
    expect(withLocalEdit(saved, stored)).toBeNull()
  },
)

test('an edit that was taken back by hand is no edit', () => {
  expect(isSame({ ...saved, price: '450' }, saved)).toBe(true)
  expect(isSame({ ...saved, attributes: { material: 'lemn' } }, saved)).toBe(false)
})

const reasons: readonly AdvertReason[] = [
  { field: 'title', code: 'forbidden_goods' },
  { field: 'translations.ru.title', code: 'contacts_in_text' },
  { field: 'address', code: 'contacts_in_text' },
  { field: 'images', code: 'needs_look' },
]

test.each(['rejected', 'suspended'])(
  'what is held against a %s advert stands at its fields',
  (status) => {
    expect(errorsIn(reasons, status)).toEqual({
      title: 'forbidden_goods',
      'translations.ru.title': 'contacts_in_text',
      address: 'contacts_in_text',
    })
  },
)

test.each(['review', 'active', 'archived'])('of a %s advert nothing is held against', (status) => {
  expect(errorsIn(reasons, status)).toEqual({})
})
