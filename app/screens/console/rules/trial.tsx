import { useState, type ReactElement } from 'react'
import { ruleTrialMax } from '#contract/rules/moderation/review-rules.ts'
import type { OutputOf } from '#contract/call.ts'
import { reviewRuleCalls } from '#contract/staff/review-rules.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { useStaffCall } from '../frame/use-staff-call.ts'
import list from '../frame/list.module.css'
import { rulesTexts } from './texts.ts'
import { payloadOf, type TypedRule } from './typed-rule.ts'
import css from './rules.module.css'

type Tried = OutputOf<typeof reviewRuleCalls.tryRule>

const sizes = [100, 500, ruleTrialMax]

/** Counts what the rule would have found, as it is typed. */
export function Trial({ typed }: { readonly typed: TypedRule }): ReactElement {
  const { trial } = rulesTexts.use()
  const lang = useLang()
  const [adverts, setAdverts] = useState(500)
  const [tried, setTried] = useState<Tried | null>(null)
  const run = useStaffCall(reviewRuleCalls.tryRule, { onDone: setTried })
  return (
    <section className={css['box']} aria-live="polite">
      <h2>{trial.title}</h2>
      <Field label={trial.adverts} name="adverts">
        <select
          value={adverts}
          onChange={({ currentTarget }) => setAdverts(Number(currentTarget.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {formatNumber(lang, size)}
            </option>
          ))}
        </select>
      </Field>
      <Button busy={run.isBusy} onPress={() => void run({ ...payloadOf(typed), adverts })}>
        {trial.run}
      </Button>
      {tried && <Result tried={tried} />}
    </section>
  )
}

function Result({ tried }: { readonly tried: Tried }): ReactElement {
  const { trial } = rulesTexts.use()
  const lang = useLang()
  const link = useLink()
  const { looked, found, refused, examples } = tried
  if (found === 0) return <p>{trial.none}</p>
  const percent = `${formatNumber(lang, Math.round((1_000 * found) / Math.max(1, looked)) / 10)} %`
  return (
    <>
      <p>{trial.result(found, formatNumber(lang, looked), percent)}</p>
      {refused > 0 && <p>{trial.refused(refused)}</p>}
      <ul className={list['list']}>
        {examples.map(({ id, title }) => (
          <li key={id} className={list['line']}>
            <a href={link(`/advert/${id}`)} target="_blank" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
