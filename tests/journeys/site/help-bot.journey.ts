import type { Page } from '@playwright/test'
import { chatbotCalls } from '#contract/chatbot.ts'
import { bot } from '#i18n/ro/site/bot.ts'
import { botAnswers } from '#i18n/ro/site/bot-answers.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { answerCookies, cards, open, phone, scrollToEnd } from '../visits.ts'

test('the help bot answers from an article, admits a dead end, and hands over', async ({
  arrive,
}) => {
  const page = await arrive({ ...phone, bypassCSP: true }, /status of 404/)
  await open(page, '/nu-exista')
  await answerCookies(page, ro)
  // It gives way to words below it, and has room at the end of a page.
  await scrollToEnd(page)
  const opener = page.getByRole('link', { name: ro.layout.askBot })
  await expect(opener).toBeVisible()
  await opener.press('Enter')
  const talk = page.getByRole('dialog', { name: bot.title })
  const log = talk.getByRole('log')
  await expect(log.getByText(bot.welcome)).toHaveCount(1)
  await expect(talk.getByLabel(bot.question)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(log.getByRole('listitem')).toHaveCount(1)

  await ask(page, 'am uitat parola <b>mea</b>')
  const source = log.getByRole('link').first()
  await expect(source).toHaveAttribute('href', /^\/article\/[a-z-]+#/)
  await expect(log.getByText('am uitat parola <b>mea</b>')).toBeVisible()
  expect(await violations(page, 'the help bot')).toEqual([])
  await source.click()
  await expect(page).toHaveURL(/\/article\//)
  await expect(talk).toBeHidden()

  await page.route(`**/api${chatbotCalls.ask.path}`, (route) =>
    route.fulfill({
      json: { success: true, message: 'Aici. [[go:/nowhere]]', links: [], language: 'ro' },
    }),
  )
  await opener.press('Enter')
  // Welcomed once; the talk goes on.
  await expect(log.getByText(bot.welcome)).toHaveCount(1)
  await ask(page, 'unde e asta?')
  await expect(log.getByText(bot.sorry)).toBeVisible()
  await page.unroute(`**/api${chatbotCalls.ask.path}`)

  await ask(page, 'vreau să vorbesc cu un om')
  await expect(log.getByText(botAnswers.human)).toBeVisible()
  await expect(log.getByRole('link').last()).toHaveAttribute('href', '/help-desk?from=bot')
  const stored: string = await page.evaluate(`sessionStorage.getItem('gasit.botTalk')`)
  expect(JSON.parse(stored)).toContainEqual({ from: 'me', text: 'vreau să vorbesc cu un om' })

  await page.keyboard.press('Escape')
  await expect(talk).toBeHidden()
  await expect(opener).toBeFocused()
})

async function ask(page: Page, question: string): Promise<void> {
  const talk = page.getByRole('dialog', { name: bot.title })
  await talk.getByLabel(bot.question).fill(question)
  await page.keyboard.press('Enter')
  await expect(talk.getByText(bot.waiting)).toBeHidden()
  await expect(talk.getByLabel(bot.question)).toHaveValue('')
}

test('the button of the help lies over no words of an empty list, whatever the height of the window', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/search?q=xyzqwv')
  await answerCookies(page, ro)
  for (let height = 560; height <= 900; height += 20) {
    await page.setViewportSize({ width: 390, height })
    await expect.poll(() => wordsBelow(page), `${height} px`).toEqual([])
  }
})

test('at the end of a page nothing that is written is below the button of the help', async ({
  arrive,
}) => {
  const page = await arrive(phone)
  await open(page, '/')
  await answerCookies(page, ro)
  const advert = await cards(page).first().getByRole('link').getAttribute('href')
  for (const path of ['/', advert ?? '', '/add-advert', '/pricing', '/article/cookies']) {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 740 })
      await open(page, path)
      await page.evaluate(`scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })`)
      await expect.poll(() => wordsBelow(page), `${path}, ${width} px`).toEqual([])
    }
  }
})

/** What is written below the button of the help, while it is seen. */
function wordsBelow(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const button = document.querySelector('a[data-opens="bot"]')
    if (!button.checkVisibility({ visibilityProperty: true })) return ['no button']
    const box = button.getBoundingClientRect()
    const texts = document.createTreeWalker(document.querySelector('#root'), NodeFilter.SHOW_TEXT)
    const below = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (!text.data.trim() || !text.parentElement.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNode(text)
      const isBelow = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      )
      if (isBelow) below.push(text.data)
    }
    return below
  })()`)
}
