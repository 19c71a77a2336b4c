import type { Lang } from '#contract/languages.ts'
import { emptyAdvert, isUntouched, type Remembered } from './draft.ts'
import type { LocalDraft } from './local-draft.ts'

export function emptyDraft(lang: Lang, remembered: Remembered | null = null): LocalDraft {
  return { draftId: null, typed: emptyAdvert(lang, remembered), isSaved: true, version: 0 }
}

/** All drafts from which the form could resume. */
interface Drafts {
  /** Id of the logged-in user; '': a visitor. */
  readonly owner: string
  readonly shown: LocalDraft
  /** Draft named by the address. */
  readonly opened: LocalDraft | null
  /** Local drafts of the owner and of visitors. */
  readonly own: LocalDraft | null
  readonly guests: LocalDraft | null
}

interface ResumedDraft {
  /** Null: the form keeps its current values. */
  readonly next: LocalDraft | null
  /** Local draft that is about to be replaced. */
  readonly replaced: LocalDraft | null
  /** Typed without a login; it now belongs to the logged-in user. */
  readonly isGuests: boolean
}

/** Selects the draft with which the form resumes on page load or after a login. */
export function resumeDraft({
  owner,
  shown,
  opened,
  own: local,
  guests: stored,
}: Drafts): ResumedDraft {
  // One without input gives way to what the latest advert was begun with.
  const own = local?.draftId === null && isUntouched(local.typed) ? null : local
  const next = (draft: LocalDraft | null) => ({ next: draft, replaced: null, isGuests: false })
  if (opened) {
    const isNewer = own?.draftId === opened.draftId && !own.isSaved
    return isNewer ? next(own) : { ...next(opened), replaced: own }
  }
  if (owner === '') return next(own)
  const guests = isUntouched(shown.typed) ? stored : shown
  if (!guests || guests.draftId !== null || isUntouched(guests.typed)) return next(own)
  // The user's earlier draft goes to the server.
  return { next: guests, replaced: own, isGuests: true }
}
