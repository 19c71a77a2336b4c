import {
  advertFieldNames,
  mapAdvertFields,
  type AdvertFieldValues,
} from '#contract/rules/advert-fields.ts'
import type { Db } from '../deps.ts'

/** The fields of an advert, without everything else that is known of it. */
export function fieldsOf(advert: AdvertFieldValues): AdvertFieldValues {
  return mapAdvertFields((name) => advert[name])
}

/** Their columns of `adverts a`, for a select. */
export function fieldColumns(sql: Db) {
  return sql(advertFieldNames.map((name) => `a.${name}`))
}
