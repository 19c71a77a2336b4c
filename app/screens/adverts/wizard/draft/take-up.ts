import type { Lang } from '#contract/languages.ts'
import { emptyAdvert, isUntouched } from './draft.ts'
import type { Remembered } from './kept-draft.ts'

export function nothing(lang: Lang): Remembered {
  return {
    ...{ draftId: null, typed: emptyAdvert(lang), isSaved: true },
    ...{ version: 0, reached: 'information' as const },
  }
}

/** All that the form could go on with. */
interface Drafts {
  /** Who is logged in; '': nobody. */
  readonly owner: string
  readonly shown: Remembered
  /** What the address names. */
  readonly opened: Remembered | null
  /** What this browser keeps for the owner, and for whoever is not logged in. */
  readonly own: Remembered | null
  readonly guests: Remembered | null
}

interface TakenUp {
  /** Null: it goes on with what it shows. */
  readonly next: Remembered | null
  /** What this browser is about to forget. */
  readonly aside: Remembered | null
  /** Typed without a login, it belongs to whoever has logged in. */
  readonly isGuests: boolean
}

/** What the form goes on with when the page opens or somebody logs in. */
export function takeUp({ owner, shown, opened, own, guests: kept }: Drafts): TakenUp {
  const next = (draft: Remembered | null) => ({ next: draft, aside: null, isGuests: false })
  if (opened) {
    const isNewer = own?.draftId === opened.draftId && !own.isSaved
    return isNewer ? next(own) : { ...next(opened), aside: own }
  }
  if (owner === '') return next(own)
  const guests = isUntouched(shown.typed) ? kept : shown
  if (!guests || guests.draftId !== null || isUntouched(guests.typed)) return next(own)
  // What they had begun before is among their drafts.
  return { next: guests, aside: own, isGuests: true }
}
