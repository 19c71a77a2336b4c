import { randomUUID } from 'node:crypto'
import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import type { Deps } from '#domains/deps.ts'
import { createBill } from '#domains/billing/bills/service.ts'
import { keepCard } from '#domains/billing/cards/service.ts'
import { linkOf } from '#domains/help-desk/access.ts'
import { makeOffer } from '#domains/messaging/offers/service.ts'
import type { Given, GivenUser } from '#tests/support/market/builders.ts'

/** Two people and what belongs to the first of them. */
export interface Scene {
  readonly owner: GivenUser
  readonly other: GivenUser
  readonly draft: number
  readonly active: number
  /** A saved search of the owner. */
  readonly search: number
  /** A list of the owner, with the favourite `wanted`. */
  readonly list: number
  /** Of the owner with a third person. */
  readonly conversation: number
  readonly stranger: GivenUser
  /** An open bill and a saved card of the owner. */
  readonly bill: number
  readonly card: number
  /** An open offer of that person to the owner. */
  readonly offer: number
  /** An advert of that person. */
  readonly wanted: number
  /** Reviews of the owner and that person on each other. */
  readonly written: number
  readonly received: number
  /** A key of the owner, as if it were a company. */
  readonly apiKey: number
  /** An address of the owner, and an event for it. */
  readonly webhook: { readonly id: number; readonly delivery: number }
  /** A solved ticket of the owner: its number, and the secret part of its link. */
  readonly ticket: { readonly number: string; readonly link: string }
}

/** The two people, a draft of the first that can be published, and a public advert of theirs. */
export async function setScene(deps: Deps, given: Given): Promise<Scene> {
  const [owner, other] = [await given.user(), await given.user()]
  const make = async (status: AdvertStatus): Promise<number> =>
    (await given.advert({ seller: owner, status, title: 'Carte' })).id
  const labels = deps.sql.json({ ro: 'Pagină', ru: 'Страница', en: 'Page' })
  await deps.sql`
    insert into pages (slug, col, position, labels, titles, descriptions, contents)
    values ('given-page', 1, 1, ${labels}, ${labels}, ${labels}, '{"ro": [], "ru": [], "en": []}')
    on conflict do nothing`
  const [saved] = await deps.sql<{ id: number }[]>`
    insert into saved_searches (user_id, name, address, filters, frequency, created_at)
    values (${owner.id}, 'Cărți', '/search?q=carte', '{}', 'daily', ${deps.clock.now()})
    returning id`
  const [draft, active] = [await make('draft'), await make('active')]
  const deal = await setDeal(deps, given, owner, active)
  const list = await insertListRow(deps, owner, deal.wanted)
  const ticket = await insertTicketRow(deps, owner)
  const programs = await insertPartnerRows(deps, owner)
  const belongings = { ...(await setPurchase(deps, owner)), ticket, ...programs }
  return { owner, other, draft, active, search: saved?.id ?? 0, list, ...deal, ...belongings }
}

async function setPurchase(deps: Deps, owner: GivenUser): Promise<{ bill: number; card: number }> {
  await deps.sql`update products set price_bani = 4900 where price_bani = 0`
  const bill = await createBill(deps, owner, { product: 'bumps-5' })
  const held = { token: randomUUID(), mask: '****1111', brand: 'visa', expires: '2040-01' }
  const provider = deps.payments?.name ?? ''
  await keepCard(deps.sql, deps, held, { userId: owner.id, provider, at: deps.clock.now() })
  const [card] = await deps.sql<{ id: number }[]>`
    select id from saved_cards where user_id = ${owner.id}`
  return { bill, card: card?.id ?? 0 }
}

async function insertListRow(
  { sql, clock }: Deps,
  owner: GivenUser,
  advertId: number,
): Promise<number> {
  await sql`insert into favorites (user_id, advert_id) values (${owner.id}, ${advertId})`
  const [list] = await sql<{ id: number }[]>`
    insert into favorite_lists (user_id, name, created_at) values (${owner.id}, 'Pentru casă', ${clock.now()})
    returning id`
  const id = list?.id ?? 0
  await sql`
    insert into favorite_list_items (user_id, advert_id, list_id) values (${owner.id}, ${advertId}, ${id})`
  return id
}

async function insertTicketRow(
  { sql, clock, tokens }: Deps,
  owner: GivenUser,
): Promise<Scene['ticket']> {
  const [number, linkKey, now] = [`GS-20261123-${owner.id}`, randomUUID(), clock.now()]
  const [row] = await sql<{ id: number }[]>`
    insert into tickets (number, user_id, language, topic, state, link_key, opened_at, changed_at)
    values (${number}, ${owner.id}, 'ro', 'other', 'solved', ${linkKey}, ${now}, ${now})
    returning id`
  return { number, link: linkOf(tokens, { id: row?.id ?? 0, linkKey }) }
}

async function insertPartnerRows(
  { sql, clock }: Deps,
  owner: GivenUser,
): Promise<Pick<Scene, 'apiKey' | 'webhook'>> {
  const now = clock.now()
  const [key] = await sql<{ id: number }[]>`
    insert into api_keys (user_id, name, digest, prefix, scopes, per_minute, created_at)
    values (${owner.id}, 'Depozit', ${randomUUID()}, 'gk_', '{adverts:read}', 60, ${now})
    returning id`
  const [webhook] = await sql<{ id: number }[]>`
    insert into webhooks (user_id, url, secret, events, created_at)
    values (${owner.id}, 'https://casa.example/hook', '', '{advert.sold}', ${now}) returning id`
  const id = webhook?.id ?? 0
  const [delivery] = await sql<{ id: number }[]>`
    insert into webhook_deliveries (webhook_id, event_id, kind, data, happened_at, due_at)
    values (${id}, ${randomUUID()}, 'advert.sold', '{}', ${now}, ${now}) returning id::int`
  return { apiKey: key?.id ?? 0, webhook: { id, delivery: delivery?.id ?? 0 } }
}

async function setDeal(deps: Deps, given: Given, owner: GivenUser, advertId: number) {
  const stranger = await given.user()
  const draft = { clientId: randomUUID(), price: 5 }
  const made = await makeOffer(deps, stranger, { advertId }, draft)
  const { id: wanted } = await given.advert({ seller: stranger })
  const asked = await given.message({ author: owner, to: { advertId: wanted } })
  await given.message({ author: stranger, to: { conversationId: asked.conversationId } })
  const [written, received] = [
    await insertReviewRow(deps, advertId, owner, stranger),
    await insertReviewRow(deps, advertId, stranger, owner),
  ]
  const { conversationId: conversation, message } = made
  return { stranger, wanted, conversation, offer: message.offer?.id ?? 0, written, received }
}

async function insertReviewRow(
  { sql, clock }: Deps,
  advertId: number,
  author: GivenUser,
  subject: GivenUser,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into reviews (advert_id, author_id, subject_id, stars, written_at)
    values (${advertId}, ${author.id}, ${subject.id}, 5, ${clock.now()})
    returning id`
  return row?.id ?? 0
}
