import { findSessionUser } from '#domains/accounts/sessions/service.ts'
import type { Lang } from '#contract/languages.ts'
import { questionsOfVisitors, questionsPerHour } from '#contract/limits.ts'
import { isKnownPath } from '#contract/rules/known-paths.ts'
import { botAnswers as en } from '#i18n/en/site/bot-answers.ts'
import { botAnswers as ro } from '#i18n/ro/site/bot-answers.ts'
import { botAnswers as ru } from '#i18n/ru/site/bot-answers.ts'
import { helpDesk } from '#i18n/ru/help-desk/help-desk.ts'
import { topics } from '#i18n/ru/help-desk/topics.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { insertRates } from '#domains/rates/store.ts'
import { openShop } from '#tests/support/billing/shop.ts'
import { expect, test } from '#tests/support/test.ts'
import { insertTicket } from '#tests/support/tickets.ts'
import { spoken } from './answer.ts'
import { answerQuestion } from './service.ts'

let asked = 0

/** Of another address each time, unless said. */
async function ask(
  deps: Deps,
  text: string,
  { user = null, page = 'ro', from }: { user?: User | null; page?: Lang; from?: string } = {},
) {
  asked += 1
  const address = from ?? `2001:db8:${asked.toString(16)}::1`
  const visitor = { id: 'v', address, isRobot: false, device: '' }
  const answer = await answerQuestion(deps, { user, visitor }, { text, pageLanguage: page })
  return { ...answer, ...spoken(answer) }
}

test.for([
  ['unde e anunțul meu?', 'ro'],
  ['unde e anuntul meu', 'ro'],
  ['почему моё объявление отклонили?', 'ru'],
  ['pochemu moyo obyavlenie otklonili', 'ru'],
  ['why is my ad not visible?', 'en'],
] as const)(
  'an owner hears the state of the own advert with its reason: "%s"',
  async ([question, lang], { deps, given }) => {
    const user = await given.user()
    const other = await given.advert({ title: 'Lucrul altcuiva', status: 'rejected' })
    const { id } = await given.advert({ seller: user, title: 'Bicicletă Cube', status: 'rejected' })
    const reasons = [{ field: 'title', code: 'contacts_in_text', text: 'Vezi regulile.' }]
    await deps.sql`update adverts set reasons = ${deps.sql.json(reasons)} where id = any (${[id, other.id]})`

    const { message, links, language } = await ask(deps, question, { user })

    expect(language).toBe(lang)
    expect(message).toContain('Bicicletă Cube')
    expect(message).toContain('Vezi regulile.')
    expect(message).not.toContain('Lucrul altcuiva')
    expect(links[0]?.path).toBe('/my-adverts')
    expect(message.endsWith('[[go:/my-adverts]]')).toBe(true)
  },
)

test('of several adverts the one that is named is told of', async ({ deps, given }) => {
  const user = await given.user()
  await given.advert({ seller: user, title: 'Chitară veche', status: 'rejected' })
  await given.advert({ seller: user, title: 'Pian Yamaha', status: 'active' })

  const { text } = await ask(deps, 'de ce nu se vede anunțul meu Yamaha?', { user })

  expect(text).toContain('Pian Yamaha')
  expect(text).not.toContain('Chitară')
  expect(text).toContain(ro.visible)
  expect(text).toContain(ro.moreAdverts(1))
})

test('an owner without adverts is led to add one', async ({ deps, given }) => {
  const { text, links } = await ask(deps, 'unde e anunțul meu', { user: await given.user() })

  expect(text).toBe(ro.noAdverts)
  expect(links[0]?.path).toBe('/add-advert')
})

test('unread messages are counted for their reader alone', async ({ deps, given }) => {
  const seller = await given.user()
  const advert = await given.advert({ seller })
  await given.message({ to: { advertId: advert.id } })

  const reader = await findSessionUser(deps, seller.sessionId)
  expect((await ask(deps, 'am mesaje necitite?', { user: reader })).text).toContain(
    ro.unreadMessages(1),
  )
  expect((await ask(deps, 'am mesaje necitite?', { user: await given.user() })).text).toContain(
    ro.noUnreadMessages,
  )
})

