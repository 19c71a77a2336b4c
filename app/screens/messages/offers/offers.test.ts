import { createElement as h } from 'react'
import { beforeAll, expect, test } from 'vitest'
import type { Offer } from '#contract/people/offer-shape.ts'
import { Refusal } from '#contract/refusals.ts'
import { offers as texts } from '#i18n/ro/adverts/offers.ts'
import { refusals } from '#i18n/ro/refusals.ts'
import { markupOf, wordsOf } from '#tests/support/app/markup.ts'
import { OfferBubble } from './offer-bubble.tsx'
import { OfferForm } from './offer-form.tsx'
import { offersTexts } from './texts.ts'

const now = '2026-11-23T10:00:00.000Z'
const rates = { EUR: 20, USD: 17, date: '23.11.2026' }

function bubble(fields: Partial<Offer>, isOfferAnswer = false): string {
  const offer: Offer = {
    ...{ id: 1, price: 900, currency: 'EUR', state: 'sent', isOwn: false },
    expiresAt: '2026-11-25T10:00:00.000Z',
    ...fields,
  }
  const message = { offer, isOfferAnswer }
  const props = { message, rates, now, isBusy: false, hasAnswered: false, onAnswer: () => {} }
  return wordsOf(markupOf(h(OfferBubble, props)))
}

beforeAll(() => offersTexts.ready())

test('an open offer says its price, in lei too, and how it can be answered', () => {
  const received = bubble({})
  for (const said of [texts.theirs, '900', '18.000', texts.accept, texts.counter, texts.decline])
    expect(received).toContain(said)
  expect(bubble({ currency: 'MDL' })).not.toContain('≈')
  const own = bubble({ isOwn: true })
  expect(own).toContain(texts.withdraw)
  expect(own).not.toContain(texts.accept)
})

test('a closed one, or one whose time is over, says its state and offers nothing', () => {
  expect(bubble({ state: 'declined' })).toContain(texts.states.declined)
  expect(bubble({ state: 'declined' })).not.toContain(texts.accept)
  const late = bubble({ expiresAt: now })
  expect(late).toContain(texts.states.expired)
  expect(late).not.toContain(texts.accept)
})

test('the message of an answer tells what became of the offer', () => {
  expect(bubble({ state: 'accepted' }, true)).toContain('a fost acceptată')
  expect(bubble({ state: 'declined' }, true)).toContain('a fost refuzată')
})

test('the form says what is asked, and shows a refused price at its field', () => {
  const props = { advert: { price: 1_000, currency: 'EUR' }, rates, isBusy: false } as const
  const form = h(OfferForm, {
    ...{ ...props, refusal: new Refusal('price_invalid', 'price') },
    ...{ onSend: () => {}, onCancel: () => {} },
  })
  const words = wordsOf(markupOf(form))
  expect(words).toContain('Prețul cerut: 1.000')
  expect(words).toContain(refusals.price_invalid)
})
