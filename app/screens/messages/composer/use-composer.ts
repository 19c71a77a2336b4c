import { useEffect, useRef, useState, type RefObject } from 'react'
import { messageMaxLength, messagePhotos } from '#contract/limits.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { postFile } from '../../../lib/calls/calls.ts'
import { newClientId } from '../../../lib/messages/client-id.ts'
import {
  draftKey,
  emptyDraft,
  isEmpty,
  readDraft,
  storeDraft,
  type Draft,
} from '../../../lib/messages/drafts.ts'
import { outboxOf } from '../../../lib/messages/own-outbox.ts'
import { currentUser, lastUserId } from '../../../lib/session/current-user.ts'
import { requestLogin } from '../../../lib/session/login-request.ts'
import { isPending } from '../../adverts/photos/upload/uploads.ts'
import { useUploads, type Uploads } from '../../adverts/photos/upload/use-uploads.ts'

export interface ComposerState {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  readonly photos: Uploads
  readonly addPhotos: (files: readonly File[]) => void
  /** Photos are on their way, so the message cannot be sent yet. */
  readonly isUploading: boolean
  /** Characters over the limit; 0 when within. */
  readonly over: number
  /** False when there is nothing to send, or not yet. */
  readonly send: () => boolean
  readonly sharePhone: () => void
}

interface ComposerOf {
  readonly userId: string
  readonly conversationId: number
  /** The text field, which may hold a text typed before the page came alive. */
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** The message being written, stored until it is sent. */
export function useComposer({ userId, conversationId, field }: ComposerOf): ComposerState {
  const { draft, change } = useDraft({ userId, conversationId, field })
  const photos = useUploads({
    home: `message:${userId}:${conversationId}`,
    concurrency: 1,
    send: async ({ photo }, onProgress, signal) => {
      const upload = messageCalls.uploadMessagePhoto
      const { image } = await postFile(upload, {}, photo, onProgress, signal)
      change(({ photos: before }) => ({ photos: [...before, image] }))
      return 'sent'
    },
  })
  const pending = photos.uploads.filter(isPending)
  const over = Math.max(0, draft.text.length - messageMaxLength)
  const queue = (content: Draft & { readonly sharesPhone: boolean }): void =>
    addToOutbox(userId, { ...content, conversationId })
  return {
    ...{ draft, photos, over },
    change: (part) => change(() => part),
    addPhotos: (files) => photos.add(files, messagePhotos - draft.photos.length - pending.length),
    isUploading: pending.length > 0,
    send: () => {
      if (isEmpty(draft) || pending.length > 0 || over > 0) return false
      queue({ ...draft, text: draft.text.trim(), sharesPhone: false })
      change(() => emptyDraft)
      return true
    },
    sharePhone: () => queue({ ...emptyDraft, sharesPhone: true }),
  }
}

function useDraft({ userId, conversationId, field }: ComposerOf) {
  const key = draftKey(userId, conversationId)
  const latest = useRef(emptyDraft)
  const [draft, setDraft] = useState(emptyDraft)
  const show = (next: Draft): void => {
    latest.current = next
    setDraft(next)
  }
  useEffect(() => {
    const stored = readDraft(key)
    show({ ...stored, text: field.current?.value || stored.text })
  }, [key, field])
  /** Reads the latest draft, because uploads end at any time. */
  const change = (part: (before: Draft) => Partial<Draft>): void => {
    show({ ...latest.current, ...part(latest.current) })
    storeDraft(key, latest.current)
  }
  return { draft, change }
}

/** Sends at once; when the session has ended, after a login over the page. */
function addToOutbox(
  userId: string,
  content: Draft & { readonly conversationId: number; readonly sharesPhone: boolean },
): void {
  const outbox = outboxOf(userId)
  outbox.add({
    ...content,
    clientId: newClientId(),
    queuedAt: new Date().toISOString(),
    refusal: null,
  })
  void outbox.resume().then(async () => {
    if (currentUser() !== null || outbox.list().length === 0) return
    if (await requestLogin(lastUserId())) await outbox.resume()
  })
}
