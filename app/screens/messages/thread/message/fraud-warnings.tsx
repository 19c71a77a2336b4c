import type { ReactElement } from 'react'
import type { FraudKind } from '#contract/rules/messages/fraud.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { fraudTexts } from '../../texts.ts'
import css from './fraud-warnings.module.css'

/** Why a message is suspicious and what to do, before its text. */
export function FraudWarnings({ kinds }: { kinds: readonly FraudKind[] }): ReactElement | null {
  const t = fraudTexts.use()
  if (kinds.length === 0) return null
  return (
    <ul className={css['warnings']}>
      {kinds.map((kind) => (
        <li key={kind} className={css['warning']}>
          <Icon name="triangle-alert" />
          <div>
            <p className={css['title']}>{t[kind].title}</p>
            <p>{t[kind].advice}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
