import type { Call, InputOf, OutputOf } from '#contract/call.ts'
import type { MemberRole } from '#contract/rules/company/member-rights.ts'
import type { Role } from '#contract/rules/staff/rights.ts'
import type { Deps } from './deps.ts'

/** Who acts for a company. */
export interface ActingMember {
  readonly id: number
  readonly username: string
  readonly role: MemberRole
  /** Name of the company. */
  readonly company: string
}

/** The account that a call is made for: that of the logged-in user, or of the company that the user acts for. */
export interface User {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly status: string
  /** A verified number is required for posting and messaging. */
  readonly hasPhone: boolean
  readonly sessionId: string
  readonly unread: Unread
  /** Present: the user has a role of staff, and may enter the console. */
  readonly isStaff?: true
  /** Present: the account is a company's, and this member acts for it. */
  readonly member?: ActingMember
}

/** The person who makes a call: of a company that is acted for, its member. */
export function personOf({ id, member }: Pick<User, 'id' | 'member'>): number {
  return member?.id ?? id
}

/** Somebody with a role, as the maker of a staff call. */
export interface Staff {
  readonly id: number
  readonly username: string
  readonly roles: readonly Role[]
  readonly sessionId: string
}

/** As the session was read. */
export interface Unread {
  /** Conversations with unread messages that are not muted, up to 100 a side. */
  readonly incoming: number
  readonly outgoing: number
  readonly notifications: number
}

/** Who makes a call, logged in or not. */
export interface Visitor {
  /** Id of the temporary token; null without one. */
  readonly id: string | null
  /** Network address, for limits only. */
  readonly address: string
  readonly isRobot: boolean
  /** Browser and system from the user agent: "Chrome, Android". */
  readonly device: string
  /** The account that this browser has been logged in to, from its device cookie. */
  readonly knownDevice?: { readonly id: string; readonly userId: number } | undefined
}

/** Cookies that a call can set in the caller's browser. */
export interface SessionCookies {
  readonly open: (token: string, expiresAt: Date) => void
  /** Sets the device cookie, which outlives the session. */
  readonly remember: (deviceToken: string, expiresAt: Date) => void
  readonly close: () => void
}

interface Context<C extends Call> {
  readonly deps: Deps
  readonly input: InputOf<C>
  readonly user: C['auth'] extends 'user' | 'staff' ? User : User | null
  /** Of staff calls alone. */
  readonly staff: C['auth'] extends 'staff' ? Staff : null
  readonly visitor: Visitor
  readonly session: SessionCookies
  /** Files of a multipart call, read in sequence. */
  readonly files: AsyncIterable<Uint8Array>
}

export type Run<C extends Call> = (context: Context<C>) => Promise<OutputOf<C>>

/** A call with its implementation. */
export interface Handler<C extends Call = Call> {
  readonly call: C
  readonly run: Run<C>
}

type Runs<Calls extends Record<string, Call>> = { readonly [Name in keyof Calls]: Run<Calls[Name]> }

/** Pairs every call of a domain with its implementation; a missing one does not compile. */
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
