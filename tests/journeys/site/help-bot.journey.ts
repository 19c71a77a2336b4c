import type { Page } from '@playwright/test'
import { chatbotCalls } from '#contract/chatbot.ts'
import { bot } from '#i18n/ro/site/bot.ts'
import { botAnswers } from '#i18n/ro/site/bot-answers.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { violations } from '../axe.ts'
import { expect, test } from '../test.ts'
import { answerCookies, open, phone } from '../visits.ts'

test('the help bot answers from an article, admits a dead end, and hands over', async ({
  arrive,
}) => {
  const page = await arrive({ ...phone, bypassCSP: true }, /status of 404/)
  await open(page, '/nu-exista')
  await answerCookies(page, ro)
  const opener = page.getByRole('link', { name: ro.layout.askBot })
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
