import type { ReactElement } from 'react'
import type { MatchingArticle, TicketTopic } from '#contract/help-desk.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { stepAddress } from './address.ts'
import css from './help-desk.module.css'
import { helpDeskTexts } from './texts.ts'

interface MatchingArticlesProps {
  readonly topic: TicketTopic
  readonly articles: readonly MatchingArticle[]
  readonly isFromBot: boolean
}

/** Second step: articles that may answer the question. */
export function MatchingArticles({
  topic,
  articles,
  isFromBot,
}: MatchingArticlesProps): ReactElement {
  const t = helpDeskTexts.use().matching
  const link = useLink()
  const write = link(stepAddress(topic, { step: 'write', isFromBot }))
  if (articles.length === 0) {
    return (
      <div className={css['matching']}>
        <p>{t.none}</p>
        <ButtonLink kind="primary" href={write}>
          {t.writeOnly}
        </ButtonLink>
      </div>
    )
  }
  return (
    <section className={css['matching']} aria-labelledby="matching-title">
      <h2 id="matching-title">{t.title}</h2>
      <ul className={css['articles']}>
        {articles.map(({ title, text, address }) => (
          <li key={`${address} ${text}`}>
            <h3>
              <a href={link(address)}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={css['ways']}>
        <ButtonLink href={link(stepAddress(topic, { step: 'done', isFromBot: false }))}>
          {t.solved}
        </ButtonLink>
        <ButtonLink kind="primary" href={write}>
          {t.write}
        </ButtonLink>
      </div>
    </section>
  )
}
