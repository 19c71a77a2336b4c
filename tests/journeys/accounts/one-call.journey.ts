import type { Page, Request } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { mySafety } from '#i18n/ru/accounts/my-safety.ts'
import { myAccount } from '#i18n/ru/accounts/my-account.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { newUser } from '../people.ts'
import { expect, test } from '../test.ts'
import { desktop, open } from '../visits.ts'

const api = `**/api${ownAccountCalls.saveAccount.path}`

/** How often this call is made from now on. */
function callsOf(page: Page, action: string | undefined): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes(`"${action}"`)) made.push(request)
  })
  return made
}

async function logInAsNewUser(page: Page): Promise<void> {
  const { phone, password: pass } = await newUser(page)
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone, pass } })
}

test('what a lost network has kept back is sent by one press, as it was typed', async ({
  arrive,
}) => {
  const page = await arrive(desktop, /ERR_FAILED/)
  await logInAsNewUser(page)
  await open(page, '/ru/my-profile')
  const personal = page.getByRole('region', { name: myAccount.personal.title })
  const name = personal.getByLabel(myAccount.personal.fullName, { exact: true })
  await name.fill('Ион Цуркану')
  await page.route(api, (route) => route.abort())
  await personal.getByRole('button', { name: myAccount.save }).click()
  const problem = personal.getByRole('alert')
  await expect(problem).toContainText(ru.refusals.unavailable)
  await expect(name).toHaveValue('Ион Цуркану')

  await page.unroute(api)
  await problem.getByRole('button', { name: ru.layout.retry }).click()
  await expect(page.getByText(myAccount.personal.saved)).toBeVisible()
  await expect(problem).toHaveCount(0)
})

test('a second press while the first is under way asks nothing', async ({ arrive }) => {
  const page = await arrive(desktop)
  await logInAsNewUser(page)
  await open(page, '/ru/my-profile')
  const made = callsOf(page, ownAccountCalls.saveAccount.action)
  const answer = Promise.withResolvers<void>()
  await page.route(api, async (route) => {
    await answer.promise
    await route.continue()
  })
  const personal = page.getByRole('region', { name: myAccount.personal.title })
  await personal.getByLabel(myAccount.personal.fullName, { exact: true }).fill('Ион')
  const save = personal.getByRole('button', { name: myAccount.save })
  await save.click()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await save.click()
  await page.keyboard.press('Enter')
  answer.resolve()
  await expect(page.getByText(myAccount.personal.saved)).toBeVisible()
  expect(made).toHaveLength(1)
})

test('what is told above the page offers the same once more', async ({ arrive }) => {
  const page = await arrive(desktop, /ERR_FAILED/)
  const { phone, password: pass } = await newUser(page)
  const logIn = { data: { phone, pass } }
  const other = await arrive(desktop)
  await other.request.post(`/api${accountCalls.logIn.path}`, logIn)
  await page.request.post(`/api${accountCalls.logIn.path}`, logIn)
  await open(page, '/ru/my-profile')
  const sessions = `**/api${ownAccountCalls.endOtherSessions.path}`
  await page.route(sessions, (route) => route.abort())
  await page.getByRole('button', { name: mySafety.sessions.endOthers }).click()
  const toast = page.getByRole('status').filter({ hasText: ru.refusals.unavailable })
  await expect(toast).toBeVisible()
  await page.unroute(sessions)
  await toast.getByRole('button', { name: ru.layout.retry }).click()
  await expect(page.getByText(mySafety.sessions.othersEnded)).toBeVisible()
})
