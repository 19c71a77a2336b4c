import { maxImages as limit } from '#contract/limits.ts'
import { useState, type ReactElement } from 'react'
import type { PayloadOf } from '#contract/call.ts'
import {
  categoryEditingCalls,
  type EditedCategory,
  type EditedGroup,
  type EditedSubcategory,
} from '#contract/staff/categories.ts'
import { labelIn, useLang } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { Tick } from '../../../../parts/forms/tick.tsx'
import list from '../../frame/list.module.css'
import { makeStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { Review } from '../effects-dialog.tsx'
import { labelFields, LabelFields } from '../label-fields.tsx'
import { SubcategoryMerge } from './subcategory-merge.tsx'
import { useReviewedChange } from '../use-reviewed-change.ts'

/** A part of the tree that is edited. */
export type EditedNode =
  | ({ readonly kind: 'category' } & EditedCategory)
  | ({ readonly kind: 'group' } & EditedGroup)
  | ({ readonly kind: 'subcategory'; readonly groupId: number } & EditedSubcategory)

interface NodeFormProps {
  readonly node: EditedNode
  readonly categories: readonly EditedCategory[]
  readonly onDone: () => void
}

/** Names of a part of the tree, and what else it has. */
export function NodeForm({ node, categories, onDone }: NodeFormProps): ReactElement {
  const t = categoryTexts.use()
  const [labels, setLabels] = useState(node.labels)
  const [isOffered, setOffered] = useState(node.kind === 'subcategory' && node.isOffered)
  const [groupId, setGroup] = useState(node.kind === 'subcategory' ? node.groupId : 0)
  const [maxImages, setMaxImages] = useState(node.kind === 'category' ? `${node.maxImages}` : '')
  const [lifeDays, setLifeDays] = useState(node.kind === 'category' ? `${node.lifeDays}` : '')
  const change = useReviewedChange(
    (askCode, payload: PayloadOf<typeof categoryEditingCalls.saveNode>, isPreview: boolean) =>
      makeStaffCall(askCode, categoryEditingCalls.saveNode, { ...payload, isPreview }),
    { success: t.saved, fields: labelFields, onSaved: onDone },
  )
  const { kind, id, version } = node
  return (
    <>
      <form
        className={css['form']}
        onSubmit={(event) => {
          event.preventDefault()
          change.review({
            ...{ kind, id, version, labels },
            ...(kind === 'category' && { maxImages, lifeDays }),
            ...(kind === 'subcategory' && { isOffered, groupId }),
          })
        }}
      >
        <LabelFields
          {...{ labels, onChange: setLabels, refusalOf: change.refusalOf }}
          saved={change.isConflict ? node.labels : undefined}
        />
        {kind === 'category' && (
          <div className={css['labels']}>
            <NumberField
              {...{ name: 'maxImages', label: t.form.maxImages, min: 1, max: limit.beforeCategory }}
              {...{ value: maxImages, onChange: setMaxImages }}
            />
            <NumberField
              {...{ name: 'lifeDays', label: t.form.lifeDays, min: 7, max: 365 }}
              {...{ value: lifeDays, onChange: setLifeDays }}
            />
          </div>
        )}
        {kind === 'subcategory' && (
          <>
            <GroupField {...{ categories, groupId, onChange: setGroup }} />
            <Tick
              {...{ name: 'isOffered', label: t.form.isOffered, isOn: isOffered }}
              onChange={setOffered}
            />
          </>
        )}
        <Review change={change} />
        <p className={list['acts']}>
          <Button type="submit" kind="primary" busy={change.isBusy}>
            {t.form.review}
          </Button>
          <Button onPress={onDone}>{t.form.cancel}</Button>
        </p>
      </form>
      {node.kind === 'subcategory' && <SubcategoryMerge {...{ node, categories, onDone }} />}
    </>
  )
}

interface NumberFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly min: number
  readonly max: number
  readonly onChange: (value: string) => void
}

function NumberField({ onChange, ...field }: NumberFieldProps): ReactElement {
  return (
    <Field
      {...field}
      type="number"
      required
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

interface GroupFieldProps {
  readonly categories: readonly EditedCategory[]
  readonly groupId: number
  readonly onChange: (id: number) => void
}

/** Groups of all categories: a subcategory may be moved to any of them. */
function GroupField({ categories, groupId, onChange }: GroupFieldProps): ReactElement {
  const t = categoryTexts.use()
  const lang = useLang()
  return (
    <Field name="group" label={t.form.group}>
      <select value={groupId} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {categories.map((category) => (
          <optgroup key={category.id} label={labelIn(lang, category.labels)}>
            {category.groups.map((group) => (
              <option key={group.id} value={group.id}>
                {labelIn(lang, group.labels)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  )
}
