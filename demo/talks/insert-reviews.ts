import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { Random } from '#demo/random.ts'
import type { Db } from '#domains/deps.ts'
import type { Talk } from './draw-talks.ts'
import type { ReviewRecord } from './records.ts'

interface Ground {
  readonly records: readonly ReviewRecord[]
  readonly now: Date
  readonly random: Random
  /** The logins are told of theirs, others have been. */
  readonly isOfLogin: (userId: number) => boolean
}

/** Inserts what people who agreed say of each other: buyers more often than sellers, and mostly good. */
export async function insertReviews(
  sql: Db,
  talks: readonly Talk[],
  ground: Ground,
): Promise<void> {
  const reviews = talks
    .filter(({ isAgreed }) => isAgreed)
    .flatMap((talk) => drawReviews(talk, ground))
  await sql`
    insert into reviews (advert_id, title, author_id, subject_id, stars, text, written_at, told_at)
    select c.advert_id, c.title, row.author_id, row.subject_id, row.stars, row.text, row.written_at, case when row.is_told then row.written_at end
    from jsonb_to_recordset(${sql.json(reviews)}) as row (
      advert_id int, buyer_id int, author_id int, subject_id int, stars int, text text, written_at timestamptz, is_told boolean)
    join conversations c on c.advert_id = row.advert_id and c.buyer_id = row.buyer_id`
}

function drawReviews({ advertId, buyerId, sellerId, language, messages }: Talk, ground: Ground) {
  const { records, now, random, isOfLogin } = ground
  const met = (messages.at(-1)?.at.getTime() ?? 0) + dayMs
  const sides = [
    { of: 'seller', authorId: buyerId, subjectId: sellerId, isWritten: random.chance(0.7) },
    { of: 'buyer', authorId: sellerId, subjectId: buyerId, isWritten: random.chance(0.35) },
  ] as const
  return sides.flatMap(({ of, authorId, subjectId, isWritten }) => {
    const at = met + random.int(1, 70) * hourMs
    if (!isWritten || at > now.getTime()) return []
    const stars = random.pick(starsOf(subjectId))
    const fitting = records.filter((record) => record.of === of && record.stars === stars)
    const text = fitting.length > 0 ? random.pick(fitting)[language] : ''
    return [
      {
        ...{ advert_id: advertId, buyer_id: buyerId, author_id: authorId, subject_id: subjectId },
        ...{ stars, text, written_at: new Date(at).toISOString(), is_told: !isOfLogin(subjectId) },
      },
    ]
  })
}

/** The stars that a person is given: one of twelve is unreliable. */
function starsOf(subjectId: number): readonly number[] {
  return subjectId % 12 === 0 ? [1, 2, 3, 4, 5] : [3, 4, 4, 5, 5, 5, 5, 5, 5, 5]
}
