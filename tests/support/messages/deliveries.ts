import { planDeliveries } from '#domains/notifications/deliveries/planning.ts'
import { subscribePush } from '#domains/notifications/push/service.ts'
import { notifyOfFollowed } from '#domains/notifications/service.ts'
import { saveSettings } from '#domains/notifications/settings/service.ts'
import { webPusher } from '#server/adapters/channels/web-push.ts'
import type { Given, GivenUser } from '../market/builders.ts'
import { sendOutbox } from './outbox.ts'
import { openPushService, type PushService } from '../servers/push-service.ts'
import { secret, test as base, type World } from '../test.ts'

export type Day = World['deps']

/** A push service of its own, and a world whose pushes may go there; noon in Chișinău. */
export const test = base.extend<{ service: PushService; day: Day }>({
  service: async ({ deps }, use) => {
    // What earlier tests of the file have left.
    await deps.sql`update outbox_messages set state = 'skipped'`
    const service = await openPushService()
    await use(service)
    await service[Symbol.asyncDispose]()
  },
  day: async ({ deps, service }, use) => {
    service.answerWith(201)
    deps.clock.leapTo('2026-11-23T10:00:00Z')
    const settings = { publicUrl: deps.publicUrl, PUSH_LOCAL: true }
    await use({ ...deps, pusher: webPusher(settings, { secret, warn: () => {} }) })
  },
})

export async function run(day: Day): Promise<void> {
  await planDeliveries(day)
  await sendOutbox(day, 'push')
  await sendOutbox(day, 'mail', 'notification')
}

/** Tells a user of a new advert of a followed seller. */
export async function tell(day: Day, user: GivenUser, seller: GivenUser): Promise<void> {
  const found = [{ userId: user.id, sellerId: seller.id, count: 1 }]
  await notifyOfFollowed(day.sql, found, day.clock.now())
}

/** Such an advert is told by all channels, at once. */
export const everywhere = { group: 'followed', mail: 'now', push: true, telegram: true } as const

/** A user with a browser, whom every channel tells of followed sellers. */
export async function subscriber(day: Day, given: Given, service: PushService): Promise<GivenUser> {
  const user = await given.user()
  await saveSettings(day, user, [everywhere])
  await subscribePush(day, user, service.browser())
  return user
}
