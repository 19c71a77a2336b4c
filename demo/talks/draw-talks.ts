import { dayMs, hourMs, minuteMs } from '#contract/rules/durations.ts'
import type { Advert } from '#demo/fill/insert-adverts.ts'
import type { Seller } from '#demo/fill/owners.ts'
import type { Random } from '#demo/random.ts'
import type { TalkRecord } from './records.ts'

export interface Talk {
  readonly advertId: number
  readonly buyerId: number
  readonly sellerId: number
  readonly language: 'ro' | 'ru'
  readonly isAgreed: boolean
  /** In their order, the first of the buyer; those that would be written later are left out. */
  readonly messages: readonly {
    readonly authorId: number
    readonly text: string
    readonly at: Date
  }[]
}

interface Ground {
  readonly people: readonly Seller[]
  readonly records: readonly TalkRecord[]
  readonly now: Date
  readonly random: Random
}

/** One conversation for each `advertsPerTalk` adverts on average, and more for those of the logins. */
const advertsPerTalk = 2

/** Draws conversations about the adverts, each between its owner and somebody who was there when it was published. */
export function drawTalks(
  adverts: readonly Advert[],
  { isOfLogin, ...ground }: Ground & { readonly isOfLogin: (userId: number) => boolean },
): Talk[] {
  const { random } = ground
  return adverts.flatMap((advert) => {
    const most = isOfLogin(advert.ownerId) ? 5 : 1
    const isTalkedOf = isOfLogin(advert.ownerId) || random.int(1, advertsPerTalk) === 1
    if (!isTalkedOf) return []
    const buyers = new Set(
      Array.from({ length: random.int(1, most) }, () => buyerOf(advert, ground)),
    )
    return [...buyers].flatMap((buyer) => (buyer ? drawTalk(advert, buyer, ground) : []))
  })
}

function buyerOf(advert: Advert, { people, random }: Ground): Seller | null {
  // The demo seller, who is the first, buys more than others.
  const [eager] = people
  const buyer = eager && random.chance(0.01) ? eager : random.pick(people)
  const isFitting =
    buyer.id !== advert.ownerId && buyer.accountType === 0 && buyer.joinedAt < advert.publishedAt
  return isFitting ? buyer : null
}

function drawTalk(advert: Advert, buyer: Seller, { records, now, random }: Ground): Talk[] {
  const kind = kindOf(advert)
  const record = random.pick(records.filter((one) => one.kind === kind))
  const age = now.getTime() - advert.publishedAt.getTime()
  let at = byDay(advert.publishedAt.getTime() + age * (random.int(20, 999) / 1_000))
  const messages = record.turns.flatMap((turn, index) => {
    const isBuyer = index % 2 === 0
    if (index > 0)
      at = byDay(at + (isBuyer ? random.int(1, 40) * minuteMs : answerMs(advert, random)))
    const authorId = isBuyer ? buyer.id : advert.ownerId
    return at > now.getTime() ? [] : [{ authorId, text: turn[buyer.language], at: new Date(at) }]
  })
  if (messages.length === 0) return []
  const isAgreed = record.isAgreed && messages.length === record.turns.length
  const { id: advertId, ownerId: sellerId } = advert
  return [{ advertId, buyerId: buyer.id, sellerId, language: buyer.language, isAgreed, messages }]
}

function kindOf({ categorySlug, title }: Advert): TalkRecord['kind'] {
  if (categorySlug === 'imobiliare') return /chirie|аренд|сда|rent/i.test(title) ? 'home' : 'thing'
  if (categorySlug === 'servicii' || categorySlug === 'turism-evenimente') return 'service'
  return categorySlug === 'munca' ? 'job' : 'thing'
}

/** Sellers differ: some answer within the hour, some the next day. */
function answerMs({ ownerId }: Advert, random: Random): number {
  const slowest = [25, 50, 240, 1_200][ownerId % 4] ?? 60
  return random.int(2, slowest) * minuteMs
}

/** People write from seven to midnight, in UTC from four to twenty-two. */
function byDay(at: number): number {
  const hour = Math.floor((at % dayMs) / hourMs)
  if (hour >= 4 && hour < 22) return at
  return at + (hour < 4 ? 6 : 9) * hourMs
}
