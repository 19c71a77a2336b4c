import { useState, type ReactElement } from 'react'
import { categoryColors, categoryIcons } from '#contract/rules/categories/editing.ts'
import type { Refusal } from '#contract/refusals.ts'
import {
  categoryEditingCalls,
  type EditedCategory,
  type EditedGroup,
} from '#contract/staff/categories.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { CategoryIcon } from '../../../../parts/icons/category-icon.tsx'
import list from '../../frame/list.module.css'
import { useStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { labelFields, LabelFields, noLabels } from '../label-fields.tsx'

/** What is added to what: a category, a group to a category, or a subcategory to a group. */
export type Addition =
  | { readonly kind: 'category'; readonly parent: null }
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
  const [look, setLook] = useState<Look>({ icon: 'tag', color: categoryColors[0] })
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
        void add({
          ...{ kind, labels, like },
          ...(parent ? { parentId: parent.id } : look),
        })
      }}
    >
      <LabelFields {...{ labels, refusalOf, onChange: setLabels }} />
      {kind === 'category' && <LookFields {...{ look, onChange: setLook }} />}
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

interface Look {
  readonly icon: (typeof categoryIcons)[number]
  readonly color: (typeof categoryColors)[number]
}

interface LookFieldsProps {
  readonly look: Look
  readonly onChange: (look: Look) => void
}

/** Icon and colour of a category. */
function LookFields({ look, onChange }: LookFieldsProps): ReactElement {
  const { form } = categoryTexts.use()
  const { icon, color } = look
  return (
    <div className={css['labels']}>
      <Field name="icon" label={form.icon} suffix={<CategoryIcon icon={icon} color={color} />}>
        <select
          value={icon}
          onChange={({ currentTarget }) => {
            const chosen = categoryIcons.find((one) => one === currentTarget.value)
            if (chosen) onChange({ icon: chosen, color })
          }}
        >
          {categoryIcons.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </Field>
      <Field name="color" label={form.color}>
        <select
          value={color}
          onChange={({ currentTarget }) => {
            const chosen = categoryColors.find((one) => one === currentTarget.value)
            if (chosen) onChange({ icon, color: chosen })
          }}
        >
          {categoryColors.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </Field>
    </div>
  )
}
