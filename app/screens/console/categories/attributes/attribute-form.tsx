import { useState, type ReactElement } from 'react'
import type { PayloadOf } from '#contract/call.ts'
import { categoryEditingCalls, type EditedAttribute } from '#contract/staff/categories.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Tick } from '../../../../parts/forms/tick.tsx'
import { makeStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import { Review } from '../effects-dialog.tsx'
import { FactsFields, sentFacts, type TypedFacts } from './facts-fields.tsx'
import { labelFields } from '../label-fields.tsx'
import type { ListPlace } from './option-list.tsx'
import { useReviewedChange } from '../use-reviewed-change.ts'

interface AttributeFormProps {
  readonly place: ListPlace
  readonly attribute: EditedAttribute
}

/** What an attribute is besides its options. */
export function AttributeForm({ place, attribute }: AttributeFormProps): ReactElement {
  const t = categoryTexts.use()
  const [facts, setFacts] = useState<TypedFacts>(() => typedFacts(attribute))
  const [isOffered, setOffered] = useState(attribute.isOffered)
  const change = useReviewedChange(
    (askCode, payload: PayloadOf<typeof categoryEditingCalls.saveAttribute>, isPreview) =>
      makeStaffCall(askCode, categoryEditingCalls.saveAttribute, { ...payload, isPreview }),
    { success: t.saved, fields: [...labelFields, 'max'] },
  )
  const { subcategory, scope, key } = place
  const { version, type, labels } = attribute
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        change.review({ subcategory, scope, key, version, isOffered, ...sentFacts(facts) })
      }}
    >
      <FactsFields
        {...{ type, facts, onChange: setFacts, refusalOf: change.refusalOf }}
        saved={change.isConflict ? labels : undefined}
      />
      <Tick
        {...{ name: 'isOffered', label: t.attribute.isOffered, isOn: isOffered }}
        onChange={setOffered}
      />
      <Review change={change} />
      <p>
        <Button type="submit" kind="primary" busy={change.isBusy}>
          {t.form.review}
        </Button>
      </p>
    </form>
  )
}

function typedFacts({ min, max, ...attribute }: EditedAttribute): TypedFacts {
  const { labels, isRequired, isFilterable, unit, cardPlace } = attribute
  const text = (number: number | null): string => (number === null ? '' : String(number))
  const facts = { labels, isRequired, isFilterable, unit, cardPlace: text(cardPlace) }
  return { ...facts, min: text(min), max: text(max) }
}
