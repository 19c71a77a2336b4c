import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import type { Call } from '#contract/call.ts'
import { audit as roAudit } from '#i18n/ro/console/audit.ts'
import { consoleFrame as ro } from '#i18n/ro/console/frame.ts'
import { texts as site } from '#i18n/ro/texts.ts'
import { members as roMembers } from '#i18n/ro/console/members.ts'
import { people as roPeople } from '#i18n/ro/console/people.ts'
import { violations } from '../axe.ts'
import { press } from '../keyboard.ts'
import { newUser } from '../people.ts'
import { operate } from '../people/sides.ts'
import { becomeStaff } from '../people/staff.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone } from '../visits.ts'

const step = 30_000

async function post(
  page: Page,
  { path, action }: Call,
  fields: object,
): Promise<{ secret: string }> {
  const response = await page.request.post(`/api${path}`, { data: { action, ...fields } })
  const answer: { success: boolean; secret: string } = await response.json()
  expect(answer).toMatchObject({ success: true })
  return answer
}

function codeOf(secret: string, timestamp: number): string {
  return new TOTP({ secret }).generate({ timestamp })
}

test('an admin enters with a code, finds a person, takes messages from them, and finds the line', async ({
  arrive,
}) => {
  const page = await arrive(
    { ...desktop, bypassCSP: true, reducedMotion: 'reduce' },
    /status of 404/,
  )
  await open(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.content.notFound.title)
  // In a browser of their own: of whom shares one with them, staff may not decide.
  const person = await newUser(await arrive(desktop))
  const member = await newUser(page)
  const login = { phone: member.phone, pass: member.password }
  await post(page, accountCalls.logIn, login)
  const { secret } = await post(page, ownAccountCalls.startSecondFactor, {
    password: member.password,
  })
  const code = codeOf(secret, Date.now())
  await post(page, ownAccountCalls.confirmSecondFactor, { code })
  expect(await operate('staff', 'grant', member.phone, 'admin')).toContain(member.username)

  await open(page, '/admin/people')
  await expect(page.getByRole('heading', { name: ro.proof.title })).toBeVisible()
  // No code is good twice: the app's next one.
  await page.keyboard.type(codeOf(secret, Date.now() + step))
  await page.keyboard.press('Enter')
  await page.getByLabel(roPeople.search).fill(person.phone)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `@${person.username}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.username)
  expect(await violations(page, 'one page of a person')).toEqual([])

  await page
    .getByLabel(roPeople.decide.what, { exact: true })
    .selectOption({ label: roPeople.decide.messages })
  await page.getByLabel(roPeople.decide.reason).fill('Mesaje repetate către mulți vânzători')
  await page.getByRole('button', { name: roPeople.decide.submit }).click()
  await expect(page.getByText(roPeople.kinds.messages).first()).toBeVisible()

  await page.getByRole('link', { name: ro.menu.audit }).click()
  const line = page.locator('tr[data-act="person.limit"]').first()
  await expect(line).toContainText(`@${member.username}`)
  await expect(line).toContainText(roAudit.acts['person.limit'])
  await expect(line).toContainText('Mesaje repetate către mulți vânzători')
  expect(await violations(page, 'the audit log')).toEqual([])

  // On a phone the screens are a list that opens.
  await page.setViewportSize(phone.viewport)
  const opener = page.getByRole('button', { name: ro.menu.audit })
  await press(page, opener)
  expect(await violations(page, 'the menu on a phone')).toEqual([])
  await press(page, page.getByRole('link', { name: ro.menu.people }))
  await expect(page).toHaveURL(/\/admin\/people$/)
  await expect(page.getByRole('link', { name: ro.menu.audit })).toBeHidden()
  await expect(page.getByRole('button', { name: ro.menu.people })).toBeVisible()
})

test('a role goes only after a question that names it, and is given to somebody alone', async ({
  arrive,
}) => {
  const page = await arrive({ ...desktop, bypassCSP: true, reducedMotion: 'reduce' })
  const editor = await newUser(await arrive(desktop))
  await operate('staff', 'grant', editor.phone, 'editor')
  await becomeStaff(page, 'admin')
  await open(page, '/admin/staff')

  await page.getByRole('button', { name: roMembers.grant }).click()
  await expect(page.getByText(roMembers.personMissing)).toBeVisible()

  // Nobody takes a role from themselves.
  const own = (await page.getByText(/^@/).first().textContent()) ?? ''
  const ofOwn = page.getByRole('button', { name: roMembers.revoke(ro.roles.admin, own.slice(1)) })
  await expect(page.getByRole('main').getByText(own, { exact: true })).toBeVisible()
  await expect(ofOwn).toHaveCount(0)

  const asked = roMembers.revoke(ro.roles.editor, editor.username)
  await page.getByRole('button', { name: asked }).click()
  const question = page.getByRole('dialog', { name: asked })
  expect(await violations(page, 'the question about a role')).toEqual([])
  await question.getByRole('button', { name: ro.common.cancel }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: asked }).click()
  await question.getByRole('button', { name: roMembers.revokeYes }).click()
  await expect(page.getByRole('dialog', { name: ro.proof.title })).toBeVisible()
})
