import type { Lang } from '#contract/languages.ts'
import { emptyAdvert, isUntouched } from './draft.ts'
import type { Remembered } from './kept-draft.ts'

export function nothing(lang: Lang): Remembered {
  return {
    ...{ draftId: null, typed: emptyAdvert(lang), isSaved: true },
    ...{ version: 0, reached: 'information' as const },
  }
}

/** All drafts from which the form could resume. */
interface Drafts {
  /** Id of the logged-in user; '': a visitor. */
  readonly owner: string
  readonly shown: Remembered
  /** Draft named by the address. */
  readonly opened: Remembered | null
  /** Local drafts of the owner and of visitors. */
  readonly own: Remembered | null
  readonly guests: Remembered | null
}

interface TakenUp {
  /** Null: the form keeps its current values. */
  readonly next: Remembered | null
  /** Local draft that is about to be replaced. */
  readonly aside: Remembered | null
  /** Typed without a login; it now belongs to the logged-in user. */
  readonly isGuests: boolean
}

/** Selects the draft with which the form resumes on page load or after a login. */
export function takeUp({ owner, shown, opened, own, guests: kept }: Drafts): TakenUp {
  const next = (draft: Remembered | null) => ({ next: draft, aside: null, isGuests: false })
  if (opened) {
    const isNewer = own?.draftId === opened.draftId && !own.isSaved
    return isNewer ? next(own) : { ...next(opened), aside: own }
  }
  if (owner === '') return next(own)
  const guests = isUntouched(shown.typed) ? kept : shown
  if (!guests || guests.draftId !== null || isUntouched(guests.typed)) return next(own)
  // The user's earlier draft goes to the server.
  return { next: guests, aside: own, isGuests: true }
}
