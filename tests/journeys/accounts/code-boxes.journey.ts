import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { codes } from '#i18n/ro/accounts/codes.ts'
import { registration } from '#i18n/ro/accounts/registration.ts'
import { codeSentTo, unusedName, unusedPhone } from '../people.ts'
import { expect, test } from '../test.ts'
import { desktop, open, phone as phoneScreen } from '../visits.ts'

type Arrive = (options?: BrowserContextOptions, onPurpose?: RegExp) => Promise<Page>

test('Delete empties a box of the code in place, Backspace goes back', async ({ arrive }) => {
  const { page, box } = await arriveAtCode(arrive, desktop)
  await page.keyboard.type('1234')
  await box(2).focus()
  await page.keyboard.press('Delete')
  await expect(box(2)).toHaveValue('')
  await expect(box(2)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(box(1), 'nothing else is emptied').toHaveValue('1')
  await expect(box(3)).toHaveValue('3')

  await page.keyboard.press('Backspace')
  await expect(box(1)).toHaveValue('')
  await expect(box(1)).toBeFocused()
})

test('the code can be typed and emptied with a keyboard that names no keys', async ({ arrive }) => {
  const { page, box } = await arriveAtCode(arrive, phoneScreen)
  for (const digit of '1233') {
    await page.keyboard.insertText(digit)
  }
  await expect(box(5)).toBeFocused()
  await withoutKey(page)
  await expect(box(4), 'an empty box goes back').toHaveValue('')
  await expect(box(4)).toBeFocused()

  await box(3).focus()
  await withoutKey(page)
  await expect(box(3), 'a full one is emptied').toHaveValue('')
  await expect(box(3)).toBeFocused()
  await box(2).focus()
  await page.keyboard.insertText('2')
  await expect(box(3), 'the same digit once more goes on as well').toBeFocused()
})

test('a code that does not reach the server stays, and is sent when it is pressed', async ({
  arrive,
}) => {
  const { page, box, phone } = await arriveAtCode(arrive, desktop, /ERR_FAILED/)
  let sent = 0
  await page.route('**/api/libs/verify_phone*', async (route) => {
    sent += 1
    await route.abort()
  })
  const code = await codeSentTo(page, phone)
  await page.keyboard.type(code)
  await expect(page.getByRole('alert')).toHaveText(codes.unexpected)
  await page.waitForTimeout(1_000)
  expect(sent, 'it does not send itself').toBe(1)
  await expect(box(1)).toHaveValue(code[0] ?? '')
  await box(5).focus()
  await page.keyboard.press('ArrowLeft')
  expect(sent).toBe(1)

  await page.unroute('**/api/libs/verify_phone*')
  await page.getByRole('button', { name: codes.confirm }).click()
  await expect(page.getByText(registration.created)).toBeVisible()
})

/** Somebody new, asked for the code that was sent to their number. */
async function arriveAtCode(arrive: Arrive, screen: BrowserContextOptions, onPurpose?: RegExp) {
  const page = await arrive(screen, onPurpose)
  const phone = unusedPhone()
  await open(page, '/login?register=1')
  const main = page.getByRole('main')
  await main.getByLabel(registration.username, { exact: true }).fill(unusedName())
  await main.getByLabel(registration.phone, { exact: true }).fill(phone)
  await main.getByLabel(registration.password, { exact: true }).fill('prima-parola-2026')
  await main.getByRole('button', { name: registration.next }).click()
  const box = (number: number): Locator => main.getByLabel(codes.box(number, 5))
  await expect(box(1)).toBeFocused()
  return { page, phone, box }
}

/** What Backspace does on a phone whose keyboard tells the page of no key: only that something is deleted. */
async function withoutKey(page: Page): Promise<void> {
  await page.evaluate(`
    const box = document.activeElement
    const change = { inputType: 'deleteContentBackward', bubbles: true, cancelable: true }
    if (box.value === '') box.dispatchEvent(new InputEvent('beforeinput', change))
    else document.execCommand('delete')
  `)
}
