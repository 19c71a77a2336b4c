import type { ReactElement } from 'react'
import { Form, useNavigation } from '../../lib/router/index.ts'
import type { Category } from '#contract/categories.ts'
import {
  attributeTarget,
  type MappedCategory,
  type MappedField,
} from '#contract/imports/imports.ts'
import { importFields } from '#contract/rules/imports/columns.ts'
import { labelIn, useLang } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { Icon } from '../../parts/icons/icon.tsx'
import { leftOut } from './import-action.ts'
import type { RunViewProps } from './run-view-props.ts'
import { importTexts } from './texts.ts'
import css from './import.module.css'

interface MappingFormProps extends RunViewProps {
  /** A choice that is not saved yet. */
  readonly onChange: () => void
  readonly onSave: () => void
}

/** What categories and columns of the file are on the site. */
export function MappingForm({
  run,
  fields,
  categories,
  attributes,
  tree,
  onChange,
  onSave,
}: MappingFormProps): ReactElement {
  const { mapping: t } = importTexts.use()
  const isBusy = useNavigation().state === 'submitting'
  const open = categories.filter(isOpen)
  const missing = open.length
  return (
    <details className={css['box']} open={missing > 0}>
      <summary className={css['summary']}>
        <h2 className={css['subtitle']}>{t.title}</h2>
        {missing > 0 && <span className={css['missing']}>{t.missing(missing)}</span>}
        <Icon name="chevron-down" />
      </summary>
      <p className={css['note']}>{t.text}</p>
      <Form method="post" className={css['mapping']} onChange={onChange} onSubmit={onSave}>
        <input type="hidden" name="runId" value={run.id} />
        <fieldset className={css['names']}>
          <legend className={css['legend']}>{t.categories}</legend>
          {[...open, ...categories.filter((one) => !isOpen(one))].map((category) => (
            <CategoryName key={category.name} category={category} tree={tree} />
          ))}
        </fieldset>
        <fieldset className={css['names']}>
          <legend className={css['legend']}>{t.columns}</legend>
          {fields.map((field) => (
            <FieldName key={field.name} field={field} attributes={attributes} />
          ))}
        </fieldset>
        <div className={css['buttons']}>
          <Button type="submit" name="intent" value="mapping" kind="primary" busy={isBusy}>
            {t.save}
          </Button>
        </div>
      </Form>
    </details>
  )
}

function isOpen({ target, isChosen }: MappedCategory): boolean {
  return target === '' && !isChosen
}

function CategoryName({
  category: { name, lines, target, isChosen },
  tree,
}: {
  readonly category: MappedCategory
  readonly tree: readonly Category[]
}): ReactElement {
  const texts = importTexts.use()
  const { mapping: t } = texts
  const lang = useLang()
  const shown = name === '*' ? t.noCategory : name
  const value = target === '' && isChosen ? leftOut : target
  return (
    <div className={css['pair']} data-missing={value === '' || undefined}>
      <span className={css['source']}>
        {shown}{' '}
        <span className={css['note']}>
          {texts.lines(lines)}
          {target !== '' && !isChosen && ` · ${t.guessed}`}
        </span>
      </span>
      <input type="hidden" name={`was-category:${name}`} value={value} />
      <select
        className={css['select']}
        name={`category:${name}`}
        defaultValue={value}
        aria-label={t.of(shown)}
      >
        <option value="">{t.unmapped}</option>
        <option value={leftOut}>{t.leftOut}</option>
        {tree.map(({ slug, labels, groups }) => (
          <optgroup key={slug} label={labelIn(lang, labels)}>
            {groups.flatMap(({ subcategories }) =>
              subcategories.map((one) => (
                <option key={one.slug} value={one.slug}>
                  {labelIn(lang, one.labels)}
                </option>
              )),
            )}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

function FieldName({
  field: { name, sample, target },
  attributes,
}: {
  readonly field: MappedField
  readonly attributes: RunViewProps['attributes']
}): ReactElement {
  const texts = importTexts.use()
  const { mapping: t } = texts
  const lang = useLang()
  return (
    <div className={css['pair']}>
      <span className={css['source']}>
        {name} <span className={css['note']}>{sample}</span>
      </span>
      <input type="hidden" name={`was-field:${name}`} value={target} />
      <select
        className={css['select']}
        name={`field:${name}`}
        defaultValue={target}
        aria-label={t.of(name)}
      >
        <option value="">{t.leftOut}</option>
        {importFields.map((one) => (
          <option key={one} value={one}>
            {texts.fields[one]}
          </option>
        ))}
        {attributes.map(({ key, labels }) => (
          <option key={key} value={attributeTarget + key}>
            {t.attribute(labelIn(lang, labels))}
          </option>
        ))}
      </select>
    </div>
  )
}
