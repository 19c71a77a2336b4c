import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import type { Call } from '#contract/call.ts'
import type { Role } from '#contract/rules/staff/rights.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import { expect } from '../test.ts'
import { newLogin, operate } from './sides.ts'

async function ask(page: Page, { path, action }: Call, payload: object) {
  const response = await page.request.post(`/api${path}`, { data: { action, ...payload } })
  const answer: Record<string, string> = await response.json()
  expect(answer, path).toMatchObject({ success: true })
  return answer
}

/** Somebody new with the role and the second factor, before whom the console is open. */
export async function becomeStaff(page: Page, role: Role): Promise<void> {
  const { phone, password } = await newLogin(page)
  await operate('staff', 'grant', phone, role)
  await enterConsole(page, password, Date.now())
}

/** Opens the console with a new second factor; `at` is what the clock of the site shows. */
export async function enterConsole(page: Page, password: string, at: number): Promise<void> {
  const { secret = '' } = await ask(page, ownAccountCalls.startSecondFactor, { password })
  const code = (timestamp: number): string => new TOTP({ secret }).generate({ timestamp })
  await ask(page, ownAccountCalls.confirmSecondFactor, { code: code(at) })
  // No code is good twice: the app's next one.
  await ask(page, consoleCalls.proveStaff, { code: code(at + 30_000) })
}
