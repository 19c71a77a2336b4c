import { useId, type ReactElement } from 'react'
import type { Labels } from '#contract/languages.ts'
import type { EditScope } from '#contract/rules/categories/editing.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import list from '../../frame/list.module.css'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'

interface ScopeFieldProps {
  /** Other subcategories with the same attributes; nothing is asked without them. */
  readonly sharedWith: readonly Labels[]
  readonly scope: EditScope
  readonly onChange: (scope: EditScope) => void
}

/** Whether changes are for one subcategory or for all with the same attributes. */
export function ScopeField({ sharedWith, scope, onChange }: ScopeFieldProps): ReactElement | null {
  const { scope: t } = categoryTexts.use()
  const lang = useLang()
  const name = useId()
  if (sharedWith.length === 0) return null
  const names = sharedWith.map((labels) => labelIn(lang, labels)).join(', ')
  const choices = { own: t.own, all: t.all(sharedWith.length) } as const
  return (
    <fieldset className={css['scope']}>
      <legend>{t.label}</legend>
      {(['own', 'all'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={scope === one}
            onChange={() => onChange(one)}
          />
          {choices[one]}
        </label>
      ))}
      {scope === 'all' && <p className={list['muted']}>{t.names(names)}</p>}
    </fieldset>
  )
}
