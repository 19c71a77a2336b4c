import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { reportCalls } from '#contract/people/reports.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { ask, publishedByCalls } from '../journeys/adverts/posting.ts'
import { say } from '../journeys/people/sides.ts'
import { enterConsole } from '../journeys/people/staff.ts'
import { expect, test } from '../journeys/test.ts'
import { advertsOn, answerCookies, open } from '../journeys/visits.ts'
import { browserOf, type Viewer } from './browsers.ts'
import { moment } from './moment.ts'
import { advertIds, conversationId } from './screens.ts'

test('people of the pictures have logged in, written and reported', async ({ arrive }) => {
  const visitor = await arrive()
  await open(visitor, '/')
  await answerCookies(visitor, ro)
  const [seller, company, moderator] = [await arrive(), await arrive(), await arrive()]
  await logIn(seller, 'seller')
  await logIn(company, 'company')
  await logIn(moderator, 'moderator')
  await enterConsole(moderator, demoLogins.password, moment.getTime())

  await talk(seller, company)
  await giveModeratorsWork(seller, company)

  await keep(visitor, 'visitor')
  await keep(seller, 'seller')
  await keep(moderator, 'moderator')
})

async function logIn(page: Page, who: 'seller' | 'company' | 'moderator'): Promise<void> {
  await open(page, '/article/about')
  await answerCookies(page, ro)
  const login = { phone: demoLogins[who].phone, pass: demoLogins.password }
  await ask(page, accountCalls.logIn, login)
}

/** A conversation with some of each side, read by the one whose pictures are taken. */
async function talk(seller: Page, company: Page): Promise<void> {
  await open(company, `/profile/${demoLogins.company.username}`)
  const [advertId = ''] = await advertsOn(company)
  const id = await say(seller, { advertId }, 'Bună ziua! Mai este disponibil?')
  expect(id).toBe(conversationId)
  await say(
    company,
    { conversationId },
    'Da, este. Îl puteți vedea la magazin, zilnic până la 19:00.',
  )
  await say(seller, { conversationId }, 'Pot veni mâine pe la ora 17. Livrați și la Orhei?')
  await say(company, { conversationId }, 'Sigur. Livrarea la Orhei durează două zile.')
  await open(seller, `/my-messages/${conversationId}`)
}

async function giveModeratorsWork(seller: Page, company: Page): Promise<void> {
  const description = 'Pentru colecție, în stare foarte bună.'
  await publishedByCalls(seller, { title: 'Pistol Makarov', description })
  await ask(company, reportCalls.sendReport, { subject: 'advert', id: advertIds.car, code: 1 })
}

async function keep(page: Page, viewer: Viewer): Promise<void> {
  await page.context().storageState({ path: browserOf(viewer) })
}
