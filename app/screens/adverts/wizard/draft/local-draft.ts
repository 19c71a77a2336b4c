import { readStored, store } from '../../../../lib/browser/storage.ts'
import { emptyAdvert, type TypedAdvert } from './draft.ts'
import type { StepName } from '../steps/steps.ts'

export interface LocalDraft {
  /** Null: not on the server yet. */
  readonly draftId: string | null
  readonly typed: TypedAdvert
  /** Whether the server has the latest values. */
  readonly isSaved: boolean
  /** Version of the server's draft that these values are based on. */
  readonly version: number
  /** The last step that was opened. */
  readonly reached: StepName
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
    const begun = { version: 0, reached: 'information' } as const
    return draft && { ...begun, ...draft, typed: { ...emptyAdvert('ro'), ...draft.typed } }
  } catch {
    return null
  }
}

export function deleteLocalDraft(owner: string): void {
  store(keyOf(owner), null)
}
