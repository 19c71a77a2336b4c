import { advertLifeDays } from '#contract/limits.ts'
import type { Db } from '../deps.ts'

/** SQL: number of days that advert `a` is active, by its category (D49). */
export function lifeDays(sql: Db) {
  return sql`coalesce((select c.life_days from subcategories s join categories c on c.id = s.category_id
    where s.id = a.subcategory_id), ${advertLifeDays})`
}
