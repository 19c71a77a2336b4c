import { useState, type ReactElement } from 'react'
import type { Refusal } from '#contract/refusals.ts'
import {
  categoryEditingCalls,
  type EditedCategory,
  type EditedGroup,
} from '#contract/staff/categories.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import list from '../../frame/list.module.css'
import { useStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { labelFields, LabelFields, noLabels } from '../label-fields.tsx'

/** What is added to what: a group to a category, or a subcategory to a group. */
export type Addition =
  | { readonly kind: 'group'; readonly parent: EditedCategory }
  | { readonly kind: 'subcategory'; readonly parent: EditedGroup }

interface AddFormProps {
  readonly addition: Addition
  readonly categories: readonly EditedCategory[]
  readonly onDone: () => void
}

/** Nothing that exists is changed by an addition, so it is saved without a preview. */
export function AddForm({ addition, categories, onDone }: AddFormProps): ReactElement {
  const t = categoryTexts.use()
  const lang = useLang()
  const [labels, setLabels] = useState(noLabels)
  const [like, setLike] = useState('')
  const [wrong, setWrong] = useState<Refusal | null>(null)
  const add = useStaffCall(categoryEditingCalls.addNode, {
    ...{ reloads: true, success: t.added, onDone },
    onRefused: (refusal: Refusal) => {
      setWrong(refusal)
      return labelFields.includes(refusal.field ?? '')
    },
  })
  const refusalOf = (field: string) => (wrong?.field === field ? wrong : undefined)
  const { kind, parent } = addition
  const subcategories = categories.flatMap((category) =>
    category.groups.flatMap((group) => group.subcategories.map((one) => ({ ...one, category }))),
  )
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(null)
        void add({ kind, parentId: parent.id, labels, like })
      }}
    >
      <LabelFields {...{ labels, refusalOf, onChange: setLabels }} />
      {kind === 'subcategory' && (
        <Field name="like" label={t.form.like}>
          <select value={like} onChange={(event) => setLike(event.currentTarget.value)}>
            <option value="">{t.form.likeNone}</option>
            {subcategories.map(({ slug, category, labels: own }) => (
              <option key={slug} value={slug}>
                {labelIn(lang, category.labels)} · {labelIn(lang, own)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <p className={list['acts']}>
        <Button type="submit" kind="primary" busy={add.isBusy}>
          {t.form.add}
        </Button>
        <Button onPress={onDone}>{t.form.cancel}</Button>
      </p>
    </form>
  )
}
