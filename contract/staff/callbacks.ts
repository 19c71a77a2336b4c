import * as z from 'zod'
import { call } from '../call.ts'
import { Id, Language, Token } from '../shapes.ts'

const path = '/admin/callbacks.php'
const token = Token.optional()

/** A request to be called for registration. */
const CallbackShape = z.object({
  id: z.int(),
  /** National number: the person waits to be called there. */
  phone: z.string(),
  name: z.string(),
  preferredTime: z.string(),
  language: Language,
  /** `called`: a code was told, and the registration is not finished. */
  status: z.enum(['waiting', 'called']),
  /** ISO 8601, UTC */
  requestedAt: z.string(),
})
export type CallbackRequest = z.infer<typeof CallbackShape>

/** Calls by which callbacks are worked off. */
export const callbackCalls = {
  listCallbacks: call({
    path,
    action: 'list',
    summary: 'List open requests to be called, the longest waiting first',
    auth: 'staff',
    right: 'callbacks',
    acts: [],
    input: { token },
    output: { callbacks: z.array(CallbackShape) },
  }),
  callBack: call({
    path,
    action: 'call',
    summary: 'Call the person with a code to finish the registration',
    auth: 'staff',
    right: 'callbacks',
    acts: ['callback.call'],
    input: { callbackId: Id, token },
    output: {},
  }),
  closeCallback: call({
    path,
    action: 'close',
    summary: 'Close a request without a call',
    auth: 'staff',
    right: 'callbacks',
    acts: ['callback.close'],
    input: { callbackId: Id, token },
    output: {},
  }),
}
