import type { ComponentProps, ReactElement } from 'react'
import { postingTexts } from '../../texts.ts'
import type { FieldsProps } from '../draft/draft.ts'
import { AttributeFields } from '../fields/attributes/attribute-fields.tsx'
import { PlaceDetails } from '../fields/place-fields.tsx'
import { PriceTerms } from '../fields/price-fields.tsx'
import { PhoneField, TextFields } from '../fields/terms-fields.tsx'
import { CategoryFields } from '../fields/what-fields.tsx'
import { Fold } from './fold.tsx'

interface MoreFieldsProps
  extends FieldsProps, Pick<ComponentProps<typeof CategoryFields>, 'categories' | 'onChoose'> {
  readonly attributes: ComponentProps<typeof AttributeFields>
}

/** What an advert may have besides photos, title, price and place. */
export function MoreFields({
  attributes,
  categories,
  onChoose,
  ...common
}: MoreFieldsProps): ReactElement {
  const { more, finish } = postingTexts.use()
  const { typed, errorText, onChange } = common
  const isWrongIn = (names: readonly string[]): boolean =>
    names.some((name) => errorText(name) !== undefined)
  const attributeNames = attributes.definitions.map(({ key }) => `attributes.${key}`)
  return (
    <>
      <Fold title={more.what} isWrong={isWrongIn(['subcategory', ...attributeNames])}>
        <CategoryFields
          typed={typed}
          errorText={errorText}
          categories={categories}
          onChoose={onChoose}
        />
        <AttributeFields {...attributes} />
      </Fold>
      <Fold title={more.text} isWrong={isWrongIn(['description'])}>
        <TextFields {...common} />
      </Fold>
      <Fold title={more.terms} isWrong={isWrongIn(['address', 'latitude'])}>
        <PriceTerms typed={typed} onChange={onChange} />
        <PlaceDetails {...common} />
      </Fold>
      <Fold
        title={more.phone}
        about={typed.showsPhone ? finish.phoneShort : finish.phoneHiddenShort}
        isWrong={false}
      >
        <PhoneField typed={typed} onChange={onChange} />
      </Fold>
    </>
  )
}
