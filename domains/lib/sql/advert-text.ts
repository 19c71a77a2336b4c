import type { Db } from '../../deps.ts'

/** SQL: the title or description of an advert `a` in a language, which is a column or a value. */
export function advertText(sql: Db, text: 'title' | 'description', lang: ReturnType<Db>) {
  return sql`case ${lang} when 'ro' then a.${sql(`${text}_ro`)} when 'ru' then a.${sql(`${text}_ru`)} else a.${sql(`${text}_en`)} end`
}
