import type { Locator, Page } from '@playwright/test'
import {
  bannerSeconds,
  carouselSeconds,
  recentCarouselItems,
  scrollTopAfter,
} from '#contract/limits.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { expect, test } from '../test.ts'
import { advertsOn, cards, desktop, languages, open, phone } from '../visits.ts'

for (const { screen, step } of [
  { screen: desktop, step: 3 },
  { screen: phone, step: 1 },
]) {
  test(`categories move on by ${step} every five seconds, until they are stopped (${screen.viewport.width} px)`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await open(page, '/')
    const carousel = page.getByRole('region', { name: ro.search.home.categories, exact: true })
    const items = carousel.getByRole('listitem')
    const moved = async (): Promise<number> =>
      Math.round(-(await offset(items)) / (await width(items)))
    await expect.poll(moved).toBe(step)

    await carousel.getByRole('button', { name: ro.search.carousel.pause }).click()
    await page.mouse.move(0, 0)
    await page.getByRole('main').focus()
    await page.waitForTimeout(carouselSeconds * 1_000 + 1_000)
    expect(await moved()).toBe(step)
  })
}

/** How far the first item is from where its line begins. */
async function offset(items: Locator): Promise<number> {
  return items.first().evaluate((item) => {
    const line = item.parentElement?.parentElement
    return item.getBoundingClientRect().left - (line?.getBoundingClientRect().left ?? 0)
  })
}

async function width(items: Locator): Promise<number> {
  const [first, second] = await Promise.all([
    items.nth(0).boundingBox(),
    items.nth(1).boundingBox(),
  ])
  return (second?.x ?? 1) - (first?.x ?? 0)
}

test('banners follow each other on a desktop, wait under the pointer and rest for who wants no motion', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  await open(page, '/')
  const current = banners(page).locator('[aria-current="true"]')
  const named = (place: number) => new RegExp(`\\b${place}\\b`)
  await expect(current).toHaveAccessibleName(named(1))
  await expect(current).toHaveAccessibleName(named(2))
  await banners(page).hover()
  await page.waitForTimeout(bannerSeconds * 1_000 + 1_000)
  await expect(current).toHaveAccessibleName(named(2))
  await expect(page.getByRole('complementary', { name: ro.search.home.general })).toBeVisible()

  const calm = await arrive({ ...desktop, reducedMotion: 'reduce' })
  await open(calm, '/')
  await expect(banners(calm).getByRole('button', { name: ro.search.carousel.play })).toBeVisible()
  await calm.waitForTimeout(bannerSeconds * 1_000 + 1_000)
  await expect(banners(calm).locator('[aria-current="true"]')).toHaveAccessibleName(named(1))
})

function banners(page: Page): Locator {
  return page.getByRole('region', { name: ro.search.home.banners })
}

/** What the pictures of the demo's general banner say. */
const generalBanner = {
  ro: 'Ridică anunțul în capul listei',
  ru: 'Поднимите объявление в начало списка',
  en: 'Lift your advert to the top of the list',
}

for (const { t, home } of languages) {
  test(`the general banner is seen whole and large enough to read from 320 to 1920 px (${t.lang})`, async ({
    arrive,
  }) => {
    const page = await arrive({ ...desktop })
    await open(page, home)
    const banner = page
      .getByRole('complementary', { name: t.search.home.general })
      .getByRole('img', { name: generalBanner[t.lang], exact: true })
    for (const wide of [320, 390, 767, 768, 1_024, 1_440, 1_920]) {
      // One window, made wider step by step.
      await page.setViewportSize({ width: wide, height: 900 })
      await banner.scrollIntoViewIfNeeded()
      await expect
        .poll(() => shapeOfBanner(page), { message: `${wide} px` })
        .toEqual({
          isWhole: true,
          isInView: true,
          isReadable: true,
        })
    }
  })
}

/** Whether the picture is cut by its box or the window; letters of the drawing are 44 of its 240 lines high. */
function shapeOfBanner(page: Page): Promise<object> {
  return page.evaluate<object>(`(() => {
    const picture = document.querySelector('main aside img')
    const { complete, naturalWidth, naturalHeight } = picture
    const { left, right, width, height } = picture.getBoundingClientRect()
    const scale = Math.min(width / naturalWidth, height / naturalHeight)
    const isContained = getComputedStyle(picture).objectFit === 'contain'
    const isSameShape = Math.abs(width / height - naturalWidth / naturalHeight) < 0.05
    return {
      isWhole: complete && (isContained || isSameShape),
      isInView: left >= 0 && right <= document.documentElement.clientWidth,
      isReadable: (scale * naturalHeight * 44) / 240 >= 15,
    }
  })()`)
}

test('the terms of use are read while nothing else answers', async ({ arrive }) => {
  const page = await arrive(desktop, /ERR_FAILED/)
  await open(page, '/')
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('contentinfo').locator('a[href="/article/terms-of-use"]').click()
  await expect(page).toHaveURL('/article/terms-of-use')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termeni de utilizare')
})

test('the way to the top shows only further down, and leads there', async ({ arrive }) => {
  const page = await arrive(desktop)
  await open(page, '/')
  const top = page.getByRole('button', { name: ro.layout.toTop })
  await page.evaluate(`scrollTo({ top: ${scrollTopAfter}, behavior: 'instant' })`)
  await page.waitForTimeout(300)
  await expect(top).toHaveCount(0)
  await page.evaluate(`scrollTo({ top: ${scrollTopAfter + 1}, behavior: 'instant' })`)
  await expect(top).toBeVisible()
  await top.click()
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0)
  await expect(top).toHaveCount(0)
})

test('of what was looked at the ten newest stand in a line, five beside each other, and all on pages', async ({
  arrive,
}) => {
  const page = await arrive(desktop)
  const ids: string[] = []
  for (const path of ['/category/transport', '/category/transport/2']) {
    await open(page, path)
    ids.push(...(await advertsOn(page)))
  }
  const looked = ids.slice(0, 40)
  // The second of them has gone since.
  const kept = JSON.stringify([looked[0], '2147483647', ...looked.slice(1)])
  await page.evaluate(`localStorage.setItem('recent', '${kept}')`)

  await open(page, '/')
  const carousel = page.getByRole('region', { name: ro.search.home.recent, exact: true })
  await expect(cards(carousel)).toHaveCount(recentCarouselItems)
  expect(await advertsOn(carousel)).toEqual(looked.slice(0, recentCarouselItems))
  expect(await seenWhole(page, cards(carousel))).toBe(5)

  await open(page, '/recent')
  await expect(cards(page)).toHaveCount(32)
  expect(await advertsOn(page)).toEqual(looked.slice(0, 32))
  const pages = page.getByRole('navigation', { name: ro.search.pagination.label })
  await pages.getByRole('link', { name: ro.search.pagination.next }).click()
  await expect(page).toHaveURL('/recent/2')
  await expect(cards(page)).toHaveCount(8)
  expect(await advertsOn(page)).toEqual(looked.slice(32))
  await page.reload({ waitUntil: 'networkidle' })
  expect(await advertsOn(page)).toEqual(looked.slice(32))
})

/** How many of the cards are seen from edge to edge. */
async function seenWhole(page: Page, list: Locator): Promise<number> {
  const right = await list
    .first()
    .evaluate((card) => card.closest('div')?.getBoundingClientRect().right ?? 0)
  const boxes = await Promise.all((await list.all()).map((card) => card.boundingBox()))
  expect(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  return boxes.filter((box) => box && box.x >= 0 && box.x + box.width <= right + 1).length
}
