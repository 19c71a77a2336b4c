import { createElement as h } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { Message } from '#contract/people/messages.ts'
import type { Lang } from '#contract/languages.ts'
import { quickReplies as ro } from '#i18n/ro/messages/quick-replies.ts'
import { quickReplies as ru } from '#i18n/ru/messages/quick-replies.ts'
import { thread } from '#i18n/ro/messages/thread.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { threadTexts } from '../../texts.ts'
import { QuickReplies } from './quick-replies.tsx'

beforeAll(() => threadTexts.ready())

const { quickIn } = thread.compose

function repliesTo(language: Lang, isOwn = false): string {
  const message: Message = {
    ...{ id: 1, seq: 1, clientId: 'sent-1', isOwn, text: 'Mai este?', language },
    ...{ photos: [], place: null, phone: null, isAutomatic: false, offer: null },
    ...{ isOfferAnswer: false, isRefused: false, isHidden: false, warnings: [], isHeld: false },
    sentAt: '2026-11-21T10:00:00.000Z',
  }
  const conversation = { isIncoming: true }
  return markupOf(h(QuickReplies, { conversation, messages: [message], onChoose: () => {} }))
}

test('quick replies in a language that is not the reader’s say which it is', () => {
  const markup = repliesTo('ru')
  expect(wordsOf(markup)).toBe([quickIn.ru, ...ru.seller].join(' '))
  expect(markup).toMatch(/<ul[^>]* lang="ru"/)
})

test('quick replies in the reader’s language say nothing of it', () => {
  expect(wordsOf(repliesTo('ro'))).toBe(ro.seller.join(' '))
})

test('while the reader wrote last there is neither a quick reply nor room for one', () => {
  expect(repliesTo('ro', true)).toBe('')
})
