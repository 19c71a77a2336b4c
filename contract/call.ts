import * as z from 'zod'
import type { MemberAct } from './rules/company/member-acts.ts'
import type { MemberRight } from './rules/company/member-rights.ts'
import type { StaffAct } from './rules/staff/acts.ts'
import type { Right } from './rules/staff/rights.ts'

/**
 * Who may make a call: anyone; a visitor with a temporary token or a session; a logged-in user; staff with a right. To
 * anybody else a staff call is an address that does not exist.
 */
export type Auth = 'anyone' | 'visitor' | 'user' | 'staff'

/** What a staff call needs besides its right. */
interface StaffRules {
  readonly right: Right
  /**
   * `session`, unless another is given: the session has proved the second factor lately. `each`: a fresh code in the
   * field `code` too, for what cannot be undone. `none`: the calls by which the second factor is proved.
   */
  readonly proof?: 'none' | 'session' | 'each'
  /** What it writes into the audit log; empty: it only reads. */
  readonly acts: readonly StaffAct[]
}

/** What members need who act for a company. */
interface MemberRule {
  readonly right: MemberRight
  /** The line that it writes into the list of activity; absent: it only reads, or changes what only the reader sees. */
  readonly act?: MemberAct
}

/** Declaration of a call: path, permission, input and output. */
export interface Call<
  Input extends z.ZodRawShape = z.ZodRawShape,
  Output extends z.ZodRawShape = z.ZodRawShape,
  Who extends Auth = Auth,
> extends Partial<StaffRules> {
  readonly path: `/${string}`
  /** Selects one of several calls on a path; absent: the only call of the path. */
  readonly action?: string
  /** Further accepted spellings of the action. */
  readonly aliases?: readonly string[]
  readonly summary: string
  readonly auth: Who
  /**
   * Absent: who acts for a company is refused, or answered as a visitor where `auth` admits one.
   */
  readonly member?: MemberRule
  readonly input: z.ZodObject<Input>
  readonly output: z.ZodObject<Output>
  /** The call accepts files in a multipart body; `stream`: one large file, in pieces as they arrive. */
  readonly files?: boolean | 'stream'
  /**
   * `high`: runs under a fair semaphore, which refuses heavy users as `unavailable`. `low`: what every page needs, at
   * connections that no other call may take.
   */
  readonly cost?: 'high' | 'low'
  /**
   * `reads`: writes nothing, and may be answered by a replica that is some seconds behind. `unaffected`: its maker may go
   * on reading from replicas, because it only reads, or only counts. Absent: its maker reads from the primary for some
   * seconds.
   */
  readonly replica?: 'reads' | 'unaffected'
}

interface CallSpec<Input, Output, Who> extends Omit<Call, 'input' | 'output' | 'auth'> {
  readonly auth: Who
  readonly input: Input
  readonly output: Output
}

/** Declares a call. Unknown input fields are stripped. Throws for a staff call that asks for a code without its field. */
export function call<
  const Input extends z.ZodRawShape,
  const Output extends z.ZodRawShape,
  const Who extends Auth,
>(
  spec: CallSpec<Input, Output, Who> & (Who extends 'staff' ? StaffRules : object),
): Call<Input, Output, Who> {
  if (spec.proof === 'each' && !('code' in spec.input))
    throw new Error(`${spec.path} ${spec.action} lacks the field code`)
  return { ...spec, input: z.object(spec.input), output: z.object(spec.output) }
}

export type InputOf<C extends Call> = z.output<C['input']>
/** What clients may send: numbers as strings of digits, defaults omitted. */
export type PayloadOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>
