import { readStored, store } from '../../../../lib/browser/storage.ts'
import { emptyAdvert, type TypedAdvert } from './draft.ts'
import type { StepName } from '../steps/steps.ts'

export interface Remembered {
  /** Null: the server does not have it yet. */
  readonly draftId: string | null
  readonly typed: TypedAdvert
  /** Whether the server has all of it. */
  readonly isSaved: boolean
  /** Of the server's draft that this goes on from. */
  readonly version: number
  /** The last step that was opened. */
  readonly reached: StepName
}

/** A draft for each who uses this browser; without a login the owner is ''. */
function keyOf(owner: string): string {
  return `gasit.draft.${owner}`
}

/** Keeps what was typed in this browser: a reload, a lost network or an ended login loses nothing. */
export function rememberDraft(owner: string, draft: Remembered): void {
  store(keyOf(owner), JSON.stringify(draft))
}

export function rememberedDraft(owner: string): Remembered | null {
  try {
    const draft: Remembered | null = JSON.parse(readStored(keyOf(owner)) ?? 'null')
    const begun = { version: 0, reached: 'information' } as const
    return draft && { ...begun, ...draft, typed: { ...emptyAdvert('ro'), ...draft.typed } }
  } catch {
    return null
  }
}

export function forgetDraft(owner: string): void {
  store(keyOf(owner), null)
}
