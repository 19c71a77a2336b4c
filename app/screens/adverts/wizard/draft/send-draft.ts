import type { Lang } from '#contract/languages.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { postInBackground } from '../../../../lib/calls/calls.ts'
import { isRefusedAs } from '../../../../lib/calls/refusal.ts'
import type { TypedAdvert } from './draft.ts'
import { draftPayloadOf, typedOf } from './own-advert.ts'
import type { Remembered } from './kept-draft.ts'

/** What the server has of a draft. */
export type Saved = Pick<Remembered, 'typed' | 'version'>

interface Sent {
  readonly draftId: string
  readonly version: number
}

/** What is sent; without a version it replaces whatever the server has. */
type Sending = Pick<Remembered, 'draftId' | 'typed'> & { readonly version?: number }

/**
 * Sends a draft, begun if need be; `onStarted` hears its id before the text is sent, so that no second one is
 * begun. Throws the server's refusal: `draft_changed` where another window was quicker.
 */
export async function sendDraft(
  { draftId, typed, version }: Sending,
  onStarted: (draftId: string) => void,
): Promise<Sent> {
  const advertId = draftId ?? (await start(onStarted))
  const known = draftId === null ? 0 : version
  try {
    const saved = await postInBackground(ownAdvertCalls.saveDraft, {
      ...{ advertId, ...draftPayloadOf(typed) },
      ...(known !== undefined && { version: known }),
    })
    return { draftId: advertId, version: saved.version }
  } catch (error) {
    if (draftId === null || !isGone(error)) throw error
    // It was published or deleted elsewhere: what is typed goes into a new one.
    return sendDraft({ draftId: null, typed }, onStarted)
  }
}

/** What this browser was about to forget goes to the server's drafts. */
export function sendAside(draft: Remembered | null): void {
  if (!draft || draft.isSaved) return
  const { draftId, typed } = draft
  void sendDraft({ draftId, typed }, () => {}).catch(() => {})
}

export async function fetchDraft(advertId: string, lang: Lang): Promise<Saved> {
  const { advert } = await postInBackground(ownAdvertCalls.getOwn, { advertId })
  return { typed: typedOf(lang, advert), version: advert.version }
}

/** Whether the server would keep the same of both. */
export function isSameDraft(one: TypedAdvert, other: TypedAdvert): boolean {
  return JSON.stringify(draftPayloadOf(one)) === JSON.stringify(draftPayloadOf(other))
}

async function start(onStarted: (draftId: string) => void): Promise<string> {
  const { id } = await postInBackground(ownAdvertCalls.startDraft, {})
  onStarted(id)
  return id
}

function isGone(error: unknown): boolean {
  return isRefusedAs(error, 'advert_not_found', 'not_editable')
}
