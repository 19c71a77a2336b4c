import { advertCalls } from '#contract/adverts/adverts.ts'
import type { Lang } from '#contract/languages.ts'
import { maxRecentAdverts } from '#contract/limits.ts'
import { toCard, type Card } from './cards.ts'
import type { Caller } from '../calls/visit.ts'

const key = 'recent'
const maxId = 2_147_483_647

/** Records a viewed advert: newest first, without duplicates, at most a hundred. */
export function rememberRecent(advertId: string): void {
  save([advertId, ...recentIds().filter((id) => id !== advertId)].slice(0, maxRecentAdverts))
}

export function forgetRecent(): void {
  save([])
}

/** Ids of the adverts last viewed in this browser, newest first; empty when storage is unavailable. */
export function recentIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored)
      ? stored.filter((id) => typeof id === 'string' && isId(id)).slice(0, maxRecentAdverts)
      : []
  } catch {
    return []
  }
}

/** An invalid id would make the whole call fail. */
function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId
}

/** Loads cards by ids, in the given order; skips deleted adverts. At most 100. */
export async function cardsOf(call: Caller, ids: readonly string[], lang: Lang): Promise<Card[]> {
  if (ids.length === 0) return []
  const { items } = await call(advertCalls.listHistory, {
    idsList: ids.map(Number),
    itemsNum: ids.length,
  })
  return items.map((advert) => toCard(advert, lang))
}

function save(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Without storage there is no recent list.
  }
}
