import type { Lang } from '#contract/languages.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { postInBackground } from '../../../../lib/calls/calls.ts'
import { isRefusedAs } from '../../../../lib/calls/refusal.ts'
import type { TypedAdvert } from './draft.ts'
import { draftPayloadOf, typedOf } from './own-advert.ts'
import type { LocalDraft } from './local-draft.ts'

/** State of a draft on the server. */
export type Saved = Pick<LocalDraft, 'typed' | 'version'>

interface Sent {
  readonly draftId: string
  readonly version: number
}

/** Draft to send; without a version it overwrites the server's. */
type Sending = Pick<LocalDraft, 'draftId' | 'typed'> & { readonly version?: number }

/**
 * Sends a draft and creates it if needed; `onStarted` receives its id before the values are sent, so that a retry
 * creates no second one. Throws the server's refusal: `draft_changed` when another window has saved first.
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
    // Published or deleted elsewhere: the values go into a new draft.
    return sendDraft({ draftId: null, typed }, onStarted)
  }
}

/** Sends a local draft to the server before it is replaced in this browser. */
export function sendInBackground(draft: LocalDraft | null): void {
  if (!draft || draft.isSaved) return
  const { draftId, typed } = draft
  void sendDraft({ draftId, typed }, () => {}).catch(() => {})
}

export async function fetchDraft(advertId: string, lang: Lang): Promise<Saved> {
  const { advert } = await postInBackground(ownAdvertCalls.getOwn, { advertId })
  return { typed: typedOf(lang, advert), version: advert.version }
}

/** Whether an advert still is a draft, and was not published or deleted elsewhere; true while the server cannot be asked. */
export async function isStillDraft(advertId: string): Promise<boolean> {
  try {
    const { advert } = await postInBackground(ownAdvertCalls.getOwn, { advertId })
    return advert.item.status === 'draft'
  } catch (error) {
    return !isGone(error)
  }
}

/** Whether the server would store the same for both. */
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
