import { afterEach, expect, test, vi } from 'vitest'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { languages } from '#contract/languages.ts'
import { lazyTexts } from './lazy-texts.ts'
import { phoneText } from './phone-text.ts'
import { priceText } from './price-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Texts of a screen in all languages, with the languages loaded so far. */
function texts() {
  const loaded: string[] = []
  const load = (lang: string) => async () => {
    loaded.push(lang)
    return { hello: `hello in ${lang}` }
  }
  const paths = languages.map((lang) => [`../../i18n/${lang}/x.ts`, load(lang)] as const)
  return { loaded, lazy: lazyTexts(Object.fromEntries(paths)) }
}

test('a server loads a screen’s texts in all languages, once', async () => {
  const { lazy, loaded } = texts()
  await lazy.ready()
  await lazy.ready()

  expect(loaded.toSorted()).toEqual(['en', 'ro', 'ru'])
  expect(lazy.of('ru').hello).toBe('hello in ru')
})

test('a page loads those of its own language alone', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  const { lazy, loaded } = texts()
  await lazy.ready()

  expect(loaded).toEqual(['en'])
  expect(() => lazy.of('ro')).toThrow('not loaded')
})

test('texts that a screen did not name are missed at once', () => {
  expect(() => texts().lazy.of('ro')).toThrow('not loaded')
})

test('a language without its module is told by name', async () => {
  const lazy = lazyTexts({ '/i18n/ro/x.ts': async () => ({}) })
  await expect(lazy.ready()).rejects.toThrow(/No texts in (ru|en)/)
})

test('a number reads on one line, in groups', () => {
  expect(phoneText('69123456')).toBe('+373\u00a069\u00a0123\u00a0456')
})

test('a price of nothing is free or open to talk, in each language', () => {
  const none = { price: 0, currency: 'MDL' } as const
  for (const t of [ro, ru, en]) {
    expect(priceText(t, { ...none, isFree: true })).toBe(t.adverts.free)
    expect(priceText(t, { ...none, isFree: false })).toBe(t.adverts.byAgreement)
  }
  expect(priceText(en, { price: 120, currency: 'EUR', isFree: false })).toBe('€120')
})
