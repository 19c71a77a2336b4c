import { useState, type ReactElement } from 'react'
import type { EditScope } from '#contract/rules/categories/editing.ts'
import { isChoice } from '#contract/rules/categories/editing.ts'
import { categoryEditingCalls } from '#contract/staff/categories.ts'
import type { Head } from '../../../../lib/calls/screen.ts'
import { labelIn, useLang, useLink } from '../../../../lib/texts/texts.ts'
import { staffLoader, useStaffLoaded } from '../../frame/console-context.ts'
import list from '../../frame/list.module.css'
import { categoryTexts, consoleTexts } from '../../texts.ts'
import { AttributeForm } from './attribute-form.tsx'
import css from '../categories.module.css'
import { MergeForm } from './merge-form.tsx'
import { OptionList } from './option-list.tsx'
import { ScopeField } from './scope-field.tsx'

export const texts = [consoleTexts, categoryTexts]

export const head: Head = ({ lang }) => categoryTexts.of(lang).head

export const loader = staffLoader(({ call, params, query }) =>
  call(categoryEditingCalls.getAttribute, {
    subcategory: params['subcategory'] ?? '',
    key: params['attribute'] ?? '',
    parent: query.get('parent') ?? '',
  }),
)

/** An attribute: what it is called and asks for, and one of its lists of options. */
export function Component(): ReactElement {
  const loaded = useStaffLoaded<typeof loader>()
  const { subcategory, attribute, parents, parent, options } = loaded
  const t = categoryTexts.use()
  const lang = useLang()
  const link = useLink()
  const [scope, setScope] = useState<EditScope>('own')
  const place = { subcategory: subcategory.slug, scope, key: attribute.key, parent }
  const page = `/admin/categories/${subcategory.slug}`
  const listed = { place, version: attribute.version, options }
  return (
    <>
      <p className={list['muted']}>
        <a href={link('/admin/categories')}>{t.title}</a> ·{' '}
        <a href={link(page)}>{labelIn(lang, subcategory.labels)}</a>
      </p>
      <h1 className={list['title']}>{labelIn(lang, attribute.labels)}</h1>
      <p className={list['about']}>
        {[t.attribute.types[attribute.type], t.adverts(attribute.adverts)].join(' · ')}
        {!attribute.isOffered && ` · ${t.attribute.hidden}`}
      </p>
      <ScopeField {...{ sharedWith: subcategory.sharedWith, scope, onChange: setScope }} />
      <div className={css['columns']}>
        <section aria-label={t.attribute.facts}>
          <h2>{t.attribute.facts}</h2>
          <AttributeForm key={attribute.key} {...{ place, attribute }} />
        </section>
        {isChoice(attribute.type) && (
          <section aria-label={t.options.title}>
            <h2>{t.options.title}</h2>
            {parents.length > 0 && (
              <ul className={css['parents']} aria-label={t.options.parent}>
                {parents.map((one) => (
                  <li key={one.value}>
                    <a
                      href={link(`${page}/${attribute.key}?parent=${one.value}`)}
                      aria-current={one.value === parent ? 'page' : undefined}
                    >
                      {labelIn(lang, one.labels)} <span>{one.options}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <OptionList key={`${attribute.key} ${parent}`} {...listed} />
            {options.length > 1 && <MergeForm key={`merge ${parent}`} {...listed} />}
          </section>
        )}
      </div>
    </>
  )
}
