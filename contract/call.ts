import * as z from 'zod'

/** Who may make a call: anyone; a visitor who holds a temporary or a login token; a logged-in user. */
export type Auth = 'anyone' | 'visitor' | 'user'

/** One promise of the server: where it is called, by whom, with what, and what it answers. */
export interface Call<
  Input extends z.ZodRawShape = z.ZodRawShape,
  Output extends z.ZodRawShape = z.ZodRawShape,
  Who extends Auth = Auth,
> {
  readonly path: `/${string}`
  /** Several calls share a path; absent: the path's only call, made without an action. */
  readonly action?: string
  /** Other spellings of the action that are answered too. */
  readonly aliases?: readonly string[]
  readonly summary: string
  readonly auth: Who
  readonly input: z.ZodObject<Input>
  readonly output: z.ZodObject<Output>
  /** The call takes files as multipart parts besides its fields. */
  readonly files?: boolean
  /** `high`: runs under a fair semaphore, and is refused as `unavailable` to who has used more than their share. */
  readonly cost?: 'high'
}

interface CallSpec<Input, Output, Who> extends Omit<Call, 'input' | 'output' | 'auth'> {
  readonly auth: Who
  readonly input: Input
  readonly output: Output
}

/** Declares a call. Fields that it does not name are dropped from what a client sends. */
export function call<
  const Input extends z.ZodRawShape,
  const Output extends z.ZodRawShape,
  const Who extends Auth,
>(spec: CallSpec<Input, Output, Who>): Call<Input, Output, Who> {
  return { ...spec, input: z.object(spec.input), output: z.object(spec.output) }
}

export type InputOf<C extends Call> = z.output<C['input']>
/** What a client may send: strings of digits where numbers are meant, defaults left out. */
export type PayloadOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>
