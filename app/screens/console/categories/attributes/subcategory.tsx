import { useState, type ReactElement } from 'react'
import type { EditScope } from '#contract/rules/categories/editing.ts'
import { categoryEditingCalls, type EditedAttribute } from '#contract/staff/categories.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Button } from '../../../../parts/forms/button.tsx'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { useStaffCall } from '../../frame/use-staff-call.ts'
import { categoryTexts, consoleTexts } from '../../texts.ts'
import { AddAttribute } from './add-attribute.tsx'
import css from '../categories.module.css'
import { moved, OrderButtons } from '../order-buttons.tsx'
import { ScopeField } from './scope-field.tsx'

export const texts = [consoleTexts, categoryTexts]

export const head: Head = ({ lang }) => categoryTexts.of(lang).head

export const loader = staffLoader(({ call, params }) =>
  call(categoryEditingCalls.getSubcategory, { subcategory: params['subcategory'] ?? '' }),
)

/** The attributes of a subcategory in the order of the form. */
export function Component(): ReactElement {
  const { subcategory, attributes } = useStaffLoaded<typeof loader>()
  const t = categoryTexts.use()
  const lang = useLang()
  const link = useLink()
  const [scope, setScope] = useState<EditScope>('own')
  const [isAdding, setAdding] = useState(false)
  const { slug, labels, category, adverts, isOffered, sharedWith } = subcategory
  return (
    <>
      <p className={list['muted']}>
        <a href={link('/admin/categories')}>{t.title}</a> · {labelIn(lang, category)}
      </p>
      <h1 className={list['title']}>{t.attributesOf(labelIn(lang, labels))}</h1>
      <p className={list['about']}>
        {t.adverts(adverts)}
        {!isOffered && ` · ${t.hidden}`}
      </p>
      <ScopeField {...{ sharedWith, scope, onChange: setScope }} />
      {attributes.length === 0 ? (
        <p>{t.attribute.none}</p>
      ) : (
        <AttributeTable {...{ slug, attributes, scope }} />
      )}
      <p className={css['after']}>
        <Button kind="primary" onPress={() => setAdding(true)}>
          {t.attribute.add}
        </Button>
      </p>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t.attribute.add} size="wide">
        <AddAttribute {...{ slug, attributes, scope }} onDone={() => setAdding(false)} />
      </Dialog>
    </>
  )
}

interface AttributeTableProps {
  readonly slug: string
  readonly attributes: readonly EditedAttribute[]
  readonly scope: EditScope
}

function AttributeTable({ slug, attributes, scope }: AttributeTableProps): ReactElement {
  const t = categoryTexts.use()
  const { columns } = t.attribute
  const order = useStaffCall(categoryEditingCalls.orderAttributes, {
    ...{ reloads: true, success: t.ordered },
  })
  const keys = attributes.flatMap(({ key, isOffered }) => (isOffered ? [key] : []))
  const onMove = (from: number, to: number): void =>
    void order({ subcategory: slug, scope, before: keys, after: moved(keys, from, to) })
  return (
    <div className={css['scroll']} tabIndex={0} role="region" aria-label={t.attributes}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{columns.acts}</th>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.type}</th>
            <th scope="col" className="numeric">
              {columns.options}
            </th>
            <th scope="col" className="numeric">
              {columns.adverts}
            </th>
          </tr>
        </thead>
        <tbody>
          {attributes.map((attribute) => (
            <AttributeLine
              key={attribute.key}
              {...{ slug, attribute, at: keys.indexOf(attribute.key), onMove }}
              {...{ count: keys.length, isBusy: order.isBusy }}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface AttributeLineProps {
  readonly slug: string
  readonly attribute: EditedAttribute
  /** Below 0 for a hidden one, which has no place. */
  readonly at: number
  readonly count: number
  readonly isBusy: boolean
  readonly onMove: (from: number, to: number) => void
}

function AttributeLine(props: AttributeLineProps): ReactElement {
  const { slug, attribute, at, count, isBusy, onMove } = props
  const t = categoryTexts.use().attribute
  const lang = useLang()
  const link = useLink()
  const { key, labels, type, unit, options, adverts, isOffered } = attribute
  const name = labelIn(lang, labels)
  const marks = [
    attribute.isRequired && isOffered && t.required,
    attribute.isFilterable && isOffered && t.filter,
    !isOffered && t.hidden,
  ]
  return (
    <tr data-attribute={key}>
      <td>{at >= 0 && <OrderButtons {...{ name, at, count, isBusy, onMove }} />}</td>
      <td>
        <a href={link(`/admin/categories/${slug}/${key}`)}>{name}</a>{' '}
        {marks.flatMap((mark) =>
          mark
            ? [
                <span key={mark} className={list['mark']}>
                  {mark}
                </span>,
                ' ',
              ]
            : [],
        )}
      </td>
      <td>{[t.types[type], unit].filter(Boolean).join(', ')}</td>
      <td className="numeric">{options > 0 ? formatNumber(lang, options) : ''}</td>
      <td className="numeric">{formatNumber(lang, adverts)}</td>
    </tr>
  )
}
