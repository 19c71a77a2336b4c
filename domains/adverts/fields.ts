import { advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import type { Db } from '../deps.ts'

/** The columns of the fields of `adverts a`, for a select. */
export function fieldColumns(sql: Db) {
  return sql(advertFieldNames.map((name) => `a.${name}`))
}
