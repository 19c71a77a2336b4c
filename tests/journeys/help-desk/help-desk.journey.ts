import type { Locator, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { helpDesk as enDesk } from '#i18n/en/help-desk/help-desk.ts'
import { topics as enTopics } from '#i18n/en/help-desk/topics.ts'
import { bot as enBot } from '#i18n/en/site/bot.ts'
import { botAnswers as enAnswers } from '#i18n/en/site/bot-answers.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { helpDesk as roDesk } from '#i18n/ro/help-desk/help-desk.ts'
import { topics as roTopics } from '#i18n/ro/help-desk/topics.ts'
import { bot as roBot } from '#i18n/ro/site/bot.ts'
import { botAnswers as roAnswers } from '#i18n/ro/site/bot-answers.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { helpDesk as ruDesk } from '#i18n/ru/help-desk/help-desk.ts'
import { topics as ruTopics } from '#i18n/ru/help-desk/topics.ts'
import { bot as ruBot } from '#i18n/ru/site/bot.ts'
import { botAnswers as ruAnswers } from '#i18n/ru/site/bot-answers.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { rawMail, signatureOf } from '../../mails/raw-mail.ts'
import { violations } from '../axe.ts'
import { casesOf } from '../cases.ts'
import { linkSentTo, newEmailUser, unusedWord } from '../people.ts'
import { operate } from '../people/sides.ts'
import { inboundSecret } from '#tests/support/servers/demo-site.ts'
import { expect, test } from '../test.ts'
import { answerCookies, at, desktop, open, phone } from '../visits.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

/** Each with what is asked of the bot, and what is written and answered. */
const words = {
  ro: {
    ...{ t: ro, home: '/', desk: roDesk, topics: roTopics, bot: roBot, botSays: roAnswers },
    ...{ where: 'unde e anunțul meu?', human: 'vreau să vorbesc cu un om' },
    ...{ problem: 'Codul nu vine deloc.', asked: 'Ce telefon aveți?', told: 'Un Samsung A52.' },
  },
  ru: {
    ...{ t: ru, home: '/ru', desk: ruDesk, topics: ruTopics, bot: ruBot, botSays: ruAnswers },
    ...{ where: 'где моё объявление?', human: 'позовите оператора' },
    ...{ problem: 'Код так и не пришёл.', asked: 'Какой у вас телефон?', told: 'Samsung A52.' },
  },
  en: {
    ...{ t: en, home: '/en', desk: enDesk, topics: enTopics, bot: enBot, botSays: enAnswers },
    ...{ where: 'where is my ad?', human: 'talk to a human' },
    ...{ problem: 'The code never comes.', asked: 'Which phone is it?', told: 'A Samsung A52.' },
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** The text of the last mail to an address that has these words, once it is sent. */
async function mailed(page: Page, email: string, said: string | RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const headers = { accept: 'application/json' }
      const { items } = await (await page.request.get('/dev/outbox', { headers })).json()
      const mails: readonly { to: string; text: string }[] = items
      found = mails.find(({ to, text }) => to === email && text.match(said) !== null)?.text ?? ''
      return found
    })
    .not.toBe('')
  return found
}

/** Answers a mail of the help desk as a mail program does: above what it quotes. */
async function answerMail(
  page: Page,
  { email, mail, told }: Record<'email' | 'mail' | 'told', string>,
) {
  const [, to = ''] = /Reply-To: (\S+)/.exec(mail) ?? []
  const raw = rawMail({ from: email, to, text: `${told}\n\n${mail.replaceAll(/^/gm, '> ')}` })
  const headers = signatureOf(raw, { secret: inboundSecret, at: new Date() })
  const posted = await page.request.post('/mail/inbound', { data: raw, headers })
  expect(await posted.json()).toEqual({ success: true, outcome: 'added' })
}

/** From the list of topics to the form. */
async function toForm(page: Page, { desk, topics }: Words, topic: 'code' | 'missing') {
  expect(await violations(page, 'the topics')).toEqual([])
  await page.getByRole('link', { name: topics[topic].label }).click()
  await expect(page.getByRole('heading', { name: desk.matching.title })).toBeVisible()
  expect(await violations(page, 'the articles')).toEqual([])
  await page.getByRole('link', { name: desk.matching.write }).click()
}

function messagesOn(page: Page, { desk }: Words): Locator {
  return page.getByRole('region', { name: desk.ticket.messages }).getByRole('listitem')
}

async function ticketNumber(page: Page): Promise<string> {
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/GS-\d+-\d+/)
  return /GS-\d+-\d+/.exec(await title.innerText())?.[0] ?? ''
}

