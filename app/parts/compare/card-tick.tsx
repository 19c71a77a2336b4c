import type { ReactElement } from 'react'
import type { Card } from '../../lib/lists/cards.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { CompareCheckbox } from './compare-checkbox.tsx'
import { changeListChoice, useListChoice } from './list-choice.ts'
import css from './card-tick.module.css'

/** Covers a card of a list, so that a press anywhere on it chooses the advert. */
export function CardTick({ card }: { readonly card: Card }): ReactElement {
  const { noTitle } = useTexts().adverts
  const { id, images, subcategoryId } = card
  return (
    <label className={css['tick']} htmlFor={`compare-${id}`}>
      <span className={css['box']}>
        <CompareCheckbox
          advert={{ id, subcategoryId, title: card.title || noTitle, image: images[0] ?? '' }}
          choice={useListChoice()}
          onChange={changeListChoice}
        />
      </span>
    </label>
  )
}
