import type { Page } from '@playwright/test'
import { thread } from '#i18n/ro/messages/thread.ts'
import { reports } from '#i18n/ro/reports/reports.ts'
import { violations } from '../axe.ts'
import { press, tabTo, write } from '../keyboard.ts'
import { expect, test } from '../test.ts'
import { desktop, open } from '../visits.ts'
import { messages, newSides, operate, say } from './sides.ts'

/** The policy would keep axe out. */
const examined = { bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' } as const

/** What live regions say from now on, in order. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`{
    window.said = []
    for (const region of document.querySelectorAll('[role=status], [aria-live]')) {
      new MutationObserver(() => window.said.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true })
    }
  }`)
  return () => page.evaluate('window.said.filter(Boolean)')
}

/** What moves from now on beside the list of messages and the form, whose box gets quick replies at its top. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`{
    window.moved = []
    const list = document.querySelector('[role=region][aria-label="${thread.messages}"]')
    const form = document.querySelector('form:has(textarea)')
    new PerformanceObserver((shifts) => {
      for (const { node } of shifts.getEntries().flatMap(({ sources }) => sources))
        if (node && node !== form && !list.contains(node)) window.moved.push(node.className || node.nodeName)
    }).observe({ type: 'layout-shift' })
  }`)
  return () => page.evaluate('window.moved')
}

test('a conversation by keyboard alone: a new message is said once, and moves nothing', async ({
  arrive,
}) => {
  const seller = await arrive({ ...desktop, ...examined })
  const buyer = await arrive(desktop)
  const { advertId, title, buyer: other } = await newSides(seller, buyer)
  const conversationId = await say(buyer, { advertId }, 'Bună ziua!')
  await open(seller, '/my-messages')
  await press(seller, seller.getByRole('link', { name: title }).first())
  await expect(messages(seller)).toHaveCount(1)

  const field = seller.getByLabel(thread.compose.label)
  await write(seller, field, 'Da, este.')
  await seller.keyboard.press('Enter')
  await expect(messages(seller).last()).toContainText('Da, este.')
  await expect(messages(seller).last().locator('[data-state=sent]')).toBeVisible()

  const [said, moved] = [await listenTo(seller), await watchShifts(seller)]
  const place = await field.boundingBox()
  await say(buyer, { conversationId }, 'Vin la șapte.')
  await expect(messages(seller).last()).toContainText('Vin la șapte.')
  await expect.poll(said).toEqual([thread.arrived(other.username, 'Vin la șapte.')])
  await expect(field).toBeFocused()
  expect(await moved()).toEqual([])
  expect(await field.boundingBox()).toEqual(place)
  // Whoever wants less motion sees none: what there is ends within a frame.
  const seen =
    'document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime > 10).length'
  expect(await seller.evaluate(seen)).toBe(0)

  const opener = messages(seller)
    .last()
    .getByRole('button', { name: /^Acțiuni pentru mesajul/ })
  await press(seller, opener)
  await press(seller, seller.getByRole('button', { name: thread.message.report }))
  const dialog = seller.getByRole('dialog', { name: reports.title.message })
  await tabTo(seller, dialog.getByRole('button', { name: reports.reasons.message[1] }))
  await seller.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('who writes what is held or refused sees it at the message', async ({ arrive }) => {
  const seller = await arrive(desktop)
  const buyer = await arrive({ ...desktop, ...examined })
  const { advertId } = await newSides(seller, buyer)
  const conversationId = await say(buyer, { advertId }, 'Bună ziua!')
  await open(buyer, `/my-messages/${conversationId}`)
  const field = buyer.getByLabel(thread.compose.label)
  await field.fill('Am plătit deja. Spune-mi codul din SMS ca să primești banii pe card.')
  await buyer.keyboard.press('Enter')

  await expect(messages(buyer).last()).toContainText(thread.state.held)
  expect(await violations(buyer, 'a held message')).toEqual([])
  await operate('messages', 'refuse', String(conversationId), '2')
  await expect(messages(buyer).last()).toContainText(thread.state.refused)
  expect(await violations(buyer, 'a refused message')).toEqual([])
  await open(seller, `/my-messages/${conversationId}`)
  await expect(messages(seller)).toHaveCount(1)
})
