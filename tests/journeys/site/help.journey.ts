import { articleCalls } from '#contract/site/articles.ts'
import { articles as ro } from '#i18n/ro/site/articles.ts'
import { registration } from '#i18n/ro/accounts/registration.ts'
import { texts } from '#i18n/ro/texts.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { answerCookies, desktop, open, phone, scrollToEnd } from '../visits.ts'

test('a question leads to the paragraph that answers it, and the reader says whether it helped', async ({
  arrive,
}) => {
  const page = await arrive({ ...phone, bypassCSP: true })
  await open(page, '/article')
  await page
    .getByRole('search', { name: ro.search.label })
    .getByRole('searchbox')
    .fill('am uitat parola')
  await page.getByRole('button', { name: ro.search.submit, exact: true }).last().click()
  await expect(page).toHaveURL(/\/article\?question=am\+uitat\+parola$/)
  expect(await violations(page, 'search')).toEqual([])
  await page.locator('a[href^="/article/account-and-login#"]').click()

  await expect(page).toHaveURL(/\/article\/account-and-login#/)
  const { hash } = new URL(page.url())
  await expect(page.locator(hash)).toBeInViewport()
  const contents = page.getByRole('navigation', { name: ro.onPage })
  await contents.getByRole('link').last().click()
  const last = new URL(page.url()).hash
  await expect(page.locator(last)).toBeInViewport()

  // A slow network: the page is still being read again after the first answer.
  const rereading = Promise.withResolvers<null>()
  await page.route(`**/api${articleCalls.listArticles.path}*`, async (route) => {
    await rereading.promise
    await route.continue()
  })
  await page.getByRole('button', { name: ro.rating.no, exact: true }).click()
  await page.getByLabel(ro.rating.label).fill('Unde este butonul?')
  await page.getByRole('button', { name: ro.rating.send, exact: true }).click()
  await expect(page.getByText(ro.rating.sent)).toBeVisible()
  rereading.resolve(null)
  // Where the bar cuts through no link.
  await scrollToEnd(page)
  expect(await violations(page, 'article')).toEqual([])
})

test('while the site takes invited people only, a registration begins with the code', async ({
  arrive,
}) => {
  const page = await arrive({ ...desktop, bypassCSP: true }, /#418/)
  // The markup is still that of an open site, which React complains of.
  await page.route('**/login?register=1', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/("invitationsOnly":)false/, '$1true')
    await route.fulfill({ response, body })
  })
  await open(page, '/login?register=1')
  await answerCookies(page, texts)
  const code = page.getByLabel(registration.invitation.label)
  await code.fill('inventat')
  await page.getByRole('button', { name: registration.invitation.submit }).click()
  await expect(page.getByText(texts.refusals.invitation_invalid)).toBeVisible()
  await expect(code).toHaveValue('inventat')
  expect(await violations(page, 'gate')).toEqual([])
})
