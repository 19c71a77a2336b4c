import { Refusal } from '#contract/refusals.ts'
import type { Deps } from '../../deps.ts'
import type { User } from '../../implement.ts'
import { findQuestion, updateAnswer } from './store.ts'

/** What a moderator asks about an advert and nobody has answered; null: nothing. */
export async function openQuestion(
  deps: Pick<Deps, 'sql'>,
  advertId: number,
): Promise<string | null> {
  const found = await findQuestion(deps.sql, advertId)
  return found && found.answer === null ? found.question : null
}

/** The owner answers; the case comes back to its queue. Refuses an empty answer, and one that nobody waits for. */
export async function answerQuestion(
  deps: Pick<Deps, 'sql' | 'clock'>,
  { id: ownerId }: Pick<User, 'id'>,
  advertId: number,
  answer: string,
): Promise<void> {
  if (answer === '') throw new Refusal('field_required', 'text')
  const now = deps.clock.now()
  if (!(await updateAnswer(deps.sql, { advertId, ownerId }, { answer, now }))) {
    throw new Refusal('question_not_found')
  }
}
