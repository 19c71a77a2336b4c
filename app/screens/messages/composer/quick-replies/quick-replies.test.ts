import { createElement as h } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { Conversation, Message, Topic } from '#contract/people/messages.ts'
import type { Lang } from '#contract/languages.ts'
import { quickReplies as ro } from '#i18n/ro/messages/quick-replies.ts'
import { quickReplies as ru } from '#i18n/ru/messages/quick-replies.ts'
import { thread } from '#i18n/ro/messages/thread.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { threadTexts } from '../../texts.ts'
import { QuickReplies } from './quick-replies.tsx'

beforeAll(() => threadTexts.ready())

const { quickIn } = thread.compose

const sold: Topic = {
  ...{ id: '7', titles: { ro: 'Ceas', ru: 'Часы', en: 'Watch' }, language: 'ro', price: 9 },
  ...{ currency: 'MDL', isFree: false, image: '', state: 'sold', isSoldHere: true },
}

function repliesTo(
  language: Lang,
  {
    conversation = { isIncoming: true, advert: null },
    isOwn = false,
  }: {
    readonly conversation?: Pick<Conversation, 'isIncoming' | 'advert'>
    readonly isOwn?: boolean
  } = {},
): string {
  const message: Message = {
    ...{ id: 1, seq: 1, clientId: 'sent-1', isOwn, text: 'Mai este?', language },
    ...{ photos: [], place: null, phone: null, isAutomatic: false, offer: null },
    ...{ isOfferAnswer: false, isRefused: false, isHidden: false, warnings: [], isHeld: false },
    sentAt: '2026-11-21T10:00:00.000Z',
  }
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
  expect(repliesTo('ro', { isOwn: true })).toBe('')
})

test('after a sale nobody is offered to ask or to say whether it is still to be had', () => {
  const offered = (isIncoming: boolean, advert: Topic): string =>
    wordsOf(repliesTo('ro', { conversation: { isIncoming, advert } }))
  for (const isIncoming of [true, false])
    expect(offered(isIncoming, sold)).toBe(ro.handover.join(' '))
  const away = { ...sold, isSoldHere: false }
  expect(offered(true, away)).toBe(ro.soldSeller.join(' '))
  expect(offered(false, away)).toBe(ro.soldBuyer.join(' '))
})
