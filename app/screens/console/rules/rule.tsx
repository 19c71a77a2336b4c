import { useState, type ReactElement } from 'react'
import { useNavigate } from '../../../lib/router/index.ts'
import { categoryCalls } from '#contract/categories.ts'
import { Refusal } from '#contract/refusals.ts'
import { reviewRuleCalls } from '#contract/staff/review-rules.ts'
import type { Head } from '../../../lib/calls/screen.ts'
import { labelIn, useLang, useLink } from '../../../lib/texts/texts.ts'
import { staffLoader, useConsole, useStaffLoaded } from '../frame/console-context.ts'
import { useStaffCall } from '../frame/use-staff-call.ts'
import list from '../frame/list.module.css'
import { moderationTexts } from '../moderation/texts.ts'
import { consoleTexts } from '../texts.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleReport } from './rule-report.tsx'
import { rulesTexts } from './texts.ts'
import { Trial } from './trial.tsx'
import { newRule, payloadOf, typedFrom } from './typed-rule.ts'
import css from './rules.module.css'

export const texts = [consoleTexts, rulesTexts, moderationTexts]

export const head: Head = ({ lang }) => rulesTexts.of(lang).head

export const loader = staffLoader(async ({ call, params, lang }) => {
  const [{ rules }, { lines }, { categories }] = await Promise.all([
    call(reviewRuleCalls.listRules, {}),
    call(reviewRuleCalls.ruleReport, {}),
    call(categoryCalls.getList, {}),
  ])
  const isNew = params['ruleId'] === 'new'
  const rule = rules.find(({ id }) => String(id) === params['ruleId']) ?? null
  if (!rule && !isNew) throw new Refusal('page_not_found')
  const choices = categories.map(({ slug, labels, groups }) => ({
    ...{ slug, name: labelIn(lang, labels) },
    inside: groups.flatMap(({ subcategories }) =>
      subcategories.map((one) => ({ slug: one.slug, name: labelIn(lang, one.labels) })),
    ),
  }))
  return { rule, lines: lines.filter(({ ruleId }) => ruleId === rule?.id), choices }
})

/** A rule, what it would have found, and what it found; whoever has the right changes it. */
export function Component(): ReactElement {
  const { rule } = useStaffLoaded<typeof loader>()
  return <RuleEditor key={`${rule?.id}.${rule?.version}`} />
}

function RuleEditor(): ReactElement {
  const { rule, lines, choices } = useStaffLoaded<typeof loader>()
  const { rights } = useConsole()
  const t = rulesTexts.use()
  const lang = useLang()
  const link = useLink()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => (rule ? typedFrom(rule) : newRule('words')))
  const [reason, setReason] = useState('')
  const save = useStaffCall(reviewRuleCalls.saveRule, {
    reloads: true,
    success: t.form.saved,
    onDone: ({ id }) => {
      if (!rule) void navigate(`/admin/rules/${id}`, { replace: true })
    },
  })
  const change = rule && { ruleId: rule.id, version: rule.version }
  return (
    <>
      <p>
        <a href={link('/admin/rules')}>{t.form.back}</a>
      </p>
      <h1 className={list['title']}>{rule ? rule.names[lang] : t.form.newTitle}</h1>
      {!rights.includes('rules') && <p className={list['about']}>{t.form.readOnly}</p>}
      <div className={css['columns']}>
        <RuleForm
          {...{ typed, choices, reason }}
          isNew={rule === null}
          canSave={rights.includes('rules')}
          isBusy={save.isBusy}
          refusal={save.refusal}
          onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          onReason={setReason}
          onSave={() => void save({ ...payloadOf(typed), ...change, reason })}
        />
        <div className={css['side']}>
          <Trial typed={typed} />
          {rule && <RuleReport lines={lines} />}
        </div>
      </div>
    </>
  )
}
