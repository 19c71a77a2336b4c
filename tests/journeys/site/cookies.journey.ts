import type { Locator } from '@playwright/test'
import { thread } from '#i18n/ro/messages/thread.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { messages, newSides, say } from '../people/sides.ts'
import { expect, test } from '../test.ts'
import { at, cards, desktop, languages, open } from '../visits.ts'

for (const { t, home } of languages) {
  test(`the answer about cookies is changed later, from the article and from the foot of any page (${t.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive(desktop)
    const notice = page.getByRole('region', { name: t.layout.cookies.title })
    const answer = (): Promise<string> => page.evaluate<string>(`localStorage.getItem('cookies')`)
    await open(page, at(home, '/article/cookies'))
    await notice.getByRole('button', { name: t.layout.cookies.confirm }).click()
    await expect(notice).toHaveCount(0)
    expect(await answer()).toBe('all')

    await open(page, at(home, '/article/cookies'))
    await expect(notice).toHaveCount(0)
    await page.getByRole('main').locator('a[href="#cookies"]').click()
    await notice.getByRole('button', { name: t.layout.cookies.cancel }).click()
    await expect(notice).toHaveCount(0)
    expect(await answer()).toBe('necessary')

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t.layout.cookies.settings })
      .click()
    await expect(notice.getByRole('button', { name: t.layout.cookies.cancel })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await answer()).toBe('all')
    await expect(page).toHaveURL(at(home, '/article/cookies'))
  })
}

for (const width of [320, 1_440]) {
  for (const { t, home } of languages.slice(0, 2)) {
    test(`at the end of a page nothing lies over what can be pressed, not even the question about cookies (${t.lang}, ${width} px)`, async ({
      arrive,
    }) => {
      const page = await arrive({ viewport: { width, height: 740 } })
      for (const path of ['/category/animale', '/category/animale?view=map']) {
        await open(page, at(home, path))
        await expect(page.getByRole('region', { name: t.layout.cookies.title })).toBeVisible()
        const links = await page.getByRole('contentinfo').getByRole('link').all()
        const lastCards = await cards(page).last().getByRole('link').all()
        for (const link of [...lastCards, ...links]) {
          await link.click({ trial: true })
        }
      }
    })
  }
}

for (const width of [320, 390, 768]) {
  for (const { t, home } of languages) {
    test(`on a narrow map the question about cookies stands below the cards, and its room is the map's once it is answered (${t.lang}, ${width} px)`, async ({
      arrive,
    }) => {
      const page = await arrive({ viewport: { width, height: 740 } })
      await open(page, at(home, '/category/transport?view=map'))
      const notice = page.getByRole('region', { name: t.layout.cookies.title })
      const strip = page.getByRole('list', { name: t.adverts.title })
      const map = page.getByRole('group', { name: t.advert.map.label })
      await expect(strip).toBeVisible()
      const asking = await sidesOf(map)
      for (const scrolled of [0, 100]) {
        await page.evaluate(`scrollTo({ top: ${scrolled}, behavior: 'instant' })`)
        expect((await sidesOf(strip)).bottom).toBeLessThanOrEqual((await sidesOf(notice)).top)
      }

      await page.evaluate(`scrollTo({ top: 0, behavior: 'instant' })`)
      await notice.getByRole('button', { name: t.layout.cookies.cancel }).click()
      await expect(notice).toHaveCount(0)
      await expect.poll(async () => (await sidesOf(map)).bottom).toBeGreaterThan(asking.bottom + 60)
      expect((await sidesOf(strip)).bottom).toBe((await sidesOf(map)).bottom)
    })
  }
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1_440, 900],
] as const) {
  test(`in a conversation the question about cookies lies over nothing, and leaves room for messages (${width} px)`, async ({
    arrive,
  }) => {
    const seller = await arrive(desktop)
    const buyer = await arrive({ viewport: { width, height } })
    const { seller: other, advertId, title } = await newSides(seller, buyer)
    const conversationId = await say(buyer, { advertId }, 'Bună ziua!')
    await buyer.evaluate(`localStorage.removeItem('cookies')`)
    await open(buyer, `/my-messages/${conversationId}`)

    const notice = buyer.getByRole('region', { name: ro.layout.cookies.title })
    await expect(notice).toBeVisible()
    const pane = buyer.getByRole('main')
    await pane.getByRole('heading', { name: other.username }).click({ trial: true })
    await pane.getByRole('link', { name: title }).last().click({ trial: true })
    await pane.getByLabel(thread.compose.label).click({ trial: true })
    const said = await sidesOf(pane.getByRole('region', { name: thread.messages }))
    expect(said.bottom - said.top).toBeGreaterThan(100)

    await notice.getByRole('button', { name: ro.layout.cookies.cancel }).click()
    await expect(notice).toHaveCount(0)
    await messages(buyer).getByText('Bună ziua!').click({ trial: true })
  })
}

async function sidesOf(place: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}
