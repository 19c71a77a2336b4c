import type { Delivery, Deps, Mail } from '../../deps.ts'
import { expect, test } from '#tests/support/test.ts'
import { sendOutbox } from '#tests/support/messages/outbox.ts'
import { hitsOf, mailsTo, savedSearch, withEmail } from '#tests/support/market/searches.ts'
import { notifyOfArrivals } from '../matching/service.ts'
import { changeSearch, searchesOf } from '../service.ts'
import { stopAlerts } from './unsubscribe.ts'

const visitor = { address: '10.1.2.3' }

async function runJobs(deps: Deps): Promise<void> {
  await notifyOfArrivals(deps)
  await sendOutbox(deps, 'mail', 'saved-search')
}

function messenger(deps: Deps, answer: () => Delivery): { deps: Deps; sent: Mail[] } {
  const sent: Mail[] = []
  const mail = async (one: Mail): Promise<Delivery> => {
    sent.push(one)
    return answer()
  }
  return { deps: { ...deps, messenger: { ...deps.messenger, mail } }, sent }
}

test('a mail at once says what came, in the language of its reader, with ways in and out', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const email = await withEmail(deps, user, 'ru')
  await savedSearch(deps, user, { search: 'contrabas' }, { frequency: 'now', name: 'Бас' })
  const { id } = await given.advert({ title: 'Contrabas', price: 12_500, currency: 'EUR' })
  await runJobs(deps)

  const [mail = '', ...others] = await mailsTo(deps, email)
  expect(others).toEqual([])
  expect(mail).toMatch(/^1 новое объявление: Бас\n\nЗдравствуйте!\n/)
  expect(mail).toContain('Contrabas\n12')
  expect(mail).toContain('500\u00A0€\n')
  expect(mail).toContain(new URL(`/ru/advert/${id}`, deps.publicUrl).href)
  expect(mail).toContain(new URL('/ru/search?q=contrabas&sort=newest', deps.publicUrl).href)
  expect(mail).toMatch(/\/ru\/stop-alerts\/s\d+\.[\w-]{43}$/)
})

test('a mail lists ten adverts and counts the others', async ({ deps, given }) => {
  const user = await given.user()
  const email = await withEmail(deps, user)
  await savedSearch(deps, user, { search: 'timpan' }, { frequency: 'now' })
  for (let n = 0; n < 32; n++) await given.advert({ title: `Timpan ${n}`, price: 0 })
  await runJobs(deps)

  const [mail = ''] = await mailsTo(deps, email)
  expect(mail).toContain('32 de anunțuri noi')
  expect(mail.match(/\/advert\/\d+/g)).toHaveLength(10)
  expect(mail).toContain('Timpan 31\nPreț la înțelegere')
  expect(mail).toContain('Și încă 22 de anunțuri noi.')
})

test('at once means at most one mail in ten minutes; what came meanwhile goes with the next', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const email = await withEmail(deps, user)
  await savedSearch(deps, user, { search: 'harpa' }, { frequency: 'now' })
  await given.advert({ title: 'Harpa 1' })
  await runJobs(deps)
  await given.advert({ title: 'Harpa 2' })
  await runJobs(deps)
  deps.clock.advance({ minutes: 9 })
  await given.advert({ title: 'Harpa 3' })
  await runJobs(deps)
  expect(await mailsTo(deps, email)).toHaveLength(1)

  deps.clock.advance({ minutes: 2 })
  await runJobs(deps)
  await runJobs(deps)

  const [, second = '', ...others] = await mailsTo(deps, email)
  expect(others).toEqual([])
  expect(second).toContain('Harpa 2')
  expect(second).toContain('Harpa 3')
  expect(second).not.toContain('Harpa 1')
})

test('daily mails go at eight in the morning, weekly ones on Monday, and once', async ({
  deps,
  given,
}) => {
  deps.clock.leapTo('2031-01-15T08:00:00Z')
  const user = await given.user()
  const email = await withEmail(deps, user)
  await savedSearch(deps, user, { search: 'tuba' }, { frequency: 'daily', name: 'Zilnic' })
  await savedSearch(
    deps,
    user,
    { search: 'tuba', photo: false, seller: 'personal' },
    { frequency: 'weekly', name: 'Săptămânal' },
  )
  const heads = async () => (await mailsTo(deps, email)).map((mail) => mail.split('\n')[0])
  await given.advert({ title: 'Tuba 1' })
  await runJobs(deps)
  expect(await heads()).toEqual([])

  deps.clock.leapTo('2031-01-16T05:59:00Z')
  await runJobs(deps)
  expect(await heads()).toEqual([])
  deps.clock.leapTo('2031-01-16T06:00:01Z')
  await runJobs(deps)
  await given.advert({ title: 'Tuba 2' })
  deps.clock.leapTo('2031-01-16T14:00:00Z')
  await runJobs(deps)
  expect(await heads()).toEqual(['1 anunț nou: Zilnic'])

  deps.clock.leapTo('2031-01-20T06:00:01Z')
  await runJobs(deps)
  await runJobs(deps)
  expect((await heads()).toSorted()).toEqual([
    '1 anunț nou: Zilnic',
    '1 anunț nou: Zilnic',
    '2 anunțuri noi: Săptămânal',
  ])
})

