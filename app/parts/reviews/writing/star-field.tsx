import { useId, type ReactElement } from 'react'
import { Icon } from '../../icons/icon.tsx'
import { reviewsTexts } from '../texts.ts'
import css from '../stars.module.css'

interface StarFieldProps {
  /** 0: not chosen yet. */
  readonly value: number
  readonly error: string | undefined
  readonly onChange: (stars: number) => void
}

/** A choice of one to five stars: radio buttons, so that the arrow keys move through them. */
export function StarField({ value, error, onChange }: StarFieldProps): ReactElement {
  const t = reviewsTexts.use()
  const errorId = useId()
  return (
    <fieldset className={css['field']} aria-describedby={error ? errorId : undefined}>
      <legend>{t.form.stars}</legend>
      <div className={css['choices']} data-invalid={error ? '' : undefined}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={stars <= value ? `${css['choice']} icon-full` : css['choice']}
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={value === stars}
              aria-label={t.stars(stars)}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" size={32} />
          </label>
        ))}
      </div>
      {error ? (
        <p className={css['error']} id={errorId} role="alert">
          {error}
        </p>
      ) : (
        <p className={css['said']}>{value > 0 && t.stars(value)}</p>
      )}
    </fieldset>
  )
}
