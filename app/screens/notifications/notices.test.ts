import { expect, test } from 'vitest'
import type { Notification } from '#contract/people/notifications.ts'
import { noticeTitle } from '#i18n/notice-title.ts'
import { notifications as ro } from '#i18n/ro/site/notifications.ts'
import { texts } from '#i18n/ro/texts.ts'
import { mending as mendingRu } from '#i18n/ru/console/mending.ts'
import { texts as textsRu } from '#i18n/ru/texts.ts'
import { notifications as ru } from '#i18n/ru/site/notifications.ts'
import { byDay, noticePrices, noticeReasons, withMore } from './notices.ts'

const found: Notification = {
  id: 1,
  createdAt: '2026-11-21T10:00:00Z',
  isRead: false,
  kind: 'search',
  title: 'BMW X5',
  address: '/search?q=bmw+x5&sort=newest',
  count: 3,
  price: null,
  change: null,
  restriction: null,
  decision: null,
  reasons: [],
  report: null,
  event: null,
  offer: null,
}

test('a notification says how many adverts came, in the right number', () => {
  const said = (count: number) => noticeTitle({ ...found, count }, ro)
  expect(said(1)).toBe('1 anunț nou în „BMW X5”')
  expect(said(3)).toBe('3 anunțuri noi în „BMW X5”')
  expect(said(20)).toBe('20 de anunțuri noi în „BMW X5”')
  expect(noticeTitle({ ...found, count: 21 }, ru)).toBe('21 новое объявление по поиску «BMW X5»')
  expect(noticeTitle({ ...found, count: 3 }, ru)).toBe('3 новых объявления по поиску «BMW X5»')
})

test('new adverts of a followed seller name the seller', () => {
  const followed = { ...found, kind: 'followed', title: 'Casa Mobila', count: 2 } as const
  expect(noticeTitle(followed, ro)).toBe('2 anunțuri noi de la Casa Mobila')
  expect(noticeTitle({ ...followed, count: 5 }, ru)).toBe('5 новых объявлений от Casa Mobila')
})

test('a lower price is said with the one before, a gift in words', () => {
  const price = { before: 10_200, now: 9_500, currency: 'MDL' } as const
  const cheaper = { ...found, kind: 'price', title: 'iPhone 13', price } as const
  expect(noticeTitle(cheaper, ro)).toBe('Preț redus: iPhone 13')
  expect(noticePrices(cheaper, ro, texts)).toBe('9.500\u00a0Lei, era 10.200\u00a0Lei')
  expect(noticePrices({ ...cheaper, price: { ...price, now: 0 } }, ro, texts)).toContain(
    texts.site.noPrice,
  )
  expect(noticePrices(found, ro, texts)).toBe('')
})

test('a decision against an advert says how to mend it, in the language of its reader', () => {
  const reason = { field: 'title', code: 'text_misleading' } as const
  const decided = (move: 'reject' | 'ask', text?: string): Notification => ({
    ...{ ...found, kind: 'decision' },
    decision: { move, reasons: [{ ...reason, ...(text && { text }) }] },
  })
  const said = (notice: Notification) => noticeReasons(notice, textsRu, mendingRu)

  expect(said(decided('reject'))).toContain(mendingRu.text_misleading)
  expect(said(decided('reject', 'Scrie marca.'))).toMatch(/ Scrie marca\.$/)
  expect(said(decided('ask', 'Ce marcă?'))).toBe('Ce marcă?')
  expect(said(decided('ask'))).toBe('')
})

test('a change of the account is said for itself', () => {
  const changed = { ...found, kind: 'account', title: '', change: 'password' } as const
  expect(noticeTitle(changed, ro)).toBe('Parola contului tău a fost schimbată')
})

test('the outcome of a report names what was reported, unless it is gone', () => {
  const report = { subject: 'advert', outcome: 'upheld' } as const
  const told = { ...found, kind: 'report', title: '', report } as const
  expect(noticeTitle(told, ro)).toBe('Am luat măsuri după reclamația ta')
  const rejected = { ...told, title: 'Ceas', report: { ...report, outcome: 'rejected' } } as const
  expect(noticeTitle(rejected, ru)).toBe('Мы проверили вашу жалобу, нарушений нет: Ceas')
})

test('the outcome of a report of a review or a message says which', () => {
  const told = { ...found, kind: 'report' } as const
  const review = { subject: 'review', outcome: 'upheld' } as const
  expect(noticeTitle({ ...told, title: 'ana', report: review }, ro)).toBe(
    'Am luat măsuri după reclamația ta: recenzia despre ana',
  )
  // A username has no cases: what it stands beside has them.
  expect(noticeTitle({ ...told, title: 'ana', report: review }, ru)).toBe(
    'По вашей жалобе приняты меры: отзыв о пользователе ana',
  )
  const message = { subject: 'message', outcome: 'rejected' } as const
  expect(noticeTitle({ ...told, title: '', report: message }, ro)).toBe(
    'Am verificat reclamația ta, totul este în regulă: un mesaj',
  )
})

test('an offer is said with its price, a review with its author', () => {
  const offer = { price: 4_500, currency: 'MDL' } as const
  const made = { ...found, kind: 'offer', title: 'iPhone 13', event: 'made', offer } as const
  expect(noticeTitle(made, ro)).toBe('Ofertă nouă pentru „iPhone 13”')
  expect(noticePrices(made, ro, texts)).toBe('Preț oferit: 4.500\u00a0Lei')
  const received = { ...found, kind: 'review', title: 'ana', event: 'received' } as const
  expect(noticeTitle(received, ro)).toBe('ana a scris o recenzie despre tine')
  expect(noticeTitle({ ...received, title: '' }, ro)).toBe('Ai primit o recenzie')
})

test('new adverts of a followed seller are counted', () => {
  const followed = { ...found, kind: 'followed', title: 'ana', count: 3 } as const
  expect(noticeTitle(followed, ro)).toBe('3 anunțuri noi de la ana')
  expect(noticeTitle({ ...followed, count: 5 }, ru)).toBe('5 новых объявлений от ana')
})

test('days are those of Chișinău', () => {
  const at = (id: number, createdAt: string) => ({ ...found, id, createdAt })
  const notices = [
    at(4, '2026-11-21T22:30:00Z'),
    at(3, '2026-11-21T21:30:00Z'),
    at(2, '2026-11-20T22:10:00Z'),
    at(1, '2026-11-19T12:00:00Z'),
  ]
  const days = byDay(notices, 'ro', '2026-11-22T07:00:00Z')
  expect(days.map(({ day, notices: some }) => [day, some.map(({ id }) => id)])).toEqual([
    ['azi', [4]],
    ['ieri', [3, 2]],
    ['19 noiembrie', [1]],
  ])
})

test('nothing is shown twice when new ones have pushed a page down', () => {
  const at = (id: number) => ({ ...found, id })
  expect(withMore([at(3), at(2)], [at(2), at(1)]).map(({ id }) => id)).toEqual([3, 2, 1])
})
