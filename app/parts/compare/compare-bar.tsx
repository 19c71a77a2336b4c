import type { ReactElement, SubmitEvent } from 'react'
import { useNavigate } from '../../lib/router/index.ts'
import { comparedAdverts } from '#contract/limits.ts'
import { noPhoto, smallThumbnail } from '../../lib/browser/images.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { Button } from '../forms/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { comparisonAddress } from './comparison-address.ts'
import { submitted, toggled, type ComparisonChoice } from './comparison-choice.ts'
import { compareFormId, compareHintId, type ChoiceProps } from './compare-checkbox.tsx'
import { comparisonChoiceTexts } from './texts.ts'
import css from './compare-bar.module.css'

interface CompareBarProps extends ChoiceProps {
  /** Gives the choice up; absent where there is nothing to give up, and the bar does not stay in view. */
  readonly onEnd?: (() => void) | undefined
}

/** Shows the chosen adverts and opens their comparison. */
export function CompareBar({ choice, onChange, onEnd }: CompareBarProps): ReactElement {
  const t = comparisonChoiceTexts.use()
  const link = useLink()
  const navigate = useNavigate()
  const { adverts } = choice
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const next = submitted(choice)
    onChange(next)
    if (!next.refused) void navigate(comparisonAddress(adverts.map(({ id }) => id)))
  }
  const said = useSaid(choice)
  return (
    <form
      id={compareFormId}
      method="get"
      action={link('/compare')}
      className={css['bar']}
      data-stays={onEnd !== undefined}
      aria-label={t.bar}
      onSubmit={submit}
    >
      <div className={css['words']} data-refused={choice.refused !== null}>
        <p role="status">{said}</p>
        <p id={compareHintId} className={said ? 'visually-hidden' : undefined}>
          {t.hint}
          {onEnd && <span className="visually-hidden"> {t.keys}</span>}
        </p>
      </div>
      {onEnd && <Chosen choice={choice} onChange={onChange} />}
      {onEnd && (
        <button type="button" className={css['end']} onClick={onEnd}>
          {t.end}
        </button>
      )}
      <Button type="submit" kind="primary" className={css['submit']}>
        {t.submit(adverts.length)}
      </Button>
    </form>
  )
}

/** Why the last press did nothing, or how many adverts are chosen; empty at the beginning. */
function useSaid({ adverts, refused }: ComparisonChoice): string {
  const t = comparisonChoiceTexts.use()
  if (refused?.reason === 'subcategory') return t.otherSubcategory(refused.title)
  if (refused) return t[refused.reason]
  return adverts.length > 0 ? t.chosen(adverts.length) : ''
}

/** As many places as adverts can be compared; a chosen one is taken out by a press. */
function Chosen({ choice, onChange }: ChoiceProps): ReactElement {
  const t = comparisonChoiceTexts.use()
  const { adverts } = choice
  const free = Array.from({ length: comparedAdverts - adverts.length }, (_, index) => index)
  return (
    <ul className={css['chosen']}>
      {adverts.map((advert) => (
        <li key={advert.id}>
          <button
            type="button"
            className={css['advert']}
            aria-label={t.removeOf(advert.title)}
            onClick={() => onChange(toggled(choice, advert))}
          >
            <img src={advert.image ? smallThumbnail(advert.image) : noPhoto} alt="" />
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
      {free.map((place) => (
        <li key={place} className={css['free']} aria-hidden="true" />
      ))}
    </ul>
  )
}
