import type { Lang } from '#contract/languages.ts'
import type { Statement } from '#contract/people/notifications.ts'
import type { AdvertReason } from '#contract/rules/advert/advert-reasons.ts'
import type { Db } from '../../deps.ts'

export interface Decided {
  readonly ownerId: number
  readonly advertId: number
  readonly move: Statement
  readonly reasons: readonly AdvertReason[]
}

/** Returns the id of the notification. */
export async function insertDecision(
  sql: Db,
  { ownerId, advertId, move, reasons }: Decided,
  now: Date,
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into notifications (user_id, kind, advert_id, decision, reasons, created_at)
    values (${ownerId}, 'decision', ${advertId}, ${move}, ${sql.json(reasons.map((reason) => ({ ...reason })))}, ${now})
    returning id`
  return row?.id ?? 0
}

/** What the mail of a decision says. */
export interface DecisionMail {
  readonly userId: number
  readonly advertId: number
  readonly move: Statement
  readonly reasons: AdvertReason[]
  /** Greets the person; empty: none is given. */
  readonly fullName: string
  readonly email: string
  readonly language: Lang
  readonly titleRo: string
  readonly titleRu: string
  readonly titleEn: string
  readonly advertLanguage: Lang
}

/** Null where there is no recipient, or it was read before. */
export async function findDecisionMail(sql: Db, id: number): Promise<DecisionMail | null> {
  const [mail] = await sql<DecisionMail[]>`
    select n.user_id, n.advert_id, n.decision as move, n.reasons, u.full_name, u.email, u.language, a.title_ro, a.title_ru,
      a.title_en, a.language as advert_language
    from notifications n
    join users u on u.id = n.user_id
    join adverts a on a.id = n.advert_id
    where n.id = ${id} and not n.is_read and u.status = 'active' and u.email is not null`
  return mail ?? null
}