for (const { lang, screen, name } of casesOf({ lang: 'ro', screen: phone }))
  test(`a guest without an account is helped by mail, and says how good it was (${name})`, async ({
    arrive,
  }) => {
    const w = words[lang]
    const { desk } = w
    const page = await arrive({ ...screen, ...examined })
    const email = `${unusedWord()}@example.md`
    await open(page, at(w.home, '/help-desk'))
    await answerCookies(page, w.t)
    await toForm(page, w, 'code')
    await page.getByLabel(desk.form.text).fill(w.problem)
    await page.getByLabel(desk.form.contact).fill(email)
    await page.getByRole('button', { name: desk.form.submit, exact: true }).click()
    await expect(page.getByText(desk.code.text(email))).toBeVisible()
    expect(await violations(page, 'the code')).toEqual([])
    const fiveDigits = /(?<!\d)\d{5}(?!\d)/
    const [code = ''] = fiveDigits.exec(await mailed(page, email, fiveDigits)) ?? []
    await page.getByLabel(desk.code.label).fill(code)
    await page.getByRole('button', { name: desk.code.submit }).click()
    const messages = messagesOn(page, w)
    await expect(messages).toHaveText([new RegExp(w.problem)])
    expect(await violations(page, 'the ticket')).toEqual([])

    const number = await ticketNumber(page)
    await operate('tickets', 'answer', number, w.asked)
    const mail = await mailed(page, email, w.asked)
    await answerMail(page, { email, mail, told: w.told })
    await operate('tickets', 'solve', number)

    const [link = ''] = /http\S+/.exec(await mailed(page, email, desk.rating.title)) ?? []
    await page.goto(link)
    await expect(messages).toHaveCount(3)
    await expect(messages.last()).toContainText(w.told)
    await page.getByLabel(desk.rating.scores[5]).check()
    await page.getByRole('button', { name: desk.rating.send }).click()
    await expect(page.getByText(desk.rating.given(5))).toBeVisible()
    expect(await violations(page, 'the rated ticket')).toEqual([])
  })

for (const { lang, screen, name } of casesOf({ lang: 'ru', screen: desktop }))
  test(`a user asks the bot, is handed over with the talk and a picture, and is answered by mail (${name})`, async ({
    arrive,
  }) => {
    const w = words[lang]
    const { desk } = w
    const page = await arrive({ ...screen, ...examined })
    const email = `${unusedWord()}@example.md`
    await arriveByMail(page, w, email)
    await handedOver(page, w)
    await toForm(page, w, 'missing')
    await page.getByLabel(desk.form.text).fill(w.problem)
    await page
      .getByLabel(desk.form.addPhotos)
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await smallPhoto('jpeg') })
    await expect(page.getByLabel(desk.form.talk)).toBeChecked()
    expect(await violations(page, 'the form')).toEqual([])
    await page.getByRole('button', { name: desk.form.submit, exact: true }).click()

    await expect(page).toHaveURL(/\/my-tickets\/GS-/)
    const picture = page.getByRole('img', { name: desk.ticket.photo(1) })
    await expect
      .poll(() => picture.evaluate((image) => 'naturalWidth' in image && image.naturalWidth))
      .toBeGreaterThan(0)
    await page.getByText(desk.form.talkTitle).click()
    for (const line of [w.where, w.botSays.noAdverts, w.human, w.botSays.human])
      await expect(page.getByText(line)).toBeVisible()
    expect(await violations(page, 'the ticket with the talk')).toEqual([])

    const number = await ticketNumber(page)
    await operate('tickets', 'answer', number, w.asked)
    await answerMail(page, { email, mail: await mailed(page, email, w.asked), told: w.told })
    await open(page, at(w.home, `/my-tickets/${number}`))
    await expect(messagesOn(page, w)).toContainText([w.problem, w.asked, w.told])
    await page.getByLabel(desk.ticket.answer).fill('OK!')
    await page.getByRole('button', { name: desk.ticket.solve }).click()
    await expect(page.getByText(desk.ticket.states.solved, { exact: true })).toBeVisible()
    await expect(messagesOn(page, w)).toHaveCount(4)
    await open(page, at(w.home, '/my-tickets'))
    await expect(page.getByRole('main')).toContainText(w.topics.missing.label)
    expect(await violations(page, 'own tickets')).toEqual([])
  })

/** Somebody new whose account has an address, logged in, on the home page. */
async function arriveByMail(page: Page, { t, home }: Words, email: string): Promise<void> {
  const password = 'prima-parola-2026'
  await newEmailUser(page, email, password)
  const link = (await linkSentTo(page, email)).split('/').at(-1)
  for (const { path, action, data } of [
    { ...accountCalls.confirmEmail, data: { link, password } },
    { ...accountCalls.logIn, action: undefined, data: { phone: email, pass: password } },
  ]) {
    const answer = await page.request.post(`/api${path}`, { data: { action, ...data } })
    expect(await answer.json()).toMatchObject({ success: true })
  }
  await open(page, home)
  await answerCookies(page, t)
}

/** Asks the bot about an own advert, then for somebody to talk to, and follows its link to the help desk. */
async function handedOver(page: Page, { t, bot, botSays, where, human }: Words): Promise<void> {
  await page.getByRole('link', { name: t.layout.askBot }).click()
  const talk = page.getByRole('dialog', { name: bot.title })
  for (const [question, answer] of [
    [where, botSays.noAdverts],
    [human, botSays.human],
  ] as const) {
    await talk.getByLabel(bot.question).fill(question)
    await page.keyboard.press('Enter')
    await expect(talk.getByText(answer)).toBeVisible()
  }
  expect(await violations(page, 'the talk')).toEqual([])
  await talk.getByRole('link', { name: botSays.screens['/help-desk'] }).click()
  await expect(page).toHaveURL(/\/help-desk\?from=bot$/)
  await expect(talk).toBeHidden()
}
