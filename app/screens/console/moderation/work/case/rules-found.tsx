import type { ReactElement } from 'react'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { useLang, useLink } from '../../../../../lib/texts/texts.ts'
import { moderationTexts } from '../../texts.ts'
import { Reasons } from './side.tsx'
import css from './case.module.css'

interface RulesFoundProps {
  readonly advert: NonNullable<ModerationCase['advert']>
}

/** The reasons against an advert, and the rules that gave them, with what its owner has read. */
export function RulesFound({ advert: { reasons, rules } }: RulesFoundProps): ReactElement {
  const { work, fields } = moderationTexts.use()
  const lang = useLang()
  const link = useLink()
  const labels: Readonly<Record<string, string>> = fields
  if (reasons.length === 0 && rules.length === 0)
    return <p className={css['muted']}>{work.noRules}</p>
  return (
    <>
      <Reasons reasons={reasons} />
      <ul className={css['reasons']}>
        {rules.map(({ ruleId, field, names, explanations, isTrial }) => (
          <li key={`${ruleId}:${field}`}>
            <a href={link(`/admin/rules/${ruleId}`)} target="_blank" rel="noopener">
              {names[lang]}
            </a>{' '}
            <span className={css['muted']}>
              {[labels[field.split('.')[0] ?? ''], isTrial && work.onTrial]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <p className={css['muted']}>{explanations[lang]}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
