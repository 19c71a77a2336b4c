import { myCompany as ruCompany } from '#i18n/ru/accounts/my-company.ts'
import { myAccount as ruAccount } from '#i18n/ru/accounts/my-account.ts'
import { profile as roProfile } from '#i18n/ro/accounts/profile.ts'
import { profile as ruProfile } from '#i18n/ru/accounts/profile.ts'
import { notifications as roNotifications } from '#i18n/ro/site/notifications.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { demoLogins } from '#demo/people/logins.ts'
import { phonePhoto } from '#tests/support/photos.ts'
import { publishedByCalls } from '../adverts/posting.ts'
import { violations } from '../axe.ts'
import { newUser, unusedWord } from '../people.ts'
import { expect, test } from '../test.ts'
import { cards, desktop, logIn, open, phone } from '../visits.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const
const url = `/profile/${demoLogins.company.username}`

test('a company fills in its page, and a buyer finds it, searches it, follows and hears of new adverts', async ({
  arrive,
}) => {
  const company = await arrive({ ...desktop, ...examined })
  await logIn(company, ru, 'company', '/my-profile')
  await company.getByRole('button', { name: ru.layout.cookies.confirm }).click()
  const t = ruCompany.company
  const section = company.getByRole('region', { name: t.title })
  await section.getByLabel(t.about.aboutRo).fill('Scrieți-ne la 069123456.')
  await section.getByLabel(t.site).fill('http://casamobila.md')
  await section.getByRole('button', { name: ruAccount.save }).click()
  await expect(section).toContainText(ru.refusals.link_invalid)
  await section.getByLabel(t.site).fill('casamobila.md')
  await section.getByRole('button', { name: ruAccount.save }).click()
  await expect(section).toContainText(ru.refusals.contacts_in_text)
  await section.getByLabel(t.about.aboutRo).fill('Mobilă din stejar, făcută la Chișinău.')
  for (const day of t.days) await section.getByLabel(day, { exact: true }).check()
  await section.getByLabel(t.closes(t.days[0] ?? '')).fill('19:30')
  await section.getByRole('button', { name: t.addPlace }).click()
  await section.getByRole('combobox', { name: t.place(1) }).fill('Soroca')
  await section.getByRole('option', { name: 'Сороки' }).first().click()
  await section.getByLabel(t.address(1), { exact: true }).fill('str. Florilor 3')
  await section.getByRole('button', { name: ruAccount.save }).click()
  await expect(company.getByText(t.saved)).toBeVisible()

  const cover = company.getByRole('region', { name: ruCompany.cover.title })
  await cover.locator('input[type=file]').setInputFiles({
    name: 'cover.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(),
  })
  await expect(company.getByText(ruCompany.cover.updated)).toBeVisible()
  expect(await violations(company, 'the account of a company')).toEqual([])

  await open(company, `/ru${url}`)
  await expect(company.getByRole('main')).toContainText(ru.advert.writtenIn.ro)
  await expect(company.getByRole('main')).toContainText('09:00–19:30')
  await expect(company.getByRole('link', { name: ruProfile.company.edit })).toBeVisible()
  expect(await violations(company, 'the page of a company at a desk')).toEqual([])

  const buyer = await arrive({ ...phone, ...examined }, /status of 401/)
  const { phone: number, password } = await newUser(buyer)
  await buyer.context().clearCookies()
  await open(buyer, url)
  await buyer.getByRole('button', { name: ro.layout.cookies.confirm }).click()
  await expect(buyer.getByRole('main')).toContainText('str. Florilor 3')
  await expect(buyer.getByRole('main')).toContainText(/Deschis acum|Închis acum/)
  await expect(buyer.getByRole('link', { name: 'casamobila.md' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener',
  )
  expect(await violations(buyer, 'the page of a company on a phone')).toEqual([])

  const wanted = await cards(buyer).first().getByRole('heading').innerText()
  await buyer.getByRole('searchbox', { name: roProfile.search.label }).fill(wanted)
  const search = buyer.getByRole('main').getByRole('search')
  await search.getByRole('button', { name: roProfile.search.submit, exact: true }).tap()
  await expect(buyer).toHaveURL(/[?&]q=/)
  await expect(cards(buyer).first()).toContainText(wanted)

  await buyer.getByRole('link', { name: roProfile.follow.start }).tap()
  const login = buyer.getByRole('dialog')
  await login.getByLabel(ro.accounts.login.phone, { exact: true }).fill(number)
  await login.getByLabel(ro.accounts.login.password, { exact: true }).fill(password)
  await login.getByRole('button', { name: ro.accounts.login.submit, exact: true }).tap()
  await expect(buyer.getByRole('button', { name: roProfile.follow.stop })).toBeVisible()

  await publishedByCalls(company, { title: `Vază ${unusedWord()}` })
  await expect(async () => {
    await open(buyer, '/my-notifications')
    await expect(buyer.getByRole('main')).toContainText(
      roNotifications.followed(1, 'Casa Mobilă'),
      { timeout: 1_000 },
    )
  }).toPass({ timeout: 60_000 })
  await buyer
    .getByRole('main')
    .getByRole('link', { name: /anunț nou de la/ })
    .first()
    .tap()
  await expect(buyer).toHaveURL(`${url}?sort=newest`)

  await open(buyer, '/my-following')
  expect(await violations(buyer, 'followed sellers')).toEqual([])
  await buyer.getByRole('button', { name: roProfile.follow.stop }).tap()
  await expect(buyer.getByRole('main')).toContainText(roProfile.following.empty)
})
