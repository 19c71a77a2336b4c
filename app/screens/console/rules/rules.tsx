import type { ReactElement } from 'react'
import { reviewRuleCalls, type ReviewRule } from '#contract/staff/review-rules.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { formatDate, formatNumber } from '../../../lib/texts/format.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { staffLoader, useConsole, useStaffLoaded } from '../frame/console-context.ts'
import list from '../frame/list.module.css'
import { consoleTexts } from '../texts.ts'
import { sumsOf, type RuleSums } from './rule-sums.ts'
import { rulesTexts } from './texts.ts'
import css from './rules.module.css'

export const texts = [consoleTexts, rulesTexts]

export const head: Head = ({ lang }) => rulesTexts.of(lang).head

export const loader = staffLoader(async ({ call }) => {
  const [{ rules }, { lines }] = await Promise.all([
    call(reviewRuleCalls.listRules, {}),
    call(reviewRuleCalls.ruleReport, {}),
  ])
  return { rules, lines }
})

/** What looks at adverts before everybody else does, with what it found. */
export function Component(): ReactElement {
  const { rules, lines } = useStaffLoaded<typeof loader>()
  const { rights } = useConsole()
  const t = rulesTexts.use()
  const link = useLink()
  return (
    <>
      <header className={css['header']}>
        <h1 className={list['title']}>{t.title}</h1>
        {rights.includes('rules') && (
          <ButtonLink kind="primary" href={link('/admin/rules/new')}>
            {t.add}
          </ButtonLink>
        )}
      </header>
      <p className={list['about']}>{t.about}</p>
      <div className={css['scroll']} tabIndex={0} role="region" aria-label={t.title}>
        <table className={css['table']}>
          <thead>
            <tr>
              {Object.entries(t.columns).map(([name, label]) => (
                <th
                  key={name}
                  scope="col"
                  className={name === 'found' || name === 'overruled' ? 'numeric' : undefined}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <RuleLine key={rule.id} rule={rule} sums={sumsOf(lines, rule.id)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function RuleLine({ rule, sums }: { readonly rule: ReviewRule; readonly sums: RuleSums }) {
  const t = rulesTexts.use()
  const lang = useLang()
  const link = useLink()
  const { id, names, kind, mode, isEnough, version, changedBy, changedAt } = rule
  const percent = formatNumber(lang, sums.overruledPercent)
  return (
    <tr data-rule={id}>
      <th scope="row">
        <a href={link(`/admin/rules/${id}`)}>{names[lang]}</a>
      </th>
      <td>{t.kinds[kind]}</td>
      <td>
        <span className={css['mode']} data-mode={mode}>
          {t.modes[mode]}
        </span>{' '}
        {!isEnough && <span className={list['muted']}>{t.together}</span>}
      </td>
      <td className="numeric">{formatNumber(lang, sums.found)}</td>
      <td className="numeric">
        {sums.decided > 0 && t.share(formatNumber(lang, sums.overruled), `${percent} %`)}
      </td>
      <td className={list['muted']}>
        {changedBy === null
          ? t.original
          : `${t.version(version)} · @${changedBy} · ${formatDate(lang, changedAt)}`}
      </td>
    </tr>
  )
}
