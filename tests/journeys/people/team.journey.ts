import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { memberCalls } from '#contract/people/members.ts'
import { team } from '#i18n/ro/accounts/team.ts'
import { myAdverts } from '#i18n/ro/adverts/own/my-adverts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { ask, postAdvert, postingOf } from '../adverts/posting.ts'
import { newUser, unusedWord, type NewUser } from '../people.ts'
import { expect, test } from '../test.ts'
import { answerCookies, desktop, open } from '../visits.ts'

/** The page that is no part of the role; nothing else may be refused. */
const favoritesRefused = /status of 403.*\/my-favorites/

/** A new user, or a company with this brand, whose login the page has. */
async function loggedIn(page: Page, brand?: string): Promise<NewUser> {
  const user = await newUser(page, brand)
  await ask(page, accountCalls.logIn, { phone: user.phone, pass: user.password })
  return user
}

test('an editor posts and edits an advert for the company, is told which page is not theirs, and goes back to their own', async ({
  arrive,
}) => {
  const brand = `Firma ${unusedWord()}`
  const company = await arrive(desktop)
  const owner = await loggedIn(company, brand)
  const page = await arrive(desktop, favoritesRefused)
  const person = await loggedIn(page)
  await ask(company, memberCalls.inviteMember, {
    ...{ recipient: person.username, role: 'editor', password: owner.password },
  })

  await open(page, '/my-team')
  await answerCookies(page, ro)
  await page.getByRole('button', { name: team.received.acceptOf(brand) }).click()
  await page.getByRole('button', { name: team.companies.startFor(brand) }).click()
  const bar = page.getByText(ro.layout.actingFor(brand))
  await expect(bar).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.getByRole('banner').getByRole('link', { name: ro.layout.postAd }).click()
  await page.getByLabel(postingOf(ro).fields.title, { exact: true }).waitFor()
  const title = `Farfurii ${unusedWord()}`
  await postAdvert(page, ro, title)
  await page.getByRole('link', { name: postingOf(ro).finish.see }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(brand)

  await open(page, new URL(page.url()).pathname.replace('/advert/', '/edit-advert/'))
  await page.getByLabel(postingOf(ro).fields.price, { exact: true }).fill('390')
  await page.getByRole('button', { name: myAdverts.edit.save, exact: true }).click()
  await expect(page).toHaveURL(/\/my-adverts/)
  await expect(page.getByRole('main')).toContainText(title)
  await expect(page.getByRole('main')).toContainText('390')

  await open(page, '/my-favorites')
  await expect(page.getByRole('heading', { name: ro.content.notInRole.title })).toBeVisible()
  await page.getByRole('button', { name: ro.content.notInRole.back }).click()
  await expect(page).toHaveURL(/\/my-team$/)
  await expect(bar).toBeHidden()
  await open(page, '/my-favorites')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(
    ro.content.notInRole.title,
  )
})
