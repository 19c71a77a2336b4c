import { useId, useState, type ReactElement } from 'react'
import type { PayloadOf } from '#contract/call.ts'
import { languages } from '#contract/languages.ts'
import { labelMax, optionsMax, type EditScope } from '#contract/rules/categories/editing.ts'
import { categoryEditingCalls, type EditedOption } from '#contract/staff/categories.ts'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { labelIn, useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { BareInput } from '../../../../parts/forms/bare-control.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { ProblemLine } from '../../../../parts/forms/problem-line.tsx'
import list from '../../frame/list.module.css'
import { makeStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { Review } from '../effects-dialog.tsx'
import { labelFields, noLabels } from '../label-fields.tsx'
import { moved, OrderButtons } from '../order-buttons.tsx'
import { useReviewedChange } from '../use-reviewed-change.ts'

/** Where a list of options is; `parent` is empty where it depends on nothing. */
export interface ListPlace {
  readonly subcategory: string
  readonly scope: EditScope
  readonly key: string
  readonly parent: string
}

interface OptionListProps {
  readonly place: ListPlace
  readonly version: number
  readonly options: readonly EditedOption[]
}

/** Names, order and visibility of options, saved together. */
export function OptionList({ place, version, options }: OptionListProps): ReactElement {
  const t = categoryTexts.use()
  const texts = useTexts()
  const [edited, setEdited] = useState<readonly EditedOption[] | null>(null)
  const change = useReviewedChange(
    (askCode, payload: PayloadOf<typeof categoryEditingCalls.saveOptions>, isPreview) =>
      makeStaffCall(askCode, categoryEditingCalls.saveOptions, { ...payload, isPreview }),
    { success: t.saved, fields: labelFields, onSaved: () => setEdited(null) },
  )
  const shown = edited ?? options
  const missing = labelFields.map(change.refusalOf).find(Boolean)
  const set = (at: number, option: EditedOption): void =>
    setEdited(shown.map((one, position) => (position === at ? option : one)))
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        const sent = shown.map(({ adverts: _adverts, ...option }) => option)
        change.review({ ...place, version, options: sent })
      }}
    >
      {shown.length === 0 ? (
        <p>{t.options.none}</p>
      ) : (
        <OptionTable
          {...{ shown, onSet: set }}
          onMove={(from, to) => setEdited(moved(shown, from, to))}
        />
      )}
      {missing && <ProblemLine text={texts.refusals[missing.code]} />}
      <Review change={change} />
      <p className={list['acts']}>
        <Button
          disabled={shown.length >= optionsMax}
          onPress={() =>
            setEdited([...shown, { value: '', labels: noLabels, isOffered: true, adverts: 0 }])
          }
        >
          {t.options.add}
        </Button>
        <Button type="submit" kind="primary" busy={change.isBusy} disabled={edited === null}>
          {t.form.review}
        </Button>
        {edited && <Button onPress={() => setEdited(null)}>{t.form.cancel}</Button>}
      </p>
    </form>
  )
}

interface OptionTableProps {
  readonly shown: readonly EditedOption[]
  readonly onSet: (at: number, option: EditedOption) => void
  readonly onMove: (from: number, to: number) => void
}

function OptionTable({ shown, onSet, onMove }: OptionTableProps): ReactElement {
  const { options: t, form } = categoryTexts.use()
  const lang = useLang()
  const names = useId()
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={t.title}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t.columns.order}</th>
            {languages.map((one) => (
              <th key={one} scope="col">
                {form.languages[one]}
              </th>
            ))}
            <th scope="col" className="numeric">
              {t.columns.adverts}
            </th>
            <th scope="col">{t.columns.isOffered}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((option, at) => {
            const name = labelIn(lang, option.labels)
            return (
              <tr key={option.value || `${names} ${at}`} data-option={option.value}>
                <td>
                  <OrderButtons {...{ name, at, count: shown.length, onMove }} />
                </td>
                {languages.map((one) => (
                  <td key={one}>
                    <BareInput
                      aria-label={t.labelOf(form.languages[one], at + 1)}
                      value={option.labels[one]}
                      lang={one}
                      maxLength={labelMax}
                      autoComplete="off"
                      onChange={({ currentTarget: { value } }) =>
                        onSet(at, { ...option, labels: { ...option.labels, [one]: value } })
                      }
                    />
                  </td>
                ))}
                <td className="numeric">{formatNumber(lang, option.adverts)}</td>
                <td>
                  <input
                    type="checkbox"
                    className={css['check']}
                    aria-label={t.isOffered(name)}
                    checked={option.isOffered}
                    onChange={({ currentTarget: { checked } }) =>
                      onSet(at, { ...option, isOffered: checked })
                    }
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
