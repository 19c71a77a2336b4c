import { expect, test } from 'vitest'
import { emptyAdvert, errorsOf } from '../draft/draft.ts'
import { inOrderOfForm } from './error-order.ts'

test('what is wrong is told from the top of the form down', () => {
  const definitions = ['brand', 'year'].map((key) => ({
    ...{ key, type: 'text' as const, isRequired: true, filter: 'text' as const },
    labels: { ro: key, ru: key, en: key },
  }))
  const typed = {
    ...emptyAdvert('ro'),
    price: 'mult',
    description: 'x'.repeat(5_000),
    translations: { ru: { title: 'я'.repeat(100), description: '' } },
  }
  const errors = { ...errorsOf(typed, definitions), latitude: 'pin_far' as const }

  expect(inOrderOfForm(errors, definitions).map(([name]) => name)).toEqual([
    'title',
    'subcategory',
    'attributes.brand',
    'attributes.year',
    'description',
    'translations.ru.title',
    'price',
    'place',
    'latitude',
  ])
})

test('an error of no field of the form is told last', () => {
  const errors = { images: 'no_images', title: 'field_required' } as const

  expect(inOrderOfForm(errors, []).map(([name]) => name)).toEqual(['title', 'images'])
})
