import { readStored, store } from '../browser/storage.ts'

/** A message that is being written. */
export interface Draft {
  readonly text: string
  /** Names of uploaded photos. */
  readonly photos: readonly string[]
  readonly place: { readonly slug: string; readonly label: string } | null
}

export const emptyDraft: Draft = { text: '', photos: [], place: null }

export function isEmpty({ text, photos, place }: Draft): boolean {
  return text.trim() === '' && photos.length === 0 && place === null
}

export function readDraft(key: string): Draft {
  try {
    const {
      text = '',
      photos = [],
      place = null,
    }: Partial<Draft> = JSON.parse(readStored(key) ?? '{}')
    return { text, photos, place }
  } catch {
    return emptyDraft
  }
}

export function storeDraft(key: string, draft: Draft): void {
  store(key, isEmpty(draft) ? null : JSON.stringify(draft))
}

/** Key of the draft in a conversation; another user of the same browser has others. */
export function draftKey(userId: string, conversationId: number): string {
  return `draft:${userId}:${conversationId}`
}