test('nothing is mailed to who has no address, a closed account or wants no mails', async ({
  deps,
  given,
}) => {
  const { deps: watched, sent } = messenger(deps, () => 'sent')
  const [silent, closed, without] = [await given.user(), await given.user(), await given.user()]
  await withEmail(deps, silent)
  await withEmail(deps, closed)
  await savedSearch(deps, silent, { search: 'gong' }, { frequency: 'never' })
  await savedSearch(deps, closed, { search: 'gong' }, { frequency: 'now' })
  await savedSearch(deps, without, { search: 'gong' }, { frequency: 'now' })
  await deps.sql`update users set status = 'banned' where id = ${closed.id}`
  await given.advert({ title: 'Gong' })
  await runJobs(watched)

  expect(sent).toEqual([])
  const [search] = await searchesOf(deps, silent)
  expect(search?.newCount, 'the site tells all the same').toBe(1)
  await changeSearch(deps, silent, search?.id ?? 0, { frequency: 'now' })
  await runJobs(watched)
  expect(sent, 'what came before mails were wanted is no news').toEqual([])
})

test('an advert that is gone before the mail is not in it', async ({ deps, given }) => {
  const user = await given.user()
  const email = await withEmail(deps, user)
  await savedSearch(deps, user, { search: 'viola' }, { frequency: 'now' })
  const gone = await given.advert({ title: 'Viola vândută' })
  await notifyOfArrivals(deps)
  await deps.sql`update adverts set status = 'archived' where id = ${gone.id}`
  await sendOutbox(deps, 'mail', 'saved-search')

  expect(await mailsTo(deps, email)).toEqual([])
})

test('a mail that surely did not go is tried again, one whose end is unknown is not', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  await withEmail(deps, user)
  await savedSearch(deps, user, { search: 'celesta' }, { frequency: 'now' })
  await given.advert({ title: 'Celesta' })
  const answers: Delivery[] = ['failed', 'failed', 'unknown']
  const { deps: watched, sent } = messenger(deps, () => answers[sent.length - 1] ?? 'sent')

  for (let n = 0; n < 5; n++) {
    await runJobs(watched)
    deps.clock.advance({ minutes: 11 })
  }

  expect(sent).toHaveLength(3)
  for (const mail of sent) {
    expect(mail.text).toContain('Celesta')
    expect(mail.stopLink).toMatch(/\/stop-alerts\/s/)
  }
})

test('twenty processes at eight o’clock send each mail once', async ({ deps, given }) => {
  const { deps: watched, sent } = messenger(deps, () => 'sent')
  for (let n = 0; n < 12; n++) {
    const user = await given.user()
    await withEmail(deps, user)
    await savedSearch(deps, user, { search: 'xilofon' })
  }
  await given.advert({ title: 'Xilofon' })
  await notifyOfArrivals(deps)
  deps.clock.advance({ days: 1 })

  await Promise.all(Array.from({ length: 20 }, () => sendOutbox(watched, 'mail', 'saved-search')))

  expect(sent).toHaveLength(12)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(12)
})

test('a mail that broke off is sent once by the next process, with what was found meanwhile', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const email = await withEmail(deps, user)
  const search = await savedSearch(deps, user, { search: 'fluier' }, { frequency: 'now' })
  await given.advert({ title: 'Fluier unu' })
  const { deps: dying } = messenger(deps, () => {
    throw new Error('killed')
  })
  await notifyOfArrivals(dying)
  await expect(sendOutbox(dying, 'mail', 'saved-search')).rejects.toThrow('killed')

  const next = await given.advert({ title: 'Fluier doi' })
  deps.clock.advance({ minutes: 11 })
  await runJobs(deps)
  await runJobs(deps)
  const [mail = '', ...others] = await mailsTo(deps, email)
  expect(others).toEqual([])
  for (const title of ['Fluier unu', 'Fluier doi']) expect(mail).toContain(title)
  expect(await hitsOf(deps, search)).toContain(next.id)
})

test('the link of a mail stops its mails, again and again, and no other link does', async ({
  deps,
  given,
}) => {
  const user = await given.user()
  const email = await withEmail(deps, user)
  await savedSearch(deps, user, { search: 'cobza' }, { frequency: 'now', name: 'Cobză' })
  const other = await savedSearch(deps, user, { search: 'cobza', photo: true }, { name: 'Alta' })
  await given.advert({ title: 'Cobza 1' })
  await runJobs(deps)
  const [mail = ''] = await mailsTo(deps, email)
  const link = /stop-alerts\/(\S+)$/.exec(mail)?.[1] ?? ''

  const digest = link.split('.')[1] ?? ''
  const forged = [
    `s${other}.${digest}`,
    `p${user.id}.${digest}`,
    `s${other}.`,
    '',
    'x',
    `${link}A`,
    link.slice(1),
  ]
  for (const wrong of [...forged, `s${other}.${'A'.repeat(43)}`])
    await expect(stopAlerts(deps, visitor, wrong), wrong).toBeRefused('link_spent', 'link')

  for (let time = 0; time < 3; time++)
    expect(await stopAlerts(deps, visitor, link)).toEqual({ kind: 'search', name: 'Cobză' })
  deps.clock.advance({ days: 2 })
  await given.advert({ title: 'Cobza 2' })
  await runJobs(deps)
  expect(await mailsTo(deps, email)).toHaveLength(1)
  const frequencies = (await searchesOf(deps, user)).map(({ frequency }) => frequency)
  expect(frequencies).toEqual(['daily', 'never'])

  await deps.sql`delete from saved_searches where user_id = ${user.id}`
  expect(await stopAlerts(deps, visitor, link)).toEqual({ kind: 'search', name: '' })
})

test('links are tried so often and no more from one address', async ({ deps }) => {
  const from = { address: '10.9.9.9' }
  for (let time = 0; time < 300; time++)
    await expect(stopAlerts(deps, from, 'x')).toBeRefused('link_spent')

  await expect(stopAlerts(deps, from, 'x')).toBeRefused('too_many_requests')
})
