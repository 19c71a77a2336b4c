import { createElement as h } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { moderationTexts } from '../../texts.ts'
import { Excerpt } from './excerpt.tsx'

const now = '2026-11-23T10:00:00.000Z'
const plain = { username: 'ion', text: '', photos: 0, isReported: false }

function excerpt(t: Texts, messages: ModerationCase['messages']): string {
  return wordsOf(markupOf(h(Excerpt, { messages, now }), { t }))
}

beforeAll(() => moderationTexts.ready())

test('a message says when it was written by the clock of Chișinău, in the language of the page', () => {
  const sent = { ...plain, sentAt: '2026-11-22T22:30:00.000Z', text: 'Bună ziua' }
  const older = { ...plain, sentAt: '2026-11-19T07:05:00.000Z', text: 'Salut' }

  expect(excerpt(ro, [older, sent])).toContain(
    '@ion · 19 noiembrie, 09:05 Salut @ion · azi, 00:30 Bună ziua',
  )
  expect(excerpt(ru, [older, sent])).toContain(
    '@ion · 19 ноября, 09:05 Salut @ion · сегодня, 00:30 Bună ziua',
  )
  expect(excerpt(en, [sent])).toContain('@ion · today, 00:30 Bună ziua')
})

test('photos of a message are counted in words', () => {
  const of = (t: Texts, photos: number) => excerpt(t, [{ ...plain, sentAt: now, photos }])

  expect(of(ro, 1)).toContain('1 fotografie')
  expect(of(ro, 3)).toContain('3 fotografii')
  expect(of(ru, 2)).toContain('2 фотографии')
  expect(of(ru, 5)).toContain('5 фотографий')
  expect(of(en, 1)).toMatch(/1 photo$/)
  expect(of(en, 2)).toContain('2 photos')
})

test('the reported one among its neighbours is named in words', () => {
  const sent = { ...plain, sentAt: now, text: 'Bună' }

  const words = excerpt(ro, [sent, { ...sent, isReported: true }, sent])

  expect(words.split('mesajul raportat')).toHaveLength(2)
})
