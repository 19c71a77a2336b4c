import { useState, type ReactElement } from 'react'
import type { PayloadOf } from '#contract/call.ts'
import {
  categoryEditingCalls,
  type EditedCategory,
  type EditedSubcategory,
} from '#contract/staff/categories.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { makeStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { Review } from '../effects-dialog.tsx'
import { useReviewedChange } from '../use-reviewed-change.ts'

interface SubcategoryMergeProps {
  readonly node: EditedSubcategory
  readonly categories: readonly EditedCategory[]
  readonly onDone: () => void
}

/** Moves everything of a subcategory to another one. */
export function SubcategoryMerge({
  node,
  categories,
  onDone,
}: SubcategoryMergeProps): ReactElement {
  const t = categoryTexts.use()
  const { refusals } = useTexts()
  const lang = useLang()
  const [into, setInto] = useState('')
  const change = useReviewedChange(
    (
      askCode,
      payload: PayloadOf<typeof categoryEditingCalls.mergeSubcategory>,
      isPreview: boolean,
    ) => makeStaffCall(askCode, categoryEditingCalls.mergeSubcategory, { ...payload, isPreview }),
    { success: t.merged, fields: ['into'], onSaved: onDone },
  )
  const refusal = change.refusalOf('into')
  return (
    <details className={css['merge']}>
      <summary>{t.merge}</summary>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault()
          change.review({ id: node.id, version: node.version, into })
        }}
      >
        <Field
          name="into"
          label={t.form.into}
          hint={t.form.mergeHint}
          error={refusal ? refusals[refusal.code] : undefined}
        >
          <select required value={into} onChange={(event) => setInto(event.currentTarget.value)}>
            <option value="">{t.form.choose}</option>
            {categories.map((category) => (
              <optgroup key={category.id} label={labelIn(lang, category.labels)}>
                {category.groups
                  .flatMap((group) => group.subcategories)
                  .filter(({ id, isOffered }) => isOffered && id !== node.id)
                  .map(({ id, labels }) => (
                    <option key={id} value={id}>
                      {labelIn(lang, labels)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </Field>
        <Review change={change} fate={t.effects.moved} />
        <div>
          <Button type="submit" busy={change.isBusy} disabled={into === ''}>
            {t.form.review}
          </Button>
        </div>
      </form>
    </details>
  )
}
