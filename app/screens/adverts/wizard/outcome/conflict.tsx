import type { ReactElement } from 'react'
import { advertFieldNames } from '#contract/rules/advert/advert-fields.ts'
import { postingTexts } from '../../texts.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import type { TypedAdvert } from '../draft/draft.ts'
import { payloadOf } from '../draft/own-advert.ts'
import css from '../steps/form.module.css'

interface ConflictProps {
  readonly mine: TypedAdvert
  readonly other: TypedAdvert
  readonly onSettle: (whose: 'mine' | 'other') => void
}

/** Conflict with another window that has saved the same draft: shows its changes and asks which version to keep. */
export function Conflict({ mine, other, onSettle }: ConflictProps): ReactElement {
  const t = postingTexts.use().conflict
  const changes = useChanges(mine, other)
  return (
    <section className={css['notice']} role="alert" aria-labelledby="conflict-title">
      <h2 className={css['summaryTitle']} id="conflict-title">
        {t.title}
      </h2>
      <p className={css['plain']}>{t.text}</p>
      <ul className={css['changes']}>
        {changes.map(({ label, there }) => (
          <li key={label}>
            {label}
            {there && `: ${there}`}
          </li>
        ))}
      </ul>
      <div className={css['row']}>
        <Button onPress={() => onSettle('other')}>{t.other}</Button>
        <Button kind="primary" onPress={() => onSettle('mine')}>
          {t.mine}
        </Button>
      </div>
    </section>
  )
}

const shownCharacters = 120

/** Fields that differ; for plain text also the other version's value. */
function useChanges(mine: TypedAdvert, other: TypedAdvert) {
  const { fields, translations, conflict } = postingTexts.use()
  const t = useTexts()
  const plain = [
    ['title', fields.title],
    ['description', fields.description],
    ['price', fields.price],
    ['placeLabel', fields.place],
    ...advertFieldNames.map((name) => [name, fields[name]] as const),
  ] as const
  const others: readonly (readonly [string, readonly (keyof TypedAdvert)[]])[] = [
    [fields.language, ['language']],
    [fields.subcategory, ['category', 'subcategory']],
    [fields.details, ['attributes']],
    [translations.more, ['translations']],
    [fields.currency, ['currency', 'isNegotiable', 'isFree', 'isExchange']],
    [t.advert.map.label, ['pin', 'showsExactPlace']],
    [fields.showPhone, ['showsPhone']],
  ]
  const [here, there] = [asStored(mine), asStored(other)]
  const isChanged = (name: keyof TypedAdvert): boolean =>
    JSON.stringify(here[name]) !== JSON.stringify(there[name])
  return [
    ...plain
      .filter(([name]) => isChanged(name))
      .map(([name, label]) => ({
        label,
        there: other[name] === '' ? '–' : conflict.quote(cut(other[name])),
      })),
    ...others
      .filter(([, names]) => names.some(isChanged))
      .map(([label]) => ({ label, there: null })),
  ]
}

/** An absent translation equals an empty one. */
function asStored(typed: TypedAdvert) {
  return { ...typed, translations: payloadOf(typed).translations }
}

function cut(text: string): string {
  const characters = [...text]
  return characters.length > shownCharacters
    ? `${characters.slice(0, shownCharacters).join('')}…`
    : text
}
