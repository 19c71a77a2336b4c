import type { ReactElement } from 'react'
import type { Filters } from '../../lib/filters.ts'
import { useTexts } from '../../lib/texts.ts'
import css from './filter-panel.module.css'

/** The two ends of a price range, in lei. Typed the wrong way round they are swapped. */
export function PriceFields({ filters }: { filters: Filters }): ReactElement {
  const t = useTexts().search.filters
  const fields = [
    { name: 'priceMin', label: t.priceMin, hint: t.from, value: filters.priceMin },
    { name: 'priceMax', label: t.priceMax, hint: t.to, value: filters.priceMax },
  ]
  return (
    <fieldset className={css['field']}>
      <legend className={css['label']}>{t.price}</legend>
      <div className={css['pair']}>
        {fields.map(({ name, label, hint, value }) => (
          <input
            key={name}
            className={css['control']}
            name={name}
            aria-label={label}
            placeholder={hint}
            defaultValue={value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={15}
          />
        ))}
      </div>
    </fieldset>
  )
}
