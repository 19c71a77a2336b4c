import type { Call, InputOf, OutputOf } from '#contract/call.ts'
import type { Deps } from './deps.ts'

/** The logged-in person behind a call. */
export interface User {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly status: string
  /** A proved number is needed to post and to write. */
  readonly hasPhone: boolean
  readonly sessionId: string
}

/** Who calls, known or not. */
export interface Visitor {
  /** The temporary token's id; null when none was sent. */
  readonly id: string | null
  /** Network address, for limits only. */
  readonly address: string
  readonly isRobot: boolean
  /** Browser and system as they call themselves: "Chrome, Android". */
  readonly device: string
  /** The browser was logged in to this account before, and says so by its cookie. */
  readonly knownDevice?: { readonly id: string; readonly userId: number } | undefined
}

/** What a call may do to the caller's session besides answering. */
export interface SessionDoor {
  readonly open: (token: string, expiresAt: Date) => void
  /** Lets the browser be known again after the session. */
  readonly remember: (deviceToken: string, expiresAt: Date) => void
  readonly close: () => void
}

interface Context<C extends Call> {
  readonly deps: Deps
  readonly input: InputOf<C>
  readonly user: C['auth'] extends 'user' ? User : User | null
  readonly visitor: Visitor
  readonly session: SessionDoor
  /** The files of a multipart call, one after another. */
  readonly files: AsyncIterable<Uint8Array>
}

export type Run<C extends Call> = (context: Context<C>) => Promise<OutputOf<C>>

/** A call joined to what answers it. */
export interface Handler<C extends Call = Call> {
  readonly call: C
  readonly run: Run<C>
}

type Runs<Calls extends Record<string, Call>> = { readonly [Name in keyof Calls]: Run<Calls[Name]> }

/** Joins every call of a domain to its use case; a call without an answer does not compile. */
export function implement<Calls extends Record<string, Call>>(
  calls: Calls,
  runs: Runs<Calls>,
): Handler[] {
  return Object.entries(calls).map(([name, call]) => ({
    call,
    // oxlint-disable-next-line typescript/consistent-type-assertions -- `Runs` has paired them
    run: runs[name] as Run<Call>,
  }))
}
