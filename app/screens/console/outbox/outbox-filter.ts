import { openStates, type OutboxCount } from '#contract/staff/outbox.ts'
import { outboxChannels, type OutboxChannel } from '#contract/rules/outbox.ts'

interface OutboxFilter {
  readonly state: OutboxCount['state']
  readonly channel: OutboxChannel | ''
  readonly kind: string
}

/** What an address asks for; what is not known is left out. */
export function filterFrom(query: URLSearchParams): OutboxFilter {
  const [state, channel] = [query.get('state'), query.get('channel')]
  return {
    state: openStates.find((one) => one === state) ?? 'dead',
    channel: outboxChannels.find((one) => one === channel) ?? '',
    kind: (query.get('kind') ?? '').slice(0, 40),
  }
}

export function outboxAddress(filter: OutboxFilter, before?: number): string {
  const query = new URLSearchParams({ state: filter.state })
  if (filter.channel) query.set('channel', filter.channel)
  if (filter.kind) query.set('kind', filter.kind)
  if (before !== undefined) query.set('before', String(before))
  return `/admin/outbox?${query}`
}
