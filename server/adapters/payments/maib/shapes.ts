import * as z from 'zod'
import { baniOf } from './amounts.ts'

/** An identifier of maib; it becomes part of paths. */
export const Id = z.string().regex(/^[\w-]{1,100}$/)

/** Our id of the payment, which maib gives back. */
export const OrderId = z.string().min(1).max(100)

/** An amount in bani, from a number that was read as text. */
export const Amount = z.string().transform((text, context) => {
  const bani = baniOf(text)
  if (bani !== null) return bani
  context.addIssue('no amount of money')
  return z.NEVER
})

export const Currency = z.string().regex(/^[A-Z]{3}$/)

/** A page of the provider that the payer is sent to. */
export const PageUrl = z.url({ protocol: /^https?$/ })

/** For answers of which nothing is used. */
export const Anything = z.unknown()
