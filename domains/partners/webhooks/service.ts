import type { Webhook, WebhookDelivery } from '#contract/partners/webhooks.ts'
import { Refusal } from '#contract/refusals.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import {
  webhookEventDays,
  webhookEventsShown,
  webhooksOfCompany,
  webhooksPerHour,
  webhookTriesPerHour,
} from '#contract/rules/partners/limits.ts'
import type { WebhookEvent } from '#contract/rules/partners/webhook-events.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { notifyOfProgram } from '../../accounts/service.ts'
import { limit } from '../../limits/service.ts'
import { callableUrl } from '../../outgoing/service.ts'
import { refusePersonal } from '../keys/service.ts'
import { makeSecret } from './rules.ts'
import {
  countWebhooksLocked,
  deleteEnded,
  insertTest,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  updateDueAgain,
  type StoredDelivery,
  type StoredWebhook,
} from './store.ts'

type Owner = Pick<User, 'id'>
type LimitDeps = Pick<Deps, 'sql' | 'clock' | 'tokens'>

/** Addresses of the own company, and their newest events. Refuses a personal account. */
export async function webhooksOf(
  deps: Pick<Deps, 'sql'>,
  user: Owner,
): Promise<{ webhooks: Webhook[]; deliveries: WebhookDelivery[] }> {
  await refusePersonal(deps, user)
  const [webhooks, deliveries] = await Promise.all([
    listWebhooks(deps.sql, user.id),
    listDeliveries(deps.sql, user.id, webhookEventsShown),
  ])
  return { webhooks: webhooks.map(presentWebhook), deliveries: deliveries.map(presentDelivery) }
}

/**
 * Adds an address and tells its owner; returns the secret that signs what is sent to it, this once. Refuses a personal account, what is no
 * https address of a public host, and too many.
 */
export async function addWebhook(
  deps: LimitDeps & Pick<Deps, 'outgoing'>,
  user: Owner & Pick<User, 'member'>,
  { url: typed, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<{ secret: string; added: Webhook }> {
  await refusePersonal(deps, user)
  const url = callableUrl(typed.trim(), deps.outgoing.allowsLocal)
  const isLocal = deps.outgoing.allowsLocal && url?.hostname === '127.0.0.1'
  if (!url || (url.protocol !== 'https:' && !isLocal)) throw new Refusal('link_invalid', 'url')
  await limit(deps, `webhook:${user.id}`, { most: webhooksPerHour, window: hourMs })
  const secret = makeSecret()
  const now = deps.clock.now()
  const added = await deps.sql.begin(async (sql) => {
    if ((await countWebhooksLocked(sql, user.id)) >= webhooksOfCompany)
      throw new Refusal('too_many_webhooks')
    await notifyOfProgram(sql, user.id, 'webhook', now)
    return insertWebhook(sql, {
      madeBy: user.member?.id ?? null,
      ...{ userId: user.id, url: url.href, events: [...new Set(events)] },
      secret: deps.tokens.seal(secret),
      createdAt: now,
    })
  })
  if (!added) throw new Refusal('unexpected')
  return { secret, added: presentWebhook(added) }
}

/** Deletes an own address with what waits for it. Refuses another's as not found. */
export async function deleteWebhook(
  deps: Pick<Deps, 'sql'>,
  user: Owner,
  id: number,
): Promise<void> {
  if (!(await removeWebhook(deps.sql, user.id, id))) throw new Refusal('webhook_not_found')
}

/** Queues an event of the kind `test`. Refuses another's address, and one that is off, as not found, and too many tests. */
export async function testWebhook(deps: LimitDeps, user: Owner, id: number): Promise<void> {
  await limitTries(deps, user)
  const now = deps.clock.now()
  const isOwn = await insertTest(deps.sql, { userId: user.id, id, now })
  if (!isOwn) throw new Refusal('webhook_not_found')
}

/** Makes an own event due anew, with its id. Refuses another's as not found, and too many at a time. */
export async function sendAgain(deps: LimitDeps, user: Owner, id: number): Promise<void> {
  await limitTries(deps, user)
  const now = deps.clock.now()
  const isOwn = await updateDueAgain(deps.sql, { userId: user.id, id, now })
  if (!isOwn) throw new Refusal('webhook_not_found')
}

async function limitTries(deps: LimitDeps, { id }: Owner): Promise<void> {
  await limit(deps, `webhook-try:${id}`, { most: webhookTriesPerHour, window: hourMs })
}

/** Deletes events that have long been sent or given up, or have waited so long for a closed account. */
export async function deleteOldEvents({ sql, clock }: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  await deleteEnded(sql, new Date(clock.now().getTime() - webhookEventDays * dayMs))
}

function presentWebhook({ createdAt, ...webhook }: StoredWebhook): Webhook {
  return { ...webhook, createdAt: createdAt.toISOString() }
}

function presentDelivery({ happenedAt, dueAt, ...delivery }: StoredDelivery): WebhookDelivery {
  return {
    ...delivery,
    happenedAt: happenedAt.toISOString(),
    dueAt: delivery.state === 'due' ? dueAt.toISOString() : null,
  }
}

export { deleteWebhooksOf } from './store.ts'
