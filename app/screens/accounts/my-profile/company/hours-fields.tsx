import type { ReactElement } from 'react'
import { myCompanyTexts } from '../../texts.ts'
import type { TypedDay } from './use-company.ts'
import css from './company.module.css'

interface HoursFieldsProps {
  readonly days: readonly TypedDay[]
  readonly onChange: (day: TypedDay) => void
}

/** Opening hours by weekday. */
export function HoursFields({ days, onChange }: HoursFieldsProps): ReactElement {
  const t = myCompanyTexts.use().company
  return (
    <fieldset className={css['group']} aria-describedby="hours-hint">
      <legend className={css['legend']}>{t.hours}</legend>
      <p className={css['hint']} id="hours-hint">
        {t.hoursHint}
      </p>
      {days.map((day) => (
        <DayFields key={day.day} day={day} onChange={onChange} />
      ))}
    </fieldset>
  )
}

interface DayFieldsProps extends Omit<HoursFieldsProps, 'days'> {
  readonly day: TypedDay
}

function DayFields({ day, onChange }: DayFieldsProps): ReactElement {
  const t = myCompanyTexts.use().company
  const name = t.days[day.day - 1] ?? ''
  return (
    <div className={css['day']}>
      <label className={css['open']}>
        <input
          type="checkbox"
          checked={day.isOpen}
          onChange={({ target }) => onChange({ ...day, isOpen: target.checked })}
        />
        {name}
      </label>
      {day.isOpen ? (
        <span className={css['times']}>
          <input
            className={css['time']}
            type="time"
            required
            aria-label={t.opens(name)}
            value={day.opens}
            onChange={({ target }) => target.value && onChange({ ...day, opens: target.value })}
          />
          –
          <input
            className={css['time']}
            type="time"
            required
            aria-label={t.closes(name)}
            value={day.closes}
            onChange={({ target }) => target.value && onChange({ ...day, closes: target.value })}
          />
        </span>
      ) : (
        <span className={css['hint']}>{t.closed}</span>
      )}
    </div>
  )
}
