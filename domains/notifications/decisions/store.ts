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

/** Inserts the notification; without `mailAt` it has no mail of its own. */
export async function insertDecision(
  sql: Db,
  { ownerId, advertId, move, reasons }: Decided,
  { now, mailAt }: { readonly now: Date; readonly mailAt: Date | null },
): Promise<void> {
  await sql`
    insert into notifications (user_id, kind, advert_id, decision, reasons, created_at, mail_at)
    values (${ownerId}, 'decision', ${advertId}, ${move},
      ${sql.json(reasons.map((reason) => ({ ...reason })))}, ${now}, ${mailAt})`
}

/** A due mail of a decision. */
export interface DueDecisionMail {
  readonly id: number
  readonly userId: number
  readonly advertId: number
  readonly move: Statement
  readonly reasons: AdvertReason[]
  readonly username: string
  /** Null: there is no recipient, or it was read before. */
  readonly email: string | null
  readonly language: Lang
  readonly titleRo: string
  readonly titleRu: string
  readonly titleEn: string
  readonly advertLanguage: Lang
}

/** Claims the oldest due mail before it is sent, so that it is sent at most once. Null if none is due. */
export async function takeDueDecisionMail(sql: Db, now: Date): Promise<DueDecisionMail | null> {
  const [mail] = await sql<DueDecisionMail[]>`
    with due as (
      update notifications set mail_at = null
      where id = any (array(
        select id from notifications where mail_at <= ${now} order by mail_at, id limit 1 for update skip locked))
      returning id, user_id, advert_id, decision, reasons, is_read
    )
    select d.id, d.user_id, d.advert_id, d.decision as move, d.reasons, u.username, u.language, a.title_ro, a.title_ru, a.title_en,
      a.language as advert_language, case when u.status = 'active' and not d.is_read then u.email end as email
    from due d
    join users u on u.id = d.user_id
    join adverts a on a.id = d.advert_id`
  return mail ?? null
}

/** Reschedules a mail that was certainly not sent. */
export async function putBackDecisionMail(sql: Db, id: number, mailAt: Date): Promise<void> {
  await sql`update notifications set mail_at = ${mailAt} where id = ${id}`
}
