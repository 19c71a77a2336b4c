import type { Page } from '@playwright/test'
import { inboxPollSeconds } from '#contract/limits.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { thread } from '#i18n/ro/messages/thread.ts'
import { ask } from '../adverts/posting.ts'
import { expect, test } from '../test.ts'
import { desktop, open } from '../visits.ts'
import { messages, newSides, say } from './sides.ts'

/** The id of the other side. */
async function otherOf(page: Page, conversationId: number): Promise<string> {
  const { path, action } = messageCalls.getConversation
  const response = await page.request.post(`/api${path}`, { data: { action, conversationId } })
  const { conversation }: { conversation: { other: { id: string } } } = await response.json()
  return conversation.other.id
}

test('where no stream passes, the poll brings new messages', async ({ arrive }) => {
  const seller = await arrive(desktop, /ERR_FAILED/)
  const buyer = await arrive(desktop)
  const { advertId } = await newSides(seller, buyer)
  const conversationId = await say(buyer, { advertId }, 'Bună ziua!')
  await seller.route('**/stream', (route) => route.abort())
  await seller.clock.install()
  await open(seller, `/my-messages/${conversationId}`)
  await expect(messages(seller)).toHaveCount(1)

  await say(buyer, { conversationId }, 'Mai este?')
  await seller.clock.fastForward(inboxPollSeconds * 1_000)

  await expect(messages(seller).last()).toContainText('Mai este?')
})

test('several tabs of a person share one stream, and the next takes it over', async ({
  arrive,
}) => {
  const seller = await arrive(desktop)
  const buyer = await arrive(desktop)
  const { advertId } = await newSides(seller, buyer)
  const conversationId = await say(buyer, { advertId }, 'Bună ziua!')
  await open(seller, '/pricing')
  const context = seller.context()
  const streams: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/stream') streams.push(request.url())
  })
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()] as const
  await seller.close()
  for (const tab of tabs) {
    await tab.goto(`/my-messages/${conversationId}`)
    await expect(messages(tab)).toHaveCount(1)
  }

  await expect.poll(() => streams).toHaveLength(1)
  await say(buyer, { conversationId }, 'Mai este?')
  for (const tab of tabs) await expect(messages(tab).last()).toContainText('Mai este?')
  expect(streams).toHaveLength(1)

  await tabs[0].close()
  await expect.poll(() => streams).toHaveLength(2)
  await say(buyer, { conversationId }, 'Vin azi.')
  for (const tab of tabs.slice(1)) await expect(messages(tab).last()).toContainText('Vin azi.')
})

test('a block closes the other side’s composer at once, and what was typed stays', async ({
  arrive,
}) => {
  const seller = await arrive(desktop)
  const buyer = await arrive(desktop)
  const { advertId } = await newSides(seller, buyer)
  const conversationId = await say(buyer, { advertId }, 'Bună ziua!')
  await open(buyer, `/my-messages/${conversationId}`)
  const field = buyer.getByLabel(thread.compose.label)
  await field.fill('Pot veni și mâine.')
  const userId = await otherOf(seller, conversationId)
  const block = (isBlocked: boolean) => ask(seller, messageCalls.setBlocked, { userId, isBlocked })

  await block(true)
  await expect(buyer.getByText(thread.closed.unreachable)).toBeVisible()
  await expect(field).toHaveCount(0)
  await expect(buyer.getByText('Pot veni și mâine.')).toBeVisible()

  await block(false)
  await expect(field).toHaveValue('Pot veni și mâine.')
})
