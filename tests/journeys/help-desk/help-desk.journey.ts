import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { helpDesk as ro } from '#i18n/ro/help-desk/help-desk.ts'
import { topics } from '#i18n/ro/help-desk/topics.ts'
import { texts as site } from '#i18n/ro/texts.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { rawMail, signatureOf } from '../../mails/raw-mail.ts'
import { violations } from '../axe.ts'
import { newUser, unusedWord } from '../people.ts'
import { operate } from '../people/sides.ts'
import { inboundSecret } from '../site.ts'
import { expect, test } from '../test.ts'
import { answerCookies, desktop, open, phone } from '../visits.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

/** The text of the last mail to an address that has these words, once it is sent. */
async function mailed(page: Page, email: string, words: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const headers = { accept: 'application/json' }
      const { items } = await (await page.request.get('/dev/outbox', { headers })).json()
      const mails: readonly { to: string; text: string }[] = items
      found = mails.find(({ to, text }) => to === email && text.includes(words))?.text ?? ''
      return found
    })
    .not.toBe('')
  return found
}

test('a guest without an account is helped by mail, and says how good it was', async ({
  arrive,
}) => {
  const page = await arrive({ ...phone, ...examined })
  const email = `${unusedWord()}@example.md`
  const [question, asked, told] = ['Codul nu vine deloc.', 'Ce telefon aveți?', 'Un Samsung A52.']
  await open(page, '/help-desk')
  expect(await violations(page, 'the topics')).toEqual([])
  await page.getByRole('link', { name: topics.code.label }).tap()
  await expect(page.getByRole('heading', { name: ro.matching.title })).toBeVisible()
  expect(await violations(page, 'the articles')).toEqual([])
  await page.getByRole('link', { name: ro.matching.write }).tap()
  await page.getByLabel(ro.form.text).fill(question)
  await page.getByLabel(ro.form.contact).fill(email)
  await page.getByRole('button', { name: ro.form.submit, exact: true }).tap()
  await expect(page.getByText(ro.code.text(email))).toBeVisible()
  expect(await violations(page, 'the code')).toEqual([])
  const [code = ''] = /\d{5}/.exec(await mailed(page, email, 'Codul tău este')) ?? []
  await page.getByLabel(ro.code.label).fill(code)
  await page.getByRole('button', { name: ro.code.submit }).tap()
  const messages = page.getByRole('region', { name: ro.ticket.messages }).getByRole('listitem')
  await expect(messages).toHaveText([new RegExp(question)])
  expect(await violations(page, 'the ticket')).toEqual([])

  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const number = /GS-\d+-\d+/.exec(title)?.[0] ?? ''
  await operate('tickets', 'answer', number, asked)
  const mail = await mailed(page, email, asked)
  const [, to = ''] = /Reply-To: (\S+)/.exec(mail) ?? []
  const raw = rawMail({ from: email, to, text: `${told}\n\n${mail.replaceAll(/^/gm, '> ')}` })
  const headers = signatureOf(raw, { secret: inboundSecret, at: new Date() })
  const posted = await page.request.post('/mail/inbound', { data: raw, headers })
  expect(await posted.json()).toEqual({ success: true, outcome: 'added' })
  await operate('tickets', 'solve', number)

  const [link = ''] = /http\S+/.exec(await mailed(page, email, ro.rating.title)) ?? []
  await page.goto(link)
  await expect(messages).toHaveCount(3)
  await expect(messages.last()).toContainText(told)
  await page.getByLabel(ro.rating.scores[5]).check()
  await page.getByRole('button', { name: ro.rating.send }).tap()
  await expect(page.getByText(ro.rating.given(5))).toBeVisible()
  expect(await violations(page, 'the rated ticket')).toEqual([])
})

test('a user sends a picture along, and what was talked with the bot', async ({ arrive }) => {
  const page = await arrive({ ...desktop, ...examined })
  const { phone: number, password: pass } = await newUser(page)
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone: number, pass } })
  await open(page, '/')
  await answerCookies(page, site)
  await page.evaluate(
    `sessionStorage.setItem('gasit.botTalk', JSON.stringify([{ from: 'me', text: 'unde e anunțul meu?' }]))`,
  )
  await open(page, '/help-desk?topic=missing&step=write&from=bot')
  await page.getByLabel(ro.form.text).fill('Anunțul meu nu apare în căutare.')
  await page
    .getByLabel(ro.form.addPhotos)
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await smallPhoto('jpeg') })
  await expect(page.getByLabel(ro.form.talk)).toBeChecked()
  expect(await violations(page, 'the form')).toEqual([])
  await page.getByRole('button', { name: ro.form.submit, exact: true }).click()

  await expect(page).toHaveURL(/\/my-tickets\/GS-/)
  const picture = page.getByRole('img', { name: ro.ticket.photo(1) })
  await expect
    .poll(() => picture.evaluate((image) => 'naturalWidth' in image && image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByText('unde e anunțul meu?')).toBeAttached()
  await page.getByLabel(ro.ticket.answer).fill('L-am găsit, mulțumesc.')
  await page.getByRole('button', { name: ro.ticket.solve }).click()
  await expect(page.getByText('L-am găsit, mulțumesc.')).toBeVisible()
  await expect(page.getByText(ro.ticket.states.solved, { exact: true })).toBeVisible()
  await open(page, '/my-tickets')
  await expect(page.getByRole('main')).toContainText(topics.missing.label)
  expect(await violations(page, 'own tickets')).toEqual([])
})
