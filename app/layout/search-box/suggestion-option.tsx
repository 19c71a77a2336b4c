import type { ReactElement } from 'react'
import { useLink } from '../../lib/texts/texts.ts'
import { typedParts } from '../../lib/filters/typed-parts.ts'
import { CategoryIcon } from '../../parts/icons/category-icon.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import type { IconName } from '../../parts/icons/icon-names.ts'
import { useLayout } from '../loader.ts'
import type { Suggestion, SuggestionGroup } from './suggestion-groups.ts'
import css from './suggestions.module.css'

const icons: Record<SuggestionGroup['kind'], IconName> = {
  recent: 'clock',
  queries: 'search',
  subcategories: 'layout-grid',
  places: 'map-pin',
  adverts: 'search',
  everywhere: 'search',
}

interface SuggestionOptionProps {
  readonly id: string
  readonly kind: SuggestionGroup['kind']
  readonly item: Suggestion
  /** Text typed so far. */
  readonly text: string
  readonly onPick: () => void
}

/** An option of the list: a link with the typed part in bold. */
export function SuggestionOption({
  id,
  kind,
  item,
  text,
  onPick,
}: SuggestionOptionProps): ReactElement {
  const link = useLink()
  return (
    <a
      id={id}
      role="option"
      // Set by the combobox.
      aria-selected={false}
      tabIndex={-1}
      className={css[kind === 'recent' ? 'recentOption' : 'option']}
      href={link(item.path)}
      onClick={onPick}
    >
      <Picture kind={kind} item={item} />
      <span className={css['label']}>
        <span lang={item.labelLang}>
          <Marked label={item.label} text={text} />
        </span>
        {item.detail && <span className={css['detail']}> {item.detail}</span>}
      </span>
      {item.note && <span className={css['note']}>{item.note}</span>}
    </a>
  )
}

/** Photo of an advert, the icon of its category without one, otherwise an icon for the kind of the line. */
function Picture({ kind, item }: Pick<SuggestionOptionProps, 'kind' | 'item'>): ReactElement {
  const { image, categoryId } = item
  const { categories } = useLayout()
  if (image) {
    return (
      <img className={css['photo']} src={image} alt="" width={56} height={42} decoding="async" />
    )
  }
  if (categoryId === undefined) {
    return (
      <span className={css['icon']}>
        <Icon name={icons[kind]} size={18} />
      </span>
    )
  }
  const category = categories.find(({ id }) => id === categoryId)
  return (
    <span className={css['drawing']}>
      <CategoryIcon icon={category?.icon ?? ''} color={category?.color ?? ''} />
    </span>
  )
}

function Marked({ label, text }: { label: string; text: string }): ReactElement[] {
  return typedParts(label, text).map((part, index) =>
    part.isTyped ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>,
  )
}
