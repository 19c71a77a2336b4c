import type { ReactElement } from 'react'
import type { TalkLine } from '#contract/help-desk.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { helpDeskTexts } from '../texts.ts'
import css from './ticket.module.css'

/** A talk with the help-bot, folded. */
export function Talk({ talk }: { readonly talk: readonly TalkLine[] }): ReactElement {
  const t = helpDeskTexts.use().form
  return (
    <details className={css['talk']}>
      <summary>
        {t.talkTitle}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {talk.map(({ from, text }, index) => (
          <li key={index}>
            <strong>{from === 'bot' ? t.bot : t.me}:</strong> {text}
          </li>
        ))}
      </ul>
    </details>
  )
}
