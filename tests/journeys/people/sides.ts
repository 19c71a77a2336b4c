import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { runProgram } from '#tools/processes/run-program.ts'
import { publishedByCalls } from '../adverts/posting.ts'
import { newUser, unusedWord, type NewUser } from '../people.ts'
import { expect } from '../test.ts'
import { open } from '../visits.ts'

/** Logged in, each in a browser of their own; the seller has an advert. */
export interface Sides {
  readonly seller: NewUser
  readonly buyer: NewUser
  readonly advertId: string
  readonly title: string
}

export async function newSides(seller: Page, buyer: Page): Promise<Sides> {
  for (const page of [seller, buyer]) {
    await open(page, '/pricing')
    await page.getByRole('button', { name: ro.layout.cookies.cancel }).click()
  }
  const sides = { seller: await newLogin(seller), buyer: await newLogin(buyer) }
  const title = `Ceainic ${unusedWord()}`
  const advertId = await publishedByCalls(seller, { title })
  return { ...sides, advertId, title }
}

export async function newLogin(page: Page, brand?: string): Promise<NewUser> {
  const user = await newUser(page, brand)
  const { phone, password: pass } = user
  await page.request.post(`/api${accountCalls.logIn.path}`, { data: { phone, pass } })
  return user
}

/** Sends a text as another device of this person would. Gives the conversation. */
export async function say(
  page: Page,
  to: { readonly advertId: string } | { readonly conversationId: number },
  text: string,
): Promise<number> {
  const { path, action } = messageCalls.sendMessage
  const data = { action, ...to, clientId: randomUUID(), text }
  const answer: { success: boolean; conversationId: number } = await (
    await page.request.post(`/api${path}`, { data })
  ).json()
  expect(answer).toMatchObject({ success: true })
  return answer.conversationId
}

export function messages(page: Page): Locator {
  return page.locator('li[data-message]')
}

/** What an operator command beside the running site says. */
export async function operate(command: string, ...words: string[]): Promise<string> {
  const env = { DATA_DIR: process.env['JOURNEY_DATA'], DATABASE_URL: undefined, RATES: 'stored' }
  const { code, output } = await runProgram([`tools/operator/${command}.ts`, ...words], { env })
  expect(code, output).toBe(0)
  return output
}
