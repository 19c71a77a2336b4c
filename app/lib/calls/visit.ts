import { createContext } from '../router/index.ts'
import type { Me } from '#contract/accounts/session.ts'
import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import type { Lang } from '#contract/languages.ts'

export type Device = 'desktop' | 'mobile'

/** Makes a call: in process during server rendering, by POST in the browser. Throws `Refusal`. */
export type Caller = <C extends Call>(call: C, payload: PayloadOf<C>) => Promise<OutputOf<C>>

/** Context of the loaders of a visit. */
export interface Visit {
  readonly lang: Lang
  readonly device: Device
  readonly me: Me | null
  /** The page is rendered for many users at once: `me` is none of them. */
  readonly isTemplate?: boolean
  /** Ids of the favourites of `me`, where the server has read them with the session. */
  readonly favorites?: readonly string[] | undefined
  readonly call: Caller
  /** Of this request in the server's log; absent in the browser. */
  readonly requestId?: string
}

/** Set by the server per request and by the browser once. */
export const visitContext = createContext<Visit>()
