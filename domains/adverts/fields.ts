import { advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import type { Db } from '../deps.ts'

/** Columns of the advert fields of `adverts a`, for a select. */
export function fieldColumns(sql: Db) {
  return sql(advertFieldNames.map((name) => `a.${name}`))
}
