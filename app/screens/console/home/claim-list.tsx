import type { ReactElement } from 'react'
import type { OwnClaim } from '#contract/staff/numbers.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import list from '../frame/list.module.css'
import { ageText } from '../moderation/age.ts'
import { moderationTexts } from '../moderation/texts.ts'
import { numbersTexts } from '../texts.ts'
import css from './home.module.css'

interface ClaimListProps {
  readonly claims: readonly OwnClaim[]
  readonly now: string
}

function pathOf({ kind, id, queue, title }: OwnClaim): string | null {
  if (queue === null) return null
  return queue === 'tickets'
    ? `/admin/tickets/${title}`
    : `/admin/moderation/${queue}/work?case=${kind}:${id}`
}

/** Cases that the member has claimed and not decided. */
export function ClaimList({ claims, now }: ClaimListProps): ReactElement {
  const { overview: t, queues } = numbersTexts.use()
  const words = moderationTexts.use()
  const link = useLink()
  return (
    <section aria-labelledby="claims">
      <h2 id="claims" className={css['heading']}>
        {t.claims}
      </h2>
      {claims.length === 0 ? (
        <p className={list['muted']}>{t.noClaims}</p>
      ) : (
        <ul className={list['list']}>
          {claims.map((claim) => {
            const path = pathOf(claim)
            const title = claim.title || words.gone
            return (
              <li key={`${claim.kind}:${claim.id}`} className={list['line']}>
                <span className={list['grow']}>
                  {path ? <a href={link(path)}>{title}</a> : title}
                </span>
                <span className={list['muted']}>
                  {claim.queue ? queues[claim.queue] : t.decided} ·{' '}
                  {ageText(words, claim.claimedAt, now)}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
