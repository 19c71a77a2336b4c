/** Path of the stream of events of the logged-in user (server-sent events). */
export const streamPath = '/stream'

/**
 * An event of the stream. It names what changed; the content is got by calls. `inbox`: the unread counts changed.
 * `message`: a new or changed message. `read`: the other side has read up to `seq`. `typing`: the other side types. `conversation`: what the two can do in it changed.
 */
export type StreamEvent =
  | { readonly kind: 'inbox' }
  | { readonly kind: 'message'; readonly conversationId: number; readonly seq: number }
  | { readonly kind: 'read'; readonly conversationId: number; readonly seq: number }
  | { readonly kind: 'typing'; readonly conversationId: number }
  | { readonly kind: 'conversation'; readonly conversationId: number }
