import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { keyCalls } from '#contract/partners/keys.ts'
import { webhookCalls } from '#contract/partners/webhooks.ts'
import { memberCalls } from '#contract/people/members.ts'
import type { MemberRole } from '#contract/rules/company/member-rights.ts'
import { myAccount } from '#i18n/ro/accounts/my-account.ts'
import { myCompany } from '#i18n/ro/accounts/my-company.ts'
import { profile } from '#i18n/ro/accounts/profile.ts'
import { team } from '#i18n/ro/accounts/team.ts'
import { shop } from '#i18n/ro/billing/shop.ts'
import { myApi } from '#i18n/ro/partners/my-api.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { ask } from '../adverts/posting.ts'
import { violations } from '../axe.ts'
import { newUser, unusedWord, type NewUser } from '../people.ts'
import { expect, test } from '../test.ts'
import { answerCookies, desktop, open } from '../visits.ts'
import { operate } from './sides.ts'

/** The policy would keep axe out. */
const examined = { ...desktop, bypassCSP: true, reducedMotion: 'reduce' } as const

/** A new user, or a company with this brand, whose login the page has. */
async function loggedIn(page: Page, brand?: string): Promise<NewUser> {
  const user = await newUser(page, brand)
  await ask(page, accountCalls.logIn, { phone: user.phone, pass: user.password })
  return user
}

interface Joined {
  readonly brand: string
  readonly username: string
  readonly role: MemberRole
  /** Of the company. */
  readonly password: string
}

/** Makes the user of a page a member of the company of another. */
async function join(company: Page, member: Page, joined: Joined): Promise<void> {
  const { brand, username: recipient, role, password } = joined
  await ask(company, memberCalls.inviteMember, { recipient, role, password })
  await open(member, '/my-team')
  await member.getByRole('button', { name: team.received.acceptOf(brand) }).click()
  await expect(member.getByRole('heading', { name: team.companies.title })).toBeVisible()
}

interface Question {
  readonly title: string
  readonly yes: string
  readonly no: string
}

/** Presses a button that asks first, and gives up at the first question. */
async function askedTwice(page: Page, name: string, { title, yes, no }: Question): Promise<void> {
  const opener = page.getByRole('main').getByRole('button', { name })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  expect(await violations(page, title)).toEqual([])
  await dialog.getByRole('button', { name: no, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await expect(opener).toBeHidden()
}

test('a company is asked before a key is revoked and an address deleted', async ({ arrive }) => {
  const page = await arrive(examined)
  const { password } = await loggedIn(page, `Firma ${unusedWord()}`)
  const [name, url] = ['Depozit', 'https://example.com/webhook']
  await ask(page, keyCalls.addKey, { name, scopes: ['adverts:read'], password })
  await ask(page, webhookCalls.addWebhook, { url, events: ['advert.sold'] })
  await open(page, '/my-api')
  await answerCookies(page, ro)

  await askedTwice(page, myApi.keys.revokeOf(name), myApi.keys.revoking)
  await expect(page.getByRole('row', { name })).toContainText(myApi.keys.states.revoked)
  await expect(page.getByRole('heading', { name: myApi.keys.title, exact: true })).toBeFocused()

  await askedTwice(page, myApi.webhooks.removeOf(url), myApi.webhooks.removing)
  await expect(page.getByText(myApi.webhooks.none)).toBeVisible()
  await expect(page.getByRole('heading', { name: myApi.webhooks.title, exact: true })).toBeFocused()
})

test('a company reads which number of requests a key may have, and what its order was refused for', async ({
  arrive,
}) => {
  const page = await arrive(examined, /status of 422/)
  const { password } = await loggedIn(page, `Firma ${unusedWord()}`)
  await open(page, '/my-api')
  await answerCookies(page, ro)
  await page.getByLabel(myApi.keys.name, { exact: true }).fill('Depozit')
  await page.getByLabel(myApi.keys.perMinute).fill('9999')
  await page.getByLabel(myApi.keys.password).fill(password)
  await page.getByRole('button', { name: myApi.keys.make }).click()
  await expect(page.getByText(myApi.keys.perMinuteWrong(300))).toBeVisible()

  expect(await operate('prices', 'bumps-5', '49.90')).toContain('49.90 lei')
  await open(page, '/pricing')
  await page.getByRole('radio').last().check()
  await page.getByLabel(shop.idno).fill('123')
  await page.getByRole('button', { name: shop.next }).click()
  await expect(page.getByLabel(shop.idno)).toBeFocused()
  await expect(page.getByLabel(shop.idno)).toBeInViewport()
})

test('a company is told that a role was saved, and is asked before a member goes', async ({
  arrive,
}) => {
  const brand = `Firma ${unusedWord()}`
  const company = await arrive(examined)
  const owner = await loggedIn(company, brand)
  const member = await arrive(desktop)
  const { username } = await loggedIn(member)
  await join(company, member, { brand, username, role: 'editor', password: owner.password })
  await open(company, '/my-team')
  await answerCookies(company, ro)

  const role = company.getByLabel(team.members.role).first()
  await role.selectOption({ label: team.roles.support })
  await company.getByRole('button', { name: team.members.saveOf(username) }).click()
  await expect(company.getByText(team.members.saved)).toBeVisible()
  await company.reload()
  await expect(role).toHaveValue('support')
  await expect(company.getByText(`${team.members.active}: ${team.members.never}`)).toBeVisible()

  await askedTwice(company, team.members.removeOf(username), team.members.removing)
  await expect(company.getByText(team.members.none)).toBeVisible()
  await expect(
    company.getByRole('heading', { name: team.members.title, exact: true }),
  ).toBeFocused()
})

test('an administrator fills in the page of the company that they act for', async ({ arrive }) => {
  const brand = `Firma ${unusedWord()}`
  const company = await arrive(desktop)
  const owner = await loggedIn(company, brand)
  const page = await arrive(examined)
  const { username } = await loggedIn(page)
  await join(company, page, { brand, username, role: 'admin', password: owner.password })
  await answerCookies(page, ro)
  await page.getByRole('button', { name: team.companies.startFor(brand) }).click()
  await expect(page.getByText(ro.layout.actingFor(brand))).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.getByRole('button', { name: ro.layout.account, exact: true }).click()
  await page.getByRole('link', { name: ro.layout.companyPage }).click()
  await expect(page.getByRole('heading', { name: myCompany.company.of(brand) })).toBeVisible()
  expect(await violations(page, 'the page of a company that is acted for')).toEqual([])
  const about = 'Mobilă din stejar, făcută la Chișinău.'
  await page.getByLabel(myCompany.company.about.aboutRo).fill(about)
  await page.getByRole('button', { name: myAccount.save }).click()
  await expect(page.getByText(myCompany.company.saved)).toBeVisible()

  await open(page, `/profile/${owner.username}`)
  await expect(page.getByRole('main')).toContainText(about)
  await page.getByRole('link', { name: profile.company.edit }).click()
  await expect(page).toHaveURL(/\/my-company$/)
})
