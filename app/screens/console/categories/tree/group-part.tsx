import type { ReactElement } from 'react'
import {
  categoryEditingCalls,
  type EditedCategory,
  type EditedGroup,
  type EditedSubcategory,
} from '#contract/staff/categories.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Icon } from '../../../../parts/icons/icon.tsx'
import list from '../../frame/list.module.css'
import { useStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts } from '../../texts.ts'
import css from '../categories.module.css'
import type { EditedNode } from './node-form.tsx'
import { moved, OrderButtons } from '../order-buttons.tsx'

interface GroupPartProps {
  readonly group: EditedGroup
  readonly at: number
  readonly category: EditedCategory
  readonly onEdit: (node: Pick<EditedNode, 'kind' | 'id'>) => void
  readonly onAdd: () => void
}

/** A group with its subcategories. */
export function GroupPart({ group, at, category, onEdit, onAdd }: GroupPartProps): ReactElement {
  const t = categoryTexts.use()
  const lang = useLang()
  const order = useStaffCall(categoryEditingCalls.orderNodes, { reloads: true, success: t.ordered })
  const name = labelIn(lang, group.labels)
  const groups = category.groups.map(({ id }) => id)
  const ids = group.subcategories.map(({ id }) => id)
  const move = (kind: 'group' | 'subcategory', before: number[]) => (from: number, to: number) =>
    void order({ kind, before, after: moved(before, from, to) })
  return (
    <section aria-label={name}>
      <header className={css['group']}>
        <OrderButtons
          {...{ name, at, count: groups.length, isBusy: order.isBusy }}
          onMove={move('group', groups)}
        />
        <h3>{name}</h3>
        <EditButton name={name} onPress={() => onEdit({ kind: 'group', id: group.id })} />
        <Button onPress={onAdd}>{t.addSubcategory}</Button>
      </header>
      {ids.length === 0 ? (
        <p className={list['muted']}>{t.noSubcategories}</p>
      ) : (
        <ul className={list['list']}>
          {group.subcategories.map((one, place) => (
            <li key={one.id} className={css['line']} data-subcategory={one.slug}>
              <OrderButtons
                {...{ name: labelIn(lang, one.labels), at: place, count: ids.length }}
                isBusy={order.isBusy}
                onMove={move('subcategory', ids)}
              />
              <SubcategoryName subcategory={one} />
              <EditButton
                name={labelIn(lang, one.labels)}
                onPress={() => onEdit({ kind: 'subcategory', id: one.id })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SubcategoryName({
  subcategory,
}: {
  readonly subcategory: EditedSubcategory
}): ReactElement {
  const t = categoryTexts.use()
  const lang = useLang()
  const link = useLink()
  const { slug, labels, adverts, isOffered } = subcategory
  return (
    <span className={list['grow']}>
      <a href={link(`/admin/categories/${slug}`)}>{labelIn(lang, labels)}</a>{' '}
      <span className={list['muted']}>{t.adverts(adverts)}</span>{' '}
      {!isOffered && (
        <span className={list['mark']} data-tone="warning">
          {t.hidden}
        </span>
      )}
    </span>
  )
}

interface EditButtonProps {
  readonly name: string
  readonly onPress: () => void
}

function EditButton({ name, onPress }: EditButtonProps): ReactElement {
  const t = categoryTexts.use()
  return (
    <button type="button" className={css['edit']} aria-label={t.editOf(name)} onClick={onPress}>
      <Icon name="pencil" size={16} />
    </button>
  )
}
