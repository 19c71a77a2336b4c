import type { Page } from '@playwright/test'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { access as roAccess } from '#i18n/ro/accounts/access.ts'
import { codes as roCodes } from '#i18n/ro/accounts/codes.ts'
import { myAccount as roAccount } from '#i18n/ro/accounts/my-account.ts'
import { mySafety as roSafety } from '#i18n/ro/accounts/my-safety.ts'
import { access as ruAccess } from '#i18n/ru/accounts/access.ts'
import { codes as ruCodes } from '#i18n/ru/accounts/codes.ts'
import { myAccount as ruAccount } from '#i18n/ru/accounts/my-account.ts'
import { mySafety as ruSafety } from '#i18n/ru/accounts/my-safety.ts'
import { press, write } from '../keyboard.ts'
import { codeSentTo, newCodeUser } from '../people.ts'
import { usual } from '../../support/scope.ts'
import { expect, test } from '../test.ts'
import { at, open, visits } from '../visits.ts'

const catalogues = {
  ro: { own: roAccount, safety: roSafety, access: roAccess, codes: roCodes },
  ru: { own: ruAccount, safety: ruSafety, access: ruAccess, codes: ruCodes },
}

const ownVisits = visits.map((visit) => ({ ...visit, ...catalogues[visit.t.lang] }))

/** Names of the buttons whose forms ask for a password, each with that of its section. */
function guarded({ own, safety }: (typeof ownVisits)[number]): readonly [string, string][] {
  return [
    [own.contacts.title, own.contacts.changePhone],
    [own.contacts.title, own.contacts.addEmail],
    [safety.secondFactor.title, safety.secondFactor.start],
  ]
}

/** Sets the password in the dialog that is open, whose number is known. */
async function setPassword(
  page: Page,
  { access, codes }: (typeof ownVisits)[number],
  phone: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: access.first.title })
  await expect(dialog.getByText(access.restore.byEmail)).toBeHidden()
  await expect(dialog.getByRole('textbox'), 'the number is known').toHaveCount(0)
  await press(page, dialog.getByRole('button', { name: access.restore.sendCode }))
  await expect(dialog.getByLabel(codes.box(1, 5))).toBeFocused()
  await expect(dialog.getByRole('button', { name: codes.otherPhone })).toBeHidden()
  await page.keyboard.type(await codeSentTo(page, phone))
  await write(
    page,
    dialog.getByLabel(access.restore.newPassword, { exact: true }),
    'prima-parola-2026',
  )
  await write(page, dialog.getByLabel(access.repeatPassword, { exact: true }), 'prima-parola-2026')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('group', { name: access.first.done })).toContainText(
    access.restore.doneHere,
  )
  await page.keyboard.press('Escape')
}

for (const visit of usual(ownVisits, 1)) {
  const { t, own, safety, home, screen, name: size } = visit

  test(`an account without a password is led to its first one, and stays logged in (${t.lang}, ${size})`, async ({
    arrive,
  }) => {
    const page = await arrive(screen)
    const phone = await newCodeUser(page)
    await open(page, at(home, '/my-profile'))
    for (const [title, button] of guarded(visit)) {
      const section = page.getByRole('region', { name: title })
      await press(page, section.getByRole('button', { name: button }))
      await expect(section.getByText(own.password.first)).toBeVisible()
      await expect(section.getByLabel(own.currentPassword, { exact: true })).toBeHidden()
      await press(page, section.getByRole('button', { name: own.cancel }))
    }
    const deletion = page.getByRole('region', { name: safety.deletion.title })
    await press(page, deletion.getByRole('button', { name: safety.deletion.start }))
    const asked = page.getByRole('dialog', { name: safety.deletion.ask })
    await expect(asked.getByText(own.password.first)).toBeVisible()
    await press(page, asked.getByRole('button', { name: own.password.set }))

    await setPassword(page, visit, phone)

    await expect(asked.getByLabel(own.currentPassword, { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    const section = page.getByRole('region', { name: own.password.title, exact: true })
    await expect(section.getByText(own.password.text)).toBeVisible()
    const validated = await page.request.post(`/api${accountCalls.validate.path}`, { data: {} })
    expect(validated.status()).toBe(200)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(section.getByRole('button', { name: own.password.change })).toBeVisible()
  })
}
