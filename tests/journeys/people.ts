import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import type { Call } from '#contract/call.ts'
import { phonePrefix } from '#contract/limits.ts'
import { expect } from './test.ts'

interface Sent {
  readonly channel: 'sms' | 'voice' | 'mail'
  readonly to: string
  readonly text: string
  readonly code?: string
}

interface Answer {
  readonly success: boolean
  readonly message: string
  readonly token: string
}

export interface NewUser {
  readonly username: string
  /** National number. */
  readonly phone: string
  readonly password: string
}

/** A mobile number that nobody of the demo market has. */
export function unusedPhone(): string {
  return `79${randomInt(1_000_000).toString().padStart(6, '0')}`
}

/** Twelve letters that nobody has in a name; a row of digits could be refused as a number. */
export function unusedWord(): string {
  return Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join('')
}

/** A username that nobody has. */
export function unusedName(): string {
  return `om-${unusedWord()}`
}

/** Registers somebody, or a company with this brand, by phone, through the calls, as an app would. */
export async function newUser(page: Page, brand?: string): Promise<NewUser> {
  const phone = unusedPhone()
  const username = unusedName()
  const user = { username, phone, password: 'prima-parola-2026' }
  const { token } = await post(page, accountCalls.getToken, {})
  const number = { phone: `${phonePrefix}${phone}`, token }
  await post(page, accountCalls.sendCode, { ...number, purpose: 'register' })
  const code = await codeSentTo(page, phone)
  await post(page, accountCalls.checkCode, { ...number, purpose: 'register', code })
  const account = brand === undefined ? { accountType: 0 } : { accountType: 1, brand }
  await post(page, accountCalls.register, { ...user, ...number, ...account })
  return user
}

/** Opens an account by a code alone, without a password, and logs the page in to it. Gives its number. */
export async function newCodeUser(page: Page): Promise<string> {
  const phone = unusedPhone()
  const { token } = await post(page, accountCalls.getToken, {})
  const number = { phone: `${phonePrefix}${phone}`, token }
  await post(page, accountCalls.sendCode, { ...number, purpose: 'register' })
  const code = await codeSentTo(page, phone)
  await post(page, accountCalls.checkCode, { ...number, purpose: 'register', code })
  await post(page, accountCalls.logInByCode, number)
  return phone
}

/** Asks for an account by e-mail; it opens with the link that is mailed. Gives its username. */
export async function newEmailUser(page: Page, email: string, password: string): Promise<string> {
  const { token } = await post(page, accountCalls.getToken, {})
  const username = unusedName()
  await post(page, accountCalls.register, { username, email, password, accountType: 0, token })
  return username
}

/** The code of the last message to this number. */
export async function codeSentTo(page: Page, phone: string): Promise<string> {
  const sent = await lastSent(page, ({ to, code }) => to.endsWith(phone) && code !== undefined)
  return sent.code ?? ''
}

/** Path of the link in the last mail to this address. */
export async function linkSentTo(page: Page, email: string): Promise<string> {
  const { text } = await lastSent(page, ({ to }) => to === email)
  const [link = ''] = /http\S+/.exec(text) ?? []
  return new URL(link).pathname
}

async function lastSent(page: Page, isMeant: (sent: Sent) => boolean): Promise<Sent> {
  const response = await page.request.get('/dev/outbox', {
    headers: { accept: 'application/json' },
  })
  const { items }: { items: readonly Sent[] } = await response.json()
  const sent = items.find(isMeant)
  if (!sent) throw new Error('Nothing was sent')
  return sent
}

async function post(page: Page, { path, action }: Call, payload: object): Promise<Answer> {
  const response = await page.request.post(`/api${path}`, { data: { action, ...payload } })
  const answer: Answer = await response.json()
  expect(answer, path).toMatchObject({ success: true })
  return answer
}
