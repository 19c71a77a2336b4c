import type { CaseKind } from '#contract/rules/moderation/queues.ts'
import { advertText } from '../../lib/sql/advert-text.ts'
import type { Db } from '../../deps.ts'

export interface StoredClaim {
  readonly kind: CaseKind | 'ticket'
  readonly id: number
  readonly title: string
  readonly claimedAt: Date
}

/** Claims of a member that were made after `lapsed`, newest first. */
export async function listOwnClaims(
  sql: Db,
  staffId: number,
  lapsed: Date,
): Promise<StoredClaim[]> {
  return sql<StoredClaim[]>`
    select k.queue as kind, k.subject_id::int as id, k.claimed_at,
      coalesce(t.number, nullif(${advertText(sql, 'title', sql`a.language`)}, ''), left(m.text, 80), left(v.text, 80),
        u.username, '') as title
    from staff_claims k
    left join appeals p on k.queue = 'appeal' and p.id = k.subject_id
    left join advert_decisions d on d.id = p.decision_id
    left join adverts a on a.id = case k.queue when 'advert' then k.subject_id else d.advert_id end
    left join messages m on k.queue = 'message' and m.id = k.subject_id
    left join reviews v on k.queue = 'review' and v.id = k.subject_id
    left join users u on k.queue = 'profile' and u.id = k.subject_id
    left join tickets t on k.queue = 'ticket' and t.id = k.subject_id
    where k.staff_id = ${staffId} and k.claimed_at > ${lapsed}
    order by k.claimed_at desc
    limit 20`
}
