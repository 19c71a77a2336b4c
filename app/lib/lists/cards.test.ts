import { expect, test } from 'vitest'
import { advertWith } from '#tests/support/app/adverts.ts'
import { preview, titleIn, toCard } from './cards.ts'

const advert = advertWith()

test('a title is shown in the language of the page', () => {
  expect(titleIn('ro', advert)).toEqual({ text: 'Canapea', lang: 'ro' })
})

test('a missing title falls back to the language it was written in, and is marked', () => {
  expect(toCard(advert, 'ru')).toMatchObject({ title: 'Canapea', lang: 'ro', city: 'Бельцы' })
  expect(toCard(advert, 'ro')).not.toHaveProperty('lang')
})

test('then to English, then to any language', () => {
  const texts = { ad_lang: 'ro', ad_title_ro: '', ad_title_ru: 'Диван' } as const
  expect(titleIn('ro', { ...texts, ad_title_en: 'Sofa' }).text).toBe('Sofa')
  expect(titleIn('ro', { ...texts, ad_title_en: '' }).text).toBe('Диван')
})

test('an advert without any title has an empty one, in the language of the page', () => {
  expect(titleIn('ru', { ...advert, ad_title_ro: '' })).toEqual({ text: '', lang: 'ru' })
})

test('a card carries at most ten photos', () => {
  const images = Array.from({ length: 15 }, (_, index) => ({ image: `photo-${index}` }))
  expect(toCard({ ...advert, ad_images: { images } }, 'ro').images).toHaveLength(10)
})

test('a description of 300 characters is whole, a longer one is cut', () => {
  expect(preview('a'.repeat(300))).toBe('a'.repeat(300))
  expect(preview('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`)
})

test('a text is cut only past 300 characters: trailing space is no reason for an ellipsis', () => {
  expect(preview('b'.repeat(299))).toBe('b'.repeat(299))
  expect(preview('')).toBe('')
})

test('the cut does not split a surrogate pair', () => {
  expect(preview(`${'a'.repeat(299)}😀b`)).toBe(`${'a'.repeat(299)}…`)
  expect(preview(`${'a'.repeat(298)}😀b`)).toBe(`${'a'.repeat(298)}😀…`)
})
