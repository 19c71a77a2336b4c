import { useState, type ReactElement } from 'react'
import type { PayloadOf } from '#contract/call.ts'
import type { Labels } from '#contract/languages.ts'
import {
  attributeTypes,
  isChoice,
  type AttributeType,
  type EditScope,
} from '#contract/rules/categories/editing.ts'
import { categoryEditingCalls, type EditedAttribute } from '#contract/staff/categories.ts'
import { labelIn, useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import list from '../../frame/list.module.css'
import { makeStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { Review } from '../effects-dialog.tsx'
import { FactsFields, sentFacts, type TypedFacts } from './facts-fields.tsx'
import { labelFields, noLabels } from '../label-fields.tsx'
import { useReviewedChange } from '../use-reviewed-change.ts'

interface AddAttributeProps {
  readonly slug: string
  readonly attributes: readonly EditedAttribute[]
  readonly scope: EditScope
  readonly onDone: () => void
}

const noFacts: TypedFacts = {
  ...{ labels: noLabels, isRequired: false, isFilterable: true },
  ...{ unit: '', min: '', max: '', cardPlace: '0' },
}

/** A new attribute; its first options are typed a line each. */
export function AddAttribute({ slug, attributes, scope, onDone }: AddAttributeProps): ReactElement {
  const t = categoryTexts.use()
  const texts = useTexts()
  const [type, setType] = useState<AttributeType>('enum')
  const [facts, setFacts] = useState(noFacts)
  const [dependsOn, setDependsOn] = useState('')
  const [first, setFirst] = useState('')
  const [isWrong, setWrong] = useState(false)
  const change = useReviewedChange(
    (askCode, payload: PayloadOf<typeof categoryEditingCalls.addAttribute>, isPreview) =>
      makeStaffCall(askCode, categoryEditingCalls.addAttribute, { ...payload, isPreview }),
    { success: t.added, fields: [...labelFields, 'max', 'options'], onSaved: onDone },
  )
  const hasList = isChoice(type) && dependsOn === ''
  const missing = change.refusalOf('options')
  const send = (): void => {
    const options = hasList ? linesOf(first) : []
    setWrong(options === null)
    if (options)
      change.review({ subcategory: slug, scope, type, dependsOn, options, ...sentFacts(facts) })
  }
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field name="type" label={t.attribute.type} hint={t.attribute.typeHint}>
        <select
          value={type}
          onChange={(event) =>
            setType(attributeTypes.find((one) => one === event.currentTarget.value) ?? 'enum')
          }
        >
          {attributeTypes.map((one) => (
            <option key={one} value={one}>
              {t.attribute.types[one]}
            </option>
          ))}
        </select>
      </Field>
      <FactsFields {...{ type, facts, onChange: setFacts, refusalOf: change.refusalOf }} />
      {isChoice(type) && <ParentField {...{ attributes, dependsOn, onChange: setDependsOn }} />}
      {hasList && (
        <Field
          name="options"
          label={t.attribute.first}
          hint={t.attribute.firstHint}
          error={isWrong ? t.attribute.firstWrong : missing && texts.refusals[missing.code]}
        >
          <textarea
            value={first}
            rows={5}
            maxLength={20_000}
            onChange={(event) => setFirst(event.currentTarget.value)}
          />
        </Field>
      )}
      <Review change={change} />
      <p className={list['acts']}>
        <Button type="submit" kind="primary" busy={change.isBusy}>
          {t.form.review}
        </Button>
        <Button onPress={onDone}>{t.form.cancel}</Button>
      </p>
    </form>
  )
}

interface ParentFieldProps {
  readonly attributes: readonly EditedAttribute[]
  readonly dependsOn: string
  readonly onChange: (key: string) => void
}

/** The attribute whose value selects the options: one with a list of its own. */
function ParentField({ attributes, dependsOn, onChange }: ParentFieldProps): ReactElement | null {
  const { attribute: t } = categoryTexts.use()
  const lang = useLang()
  const possible = attributes.filter(
    (one) => one.type === 'enum' && one.isOffered && one.dependsOn === '' && one.options > 0,
  )
  if (possible.length === 0) return null
  return (
    <Field name="dependsOn" label={t.dependsOn} hint={t.dependsOnHint}>
      <select value={dependsOn} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{t.independent}</option>
        {possible.map(({ key, labels }) => (
          <option key={key} value={key}>
            {labelIn(lang, labels)}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** "Roșu | Красный | Red" a line; null if one is not of three names. */
function linesOf(text: string): { labels: Labels }[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const named = lines.map((line) => line.split('|').map((name) => name.trim()))
  if (named.some((names) => names.length !== 3 || names.includes(''))) return null
  return named.map(([ro = '', ru = '', en = '']) => ({ labels: { ro, ru, en } }))
}
