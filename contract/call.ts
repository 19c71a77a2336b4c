import * as z from 'zod'

/** Who may make a call: anyone; a visitor with a temporary token or a session; a logged-in user. */
export type Auth = 'anyone' | 'visitor' | 'user'

/** Declaration of a call: path, permission, input and output. */
export interface Call<
  Input extends z.ZodRawShape = z.ZodRawShape,
  Output extends z.ZodRawShape = z.ZodRawShape,
  Who extends Auth = Auth,
> {
  readonly path: `/${string}`
  /** Selects one of several calls on a path; absent: the only call of the path. */
  readonly action?: string
  /** Further accepted spellings of the action. */
  readonly aliases?: readonly string[]
  readonly summary: string
  readonly auth: Who
  readonly input: z.ZodObject<Input>
  readonly output: z.ZodObject<Output>
  /** The call accepts files in a multipart body. */
  readonly files?: boolean
  /**
   * `high`: runs under a fair semaphore, which refuses heavy users as `unavailable`. `low`: what every page needs, at
   * connections that no other call may take.
   */
  readonly cost?: 'high' | 'low'
}

interface CallSpec<Input, Output, Who> extends Omit<Call, 'input' | 'output' | 'auth'> {
  readonly auth: Who
  readonly input: Input
  readonly output: Output
}

/** Declares a call. Unknown input fields are stripped. */
export function call<
  const Input extends z.ZodRawShape,
  const Output extends z.ZodRawShape,
  const Who extends Auth,
>(spec: CallSpec<Input, Output, Who>): Call<Input, Output, Who> {
  return { ...spec, input: z.object(spec.input), output: z.object(spec.output) }
}

export type InputOf<C extends Call> = z.output<C['input']>
/** What clients may send: numbers as strings of digits, defaults omitted. */
export type PayloadOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>
