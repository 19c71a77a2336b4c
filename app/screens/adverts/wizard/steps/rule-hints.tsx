import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import type { RuleHint } from '#contract/adverts/rule-hints.ts'
import { useLang } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { postingTexts } from '../../texts.ts'
import css from './finish-step.module.css'

interface RuleHintsProps {
  /** Labels of the fields by contract name; what has none is not typed. */
  readonly labels: Readonly<Record<string, string>>
  /** Asks what the rules will say; it may fail, and then nothing is said. */
  readonly load: () => Promise<readonly RuleHint[]>
  readonly onFix: (name: string) => void
}

/** What the rules will hold or refuse the advert for, before it is sent. */
export function RuleHints({ labels, load, onFix }: RuleHintsProps): ReactElement {
  const [hints, setHints] = useState<readonly RuleHint[]>([])
  const arrive = useEffectEvent(() => {
    load().then(setHints, () => {})
  })
  useEffect(() => arrive(), [])
  return <RuleHintList labels={labels} hints={hints} onFix={onFix} />
}

export function RuleHintList({
  labels,
  hints,
  onFix,
}: Pick<RuleHintsProps, 'labels' | 'onFix'> & {
  readonly hints: readonly RuleHint[]
}): ReactElement {
  const { finish } = postingTexts.use()
  const lang = useLang()
  const isRefused = hints.some((hint) => hint.isRefused)
  return (
    <div role="status">
      {hints.length > 0 && (
        <div className={css['hints']} data-refused={isRefused || undefined}>
          <h3>{isRefused ? finish.rulesRefuse : finish.rulesHold}</h3>
          <ul>
            {hints.map(({ field, explanations }) => {
              const label = labels[field]
              return (
                <li key={field + explanations.ro}>
                  {label && <b>{label}: </b>}
                  {explanations[lang]}{' '}
                  {label && <Button onPress={() => onFix(field)}>{finish.rulesFix}</Button>}
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}
