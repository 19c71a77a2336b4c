import type { RefusalCode } from '#contract/refusals.ts'
import { typedIn, type Mapping } from '../mapping/service.ts'
import type { LineProblem, WaitingLine } from './store.ts'

interface Found {
  readonly field?: string | undefined
  readonly code: RefusalCode
}

/** A problem as the report holds it: with what the file says in the field. */
export function toldProblem(
  mapping: Mapping,
  fields: WaitingLine['fields'],
  { field, code }: Found,
): LineProblem {
  const value = field ? typedIn(mapping, fields, field) : ''
  return { field: field || null, reason: code, value }
}
