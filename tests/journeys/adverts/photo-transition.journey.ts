import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { cards, desktop, open, phone } from '../visits.ts'

/** Notes of each transition how many photos have the name, before and after it, and what moves meanwhile. */
const noteTransitions = `
  window.transitions = []
  const named = () => [...document.querySelectorAll('img')].filter(
    (image) => getComputedStyle(image).viewTransitionName === 'photo').length
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const before = named()
    const transition = start(update)
    void transition.updateCallbackDone.then(() => window.transitions.push([before, named()]))
    void transition.ready.then(() => { window.moving = document.getAnimations().filter(
      ({ effect }) => effect.pseudoElement?.includes('view-transition')).length })
    return transition
  }`

/** Opens the first advert of a list that has a photo. */
async function openCard(page: Page): Promise<void> {
  const card = cards(page)
    .filter({ has: page.locator('img') })
    .first()
  const id = await card.getAttribute('data-advert')
  await card.getByRole('link').click()
  await page.waitForURL(`**/advert/${id}`)
}

for (const screen of [desktop, phone]) {
  test(`the photo of a card grows into that of its page, ${screen.viewport.width} wide`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    await page.addInitScript(noteTransitions)
    await open(page, '/category/transport/autoturisme')

    await openCard(page)
    await expect.poll(() => page.evaluate('transitions')).toEqual([[1, 1]])
    await expect.poll(() => page.evaluate('window.moving')).toBeGreaterThan(0)
    // From the page of an advert, whose photo has the name already, to a similar one.
    await openCard(page)
    await expect
      .poll(() => page.evaluate('transitions'))
      .toEqual([
        [1, 1],
        [1, 1],
      ])
  })
}

test('nothing grows for who asks for less motion', async ({ arrive }) => {
  const page = await arrive({ ...desktop, reducedMotion: 'reduce' })
  await page.addInitScript(noteTransitions)
  await open(page, '/category/transport/autoturisme')

  await openCard(page)

  await expect.poll(() => page.evaluate('window.moving')).toBe(0)
})

test('a transition that the next one cuts short is no error', async ({ arrive }) => {
  const page = await arrive(desktop)
  await page.addInitScript(`
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      start(() => undefined)
      return transition
    }`)
  await open(page, '/category/transport/autoturisme')

  await openCard(page)

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
