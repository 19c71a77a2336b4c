import { randomUUID } from 'node:crypto'
import { askersDays } from '#contract/limits.ts'
import type { Person } from '#contract/people/person.ts'
import { Refusal } from '#contract/refusals.ts'
import { messages as en } from '#i18n/en/messages.ts'
import { messages as ro } from '#i18n/ro/messages.ts'
import { messages as ru } from '#i18n/ru/messages.ts'
import { restoreAdvert, sellAdvert } from '../../adverts/service.ts'
import type { Db, Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { presentPerson } from '../conversations/presenter.ts'
import { notifyStreams } from '../events/store.ts'
import { expire, tellOther } from '../offers/service.ts'
import { findOpenOffer, updateState } from '../offers/store.ts'
import { nextState } from '../offers/transitions.ts'
import { announce } from '../sending/service.ts'
import { writingObstacle } from '../sending/rules.ts'
import { insertMessage, lockConversation, type LockedConversation } from '../sending/store.ts'
import {
  hasAsked,
  isOwnAdvert,
  isSold,
  listAskers,
  listConversationsAbout,
  listUntold,
  markTold,
  type Asker,
} from './store.ts'

const texts = { ro: ro.sold, ru: ru.sold, en: en.sold } as const

/** Maximum number of people told per run. */
const toldPerRun = 500

/** People who wrote about an own advert: who it is reserved for, then the last who wrote. Refuses another's advert. */
export async function askersOf(
  { sql }: Pick<Deps, 'sql'>,
  { id: sellerId }: Pick<User, 'id'>,
  advertId: number,
): Promise<Person[]> {
  if (!(await isOwnAdvert(sql, { advertId, sellerId }))) throw new Refusal('advert_not_found')
  return (await listAskers(sql, { advertId, sellerId })).map(presentPerson)
}

/**
 * Closes an own advert as sold, which the open conversations about it show at once; `buyerId` is null if it was sold
 * elsewhere. Refuses a buyer who never wrote about it, and an advert that is not active.
 */
export async function markSold(
  deps: Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>,
  seller: Pick<User, 'id'>,
  advertId: number,
  buyerId: number | null,
): Promise<void> {
  const sale = { advertId, sellerId: seller.id, buyerId: buyerId ?? 0 }
  const isBuyer = buyerId === null || (await hasAsked(deps.sql, sale))
  if (!isBuyer) throw new Refusal('user_not_found', 'buyerId')
  await sellAdvert(deps, seller, advertId, buyerId)
  await showInConversations(deps, sale)
}

/** Makes an own advert that was marked as sold active again. Refuses one that was not. */
export async function takeBackSale(
  deps: Deps,
  { id: sellerId }: Pick<User, 'id'>,
  advertId: number,
): Promise<void> {
  const sale = { advertId, sellerId }
  if (!(await isOwnAdvert(deps.sql, sale))) throw new Refusal('advert_not_found')
  if (!(await isSold(deps.sql, sale))) throw new Refusal('move_refused', 'status')
  await restoreAdvert(deps, { id: sellerId }, advertId)
  await showInConversations(deps, sale)
}

async function showInConversations(
  { sql }: Pick<Deps, 'sql'>,
  sale: { readonly advertId: number; readonly sellerId: number },
): Promise<void> {
  const changed = await listConversationsAbout(sql, sale)
  const events = changed.map(({ conversationId, sides }) => ({
    to: sides,
    event: { kind: 'conversation', conversationId } as const,
  }))
  await notifyStreams(sql, ...events)
}

/** Tells everybody else who asked for sold adverts, each once and in their language, and closes their offers. */
export async function tellAskers(deps: Pick<Deps, 'sql' | 'clock'>): Promise<void> {
  const page = { days: askersDays, now: deps.clock.now(), most: toldPerRun }
  for (const asker of await listUntold(deps.sql, page)) {
    await deps.sql.begin((sql) => tell(sql, deps.clock.now(), asker))
  }
}

async function tell(
  sql: Db,
  now: Date,
  { conversationId, sellerId, language }: Asker,
): Promise<void> {
  const conversation = await lockConversation(sql, conversationId, sellerId)
  if (!conversation || !(await markTold(sql, conversationId, now))) return
  await closeOffer(sql, conversation, sellerId, now)
  if (writingObstacle(conversation)) return
  const seq = conversation.lastSeq + 1
  await insertMessage(sql, {
    ...{ conversationId, seq, authorId: sellerId, clientId: randomUUID(), text: texts[language] },
    ...{ language, photos: [], placeId: null, sharesPhone: false },
    ...{ isAutomatic: true, warnings: [], isHeld: false, sentAt: now },
  })
  await announce(sql, conversation, sellerId, seq)
}

/** An offer of either side for what is sold now. */
async function closeOffer(
  sql: Db,
  conversation: LockedConversation,
  sellerId: number,
  now: Date,
): Promise<void> {
  const open = await findOpenOffer(sql, conversation.id)
  if (!open || (await expire(sql, open, now))) return
  const [move, by, event] =
    open.authorId === sellerId
      ? (['withdraw', 'author', 'withdrawn'] as const)
      : (['decline', 'recipient', 'declined'] as const)
  await updateState(sql, open.id, nextState(open, move, by, now))
  await announce(sql, conversation, sellerId, open.seq)
  await tellOther(sql, conversation, { offerId: open.id, event }, now)
}
