import { readStored, store } from '../../../../lib/browser/storage.ts'
import { emptyAdvert, type Remembered, type TypedAdvert } from './draft.ts'

export interface LocalDraft {
  /** Null: not on the server yet. */
  readonly draftId: string | null
  readonly typed: TypedAdvert
  /** Whether the server has the latest values. */
  readonly isSaved: boolean
  /** Version of the server's draft that these values are based on. */
  readonly version: number
}

/** Storage key per user; the owner of a visitor's draft is ''. */
function keyOf(owner: string): string {
  return `gasit.draft.${owner}`
}

/** Stores the form in this browser, so that it survives a reload, a network failure or an expired session. */
export function saveLocalDraft(owner: string, draft: LocalDraft): void {
  store(keyOf(owner), JSON.stringify(draft))
}

export function readLocalDraft(owner: string): LocalDraft | null {
  try {
    const draft: LocalDraft | null = JSON.parse(readStored(keyOf(owner)) ?? 'null')
    if (!draft) return null
    const { draftId, isSaved, version = 0 } = draft
    // Before titles were read, everything had been set by hand.
    const touched = ['subcategory', ...Object.keys(draft.typed.attributes)]
    const typed = { ...emptyAdvert('ro'), ...{ touched }, ...draft.typed }
    return { draftId, isSaved, version, typed }
  } catch {
    return null
  }
}

export function deleteLocalDraft(owner: string): void {
  store(keyOf(owner), null)
}

const rememberedKey = 'gasit.posting'

/** Stores the choices of a published advert in this browser, for the next one of a visitor. */
export function remember(typed: TypedAdvert): void {
  store(rememberedKey, JSON.stringify(rememberedOf(typed)))
}

export function rememberedOf(typed: TypedAdvert): Remembered {
  const { place, placeLabel, showsPhone, category, subcategory } = typed
  return { place, placeLabel, showsPhone, category, subcategory }
}

export function readRemembered(): Remembered | null {
  try {
    const { place, placeLabel, showsPhone, category, subcategory }: Remembered = JSON.parse(
      readStored(rememberedKey) ?? 'null',
    )
    return { place, placeLabel, showsPhone, category, subcategory }
  } catch {
    return null
  }
}
