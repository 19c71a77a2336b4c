import type { ReactElement } from 'react'
import type { Attribute } from '#contract/categories.ts'
import { labelIn, useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { Icon } from '../../../../parts/icons/icon.tsx'
import { factsOf, type Fact } from '../../advert/detail.ts'
import { postingTexts } from '../../texts.ts'
import type { CategoryChoice, TypedAdvert } from '../draft/draft.ts'
import { subcategoryName, type Reading } from './with-reading.ts'
import css from './read-chips.module.css'

interface ReadChipsProps {
  readonly typed: TypedAdvert
  readonly definitions: readonly Attribute[]
  readonly categories: readonly CategoryChoice[]
  /** The likely subcategories, the first one best. */
  readonly proposals: Reading['subcategories']
  /** Keys of attributes that the form shows as fields. */
  readonly shownKeys: readonly string[]
  readonly onChoose: (category: string, subcategory: string) => void
  /** Name of what is removed: "subcategory" or the key of an attribute. */
  readonly onRemove: (name: string) => void
  /** Opens the field of a name in the contract. */
  readonly onOpen: (field: string) => void
}

/** Category and attributes of the advert as chips: what was read from the title can be corrected or removed. */
export function ReadChips(props: ReadChipsProps): ReactElement {
  const { typed, definitions, categories, shownKeys, onRemove, onOpen } = props
  const { read } = postingTexts.use()
  const t = useTexts()
  const lang = useLang()
  const chosen = namedIn(categories, typed.subcategory)
  const valueOf = ({ value, unit }: Fact): string => {
    if (typeof value === 'boolean') return value ? t.advert.yes : t.advert.no
    return unit ? `${value} ${t.advert.units[unit] ?? unit}` : value
  }
  const facts = factsOf(lang, typed.attributes, definitions).filter(
    ({ key }) => !shownKeys.includes(key),
  )
  return (
    <div className={css['read']} aria-live="polite">
      {chosen ? (
        <>
          <p className={css['hint']}>{read.title}</p>
          <ul className={css['chips']} aria-label={read.title}>
            <Chip
              isMain
              text={chosen.label}
              label={read.correct(`${chosen.categoryLabel}, ${chosen.label}`)}
              removeLabel={read.remove(chosen.label)}
              onOpen={() => onOpen(subcategoryName)}
              onRemove={() => onRemove(subcategoryName)}
            />
            {facts.map((fact) => (
              <Chip
                key={fact.key}
                text={fact.value === true ? fact.label : valueOf(fact)}
                label={read.correct(`${fact.label}: ${valueOf(fact)}`)}
                removeLabel={read.remove(`${fact.label}: ${valueOf(fact)}`)}
                onOpen={() => onOpen(`attributes.${fact.key}`)}
                onRemove={() => onRemove(fact.key)}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className={css['hint']}>{read.empty}</p>
      )}
      <Others {...props} />
      {!chosen && (
        <button type="button" className={css['other']} onClick={() => onOpen('category')}>
          {read.choose}
        </button>
      )}
    </div>
  )
}

interface ChipProps {
  readonly text: string
  readonly label: string
  readonly removeLabel: string
  readonly isMain?: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function Chip({ text, label, removeLabel, isMain, onOpen, onRemove }: ChipProps): ReactElement {
  return (
    <li className={css['chip']} data-main={isMain}>
      <button type="button" className={css['value']} aria-label={label} onClick={onOpen}>
        {text}
      </button>
      <button type="button" className={css['remove']} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="x" size={16} />
      </button>
    </li>
  )
}

/** Further likely subcategories; while none is likely, that of the seller's latest advert. */
function Others({ typed, categories, proposals, onChoose }: ReadChipsProps): ReactElement | null {
  const { fields } = postingTexts.use()
  const lang = useLang()
  const { remembered, subcategory } = typed
  const likely = proposals.map(({ slug, labels, category }) => ({
    slug,
    category: category.slug,
    text: `${labelIn(lang, labels)} · ${labelIn(lang, category.labels)}`,
  }))
  const latest = remembered && namedIn(categories, remembered.subcategory)
  const isLatestOffered = latest && likely.length === 0 && subcategory === ''
  const all = [
    ...likely,
    ...(isLatestOffered
      ? [
          {
            slug: remembered.subcategory,
            category: latest.category,
            text: `${latest.label} · ${latest.categoryLabel}`,
          },
        ]
      : []),
  ].filter(({ slug }) => slug !== subcategory)
  if (all.length === 0) return null
  return (
    <div className={css['chips']} role="group" aria-label={fields.proposals}>
      {all.map(({ slug, category, text }) => (
        <button
          key={slug}
          type="button"
          className={css['other']}
          onClick={() => onChoose(category, slug)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

function namedIn(categories: readonly CategoryChoice[], slug: string) {
  for (const category of categories) {
    const found = category.groups
      .flatMap(({ subcategories }) => subcategories)
      .find((one) => one.slug === slug)
    if (found) return { label: found.label, category: category.slug, categoryLabel: category.label }
  }
  return null
}