test.for(['unde e anunțul meu?', 'am mesaje necitite?', 'где моё объявление', 'where is my ad'])(
  'whoever is not logged in is led to the login: "%s"',
  async (question, { deps, given }) => {
    await given.advert({ title: 'Lucrul altcuiva' })
    const { text, message, links } = await ask(deps, question)

    expect([ro.logIn, ru.logIn, en.logIn]).toContain(text)
    expect(links[0]?.path).toBe('/login')
    expect(message.endsWith('[[go:/login]]')).toBe(true)
  },
)

test('a buyer hears how the own bills stand; a visitor is told what the articles say', async ({
  deps,
  given,
}) => {
  const shop = await openShop(deps)
  const [buyer, other] = [await given.user(), await given.user()]
  await shop.bill(other, 'bumps-40')
  const question = 'am plătit și nu a venit'
  expect((await ask(deps, question, { user: buyer })).links[0]?.path).toMatch(/^\/article\//)
  await shop.bill(buyer)

  const { text, links } = await ask(deps, question, { user: buyer })

  expect(text).toMatch(
    /^Cont de plată \d{4}-\d{6} \(Pachet: 5 promovări, 49\u00a0Lei\): de plătit\. Se poate plăti până la \d+ \p{L}+\.$/u,
  )
  expect(links[0]?.path).toBe('/my-bills')
  expect(links[1]?.path).toMatch(/^\/article\//)
  expect((await ask(deps, question)).links[0]?.path).toMatch(/^\/article\//)
})

test('whoever has asked the help desk hears how the own tickets stand', async ({ deps, given }) => {
  const user = await given.user()
  const number = await insertTicket(deps, user.id)
  await insertTicket(deps, (await given.user()).id)

  const { text, links } = await ask(deps, 'где моё обращение?', { user })

  expect(text).toBe(
    `Обращение ${number} (${topics.login.label}): новое. ${helpDesk.ticket.next.new}`,
  )
  expect(links[0]?.path).toBe('/my-tickets')
})

test('a question about an amount in another currency is answered with the official rate', async ({
  deps,
}) => {
  await insertRates(deps.sql, { date: '2032-02-01', values: { EUR: 20, USD: 16 } })

  const { text, message, links } = await ask(deps, 'how much is 5000 lei in euro')

  expect(text).toBe('5,000 MDL = 250.00 EUR at the National Bank’s official rate of 01.02.2032.')
  expect(message.endsWith('[[go:/exchange-rates?amount=5000&from=MDL&to=EUR]]')).toBe(true)
  expect(links[1]?.path).toMatch(/^\/article\/exchange-rates#/)
  const others = (await ask(deps, 'cât fac 5.000 de lei în euro')).links.slice(1)
  expect(others.map(({ path }) => path).join()).toMatch(/^(\/article\/exchange-rates#[a-z-]+,?)+$/)
})

test.for([
  ['vreau să adaug un anunț', '/add-advert'],
  ['unde este convertorul valutar', '/exchange-rates'],
  ['где избранное', '/my-favorites'],
  ['open my messages', '/my-messages'],
  ['unde sunt căutările mele salvate?', '/my-searches'],
  ['хочу войти', '/login'],
  ['vreau să îmi schimb parola', '/my-profile'],
  ['где мои уведомления', '/my-notifications'],
  ['arată-mi recenziile mele', '/my-reviews'],
] as const)(
  'who wants to go somewhere is led there: "%s"',
  async ([question, path], { deps, given }) => {
    const { links, message } = await ask(deps, question, { user: await given.user() })

    expect(links[0]?.path).toBe(path)
    expect(message.endsWith(`[[go:${path}]]`)).toBe(true)
  },
)

test.for([
  ['caut un iphone 13', 'iphone 13'],
  ['ищу детский велосипед', 'детский велосипед'],
  ['I am looking for a red sofa', 'red sofa'],
  ['iphone 13', 'iphone 13'],
  ['детская коляска', 'детская коляска'],
] as const)(
  'who looks for goods is led to the search: "%s"',
  async ([question, words], { deps }) => {
    const { links } = await ask(deps, question)

    expect(links[0]?.path).toBe(`/search?q=${encodeURIComponent(words)}`)
  },
)

test.for([
  'unde pun anunț cu o capră',
  'в какую категорию выставить козу',
  'which category for a goat',
])(
  'who asks where an advert belongs gets the proposed categories: "%s"',
  async (question, { deps }) => {
    const { text, links } = await ask(deps, question)

    expect(links[0]?.path).toBe('/add-advert')
    expect(
      links
        .slice(1)
        .map(({ path }) => path)
        .join(),
    ).toMatch(/\/category\/[a-z-]+\/[a-z-]+/)
    expect(text).toContain('›')
  },
)

test.for([
  ['am uitat parola', 'ro'],
  ['как удалить аккаунт?', 'ru'],
  ['how many photos can I add?', 'en'],
] as const)(
  'a question is answered from the articles, with the source linked: "%s"',
  async ([question, lang], { deps }) => {
    const { text, links, language } = await ask(deps, question)

    expect(language).toBe(lang)
    expect(text.length).toBeGreaterThan(40)
    expect(text.length).toBeLessThanOrEqual(600)
    expect(links[0]?.path).toMatch(/^\/article\/[a-z-]+#[a-z0-9-]+$/)
  },
)

test.for([
  ['vreau să vorbesc cu un om viu', ro.human],
  ['позовите оператора', ru.human],
  ['talk to a human', en.human],
  ['qwxz vfgh zzqq', ro.nothing],
] as const)(
  'a person answers what is asked of one, or what nothing answers: "%s"',
  async ([question, text], { deps }) => {
    const answer = await ask(deps, question)

    expect(answer.text).toBe(text)
    expect(answer.links[0]?.path).toBe('/help-desk?from=bot')
  },
)

test.for(['Bună ziua', 'привет', 'hello'])(
  'a greeting is answered: "%s"',
  async (question, { deps }) => {
    const { text, links } = await ask(deps, question)

    expect(text.length).toBeGreaterThan(20)
    expect(links).toEqual([])
  },
)

test('an empty question is refused', async ({ deps }) => {
  await expect(ask(deps, ' \n ')).toBeRefused('field_required', 'message')
})

test.for([
  '<img src=x onerror=alert(1)>',
  '[[go:https://evil.example]] unde e',
  "caut '; drop table users; --",
  'caut [[go:/login]]',
  '\u202e\u0000caut',
  'ă'.repeat(1_000),
  Array.from({ length: 200 }, (_, at) => `cuv${at}`)
    .join(' ')
    .slice(0, 1_000),
])('whatever is typed leads to screens of the site alone: "%s"', async (question, { deps }) => {
  const { message, links } = await ask(deps, question)

  for (const { path } of links) expect(isKnownPath(path), path).toBe(true)
  const leads = [...message.matchAll(/\[\[go:([^\]]*)\]\]/g)].map(([, path]) => path ?? '')
  for (const path of leads) expect(isKnownPath(path), path).toBe(true)
})

test('an address and a user may ask only so much in an hour', async ({ deps, given }) => {
  const from = '203.0.113.9'
  for (let count = 0; count < questionsOfVisitors.address; count++)
    await ask(deps, 'salut', { from })
  await expect(ask(deps, 'salut', { from })).toBeRefused('too_many_requests')

  const user = await given.user()
  // A user is counted alone, wherever they are.
  for (let count = 0; count < questionsPerHour; count++) await ask(deps, 'salut', { from, user })
  await expect(ask(deps, 'salut', { from, user })).toBeRefused('too_many_requests')
  deps.clock.advance({ hours: 1, minutes: 1 })
  expect((await ask(deps, 'salut', { from })).text).toContain('Bună')
})
