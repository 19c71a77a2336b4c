import * as z from 'zod'
import type { Scope } from '../rules/partners/scopes.ts'

/** Declaration of a call of the API for programs of companies: a method on an address, with a key. */
export interface PartnerCall<
  Input extends z.ZodRawShape = z.ZodRawShape,
  Body extends z.ZodRawShape = z.ZodRawShape,
  Output extends z.ZodRawShape = z.ZodRawShape,
> {
  /** Name of the operation in clients. */
  readonly name: string
  readonly method: 'GET' | 'PUT' | 'POST'
  /** Below /api/partners/v1; parameters in braces. */
  readonly path: `/${string}`
  readonly summary: string
  /** What the key must allow; null: nothing. */
  readonly scope: Scope | null
  /** Parameters of the path and of the query, which are texts on the wire. */
  readonly input: z.ZodObject<Input>
  /** Absent: the request has no body, or a file. */
  readonly body?: z.ZodObject<Body>
  /** The body is a form with one `file`; a repeated request is made again. */
  readonly hasFile?: boolean
  readonly output: z.ZodObject<Output>
}

interface PartnerCallSpec<Input, Body, Output> extends Omit<
  PartnerCall,
  'input' | 'body' | 'output'
> {
  readonly input: Input
  readonly body?: Body
  readonly output: Output
}

/** Declares a call. Unknown parameters are ignored, unknown fields of a body are refused: a typing error is told. */
export function partnerCall<
  const Input extends z.ZodRawShape,
  const Output extends z.ZodRawShape,
  const Body extends z.ZodRawShape = Record<never, never>,
>(spec: PartnerCallSpec<Input, Body, Output>): PartnerCall<Input, Body, Output> {
  const { input, body, output, ...rest } = spec
  return {
    ...rest,
    input: z.object(input),
    ...(body && { body: z.strictObject(body) }),
    output: z.object(output),
  }
}

export type PartnerInput<C extends PartnerCall> = z.output<C['input']>
export type PartnerBody<C extends PartnerCall> = z.output<NonNullable<C['body']>>
export type PartnerOutput<C extends PartnerCall> = z.output<C['output']>
