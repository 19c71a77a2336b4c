import type { ReactElement } from 'react'
import { addressMaxLength, descriptionMaxLength, titleMaxLength } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import {
  importColumns,
  importCurrencies,
  importFields,
  importPhotos,
  type ImportField,
} from '#contract/rules/imports/columns.ts'
import { importOwnIdLength } from '#contract/rules/imports/limits.ts'
import type { Imports } from '#i18n/ro/imports/imports.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { sampleAddress } from './sample-file.ts'
import { importTexts } from '../texts.ts'
import css from '../import.module.css'
import tables from '../tables.module.css'

/** What a file may say: its columns as an import reads them, and a sample. */
export function ColumnsSection({ isOpen }: { readonly isOpen: boolean }): ReactElement {
  const { columns: t, sample } = importTexts.use()
  const lang = useLang()
  return (
    <details className={css['box']} open={isOpen}>
      <summary className={css['summary']}>
        <h2 className={css['subtitle']}>{t.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      <p className={css['about']}>{t.text}</p>
      <div>
        <ButtonLink href={sampleAddress(lang, sample)} download={sample.file}>
          {t.sample}
        </ButtonLink>
      </div>
      <ColumnTable />
    </details>
  )
}

function ColumnTable(): ReactElement {
  const { columns: t } = importTexts.use()
  const lang = useLang()
  const allowed = allowedIn(lang, t.allowed)
  return (
    <div className={tables['scroll']} tabIndex={0} role="region" aria-label={t.title}>
      <table className={`${tables['table']} ${tables['columns']}`}>
        <thead>
          <tr>
            {[t.column, t.meaning, t.required, t.values].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {importFields.map((field) => (
            <tr key={field}>
              <th scope="row">{importColumns[field].header[lang]}</th>
              <td>{t.meanings[field]}</td>
              <td data-label={t.required}>{t.isRequired[importColumns[field].isRequired]}</td>
              <td data-label={t.values}>{allowed[field]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t.attribute.name}</th>
            <td>{t.attribute.meaning}</td>
            <td data-label={t.required}>{t.isRequired.no}</td>
            <td data-label={t.values}>{t.attribute.values}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function allowedIn(lang: Lang, t: Imports['columns']['allowed']): Record<ImportField, string> {
  const number = (value: number): string => formatNumber(lang, value)
  return {
    ...t,
    ownId: t.ownId(number(importOwnIdLength)),
    title: t.title(number(titleMaxLength)),
    description: t.description(number(descriptionMaxLength)),
    currency: t.currency(currenciesIn(lang)),
    address: t.address(number(addressMaxLength)),
    photos: t.photos(number(importPhotos)),
  }
}

/** Words for currencies; the Cyrillic ones where they are read. */
function currenciesIn(lang: Lang): string {
  const words = Object.keys(importCurrencies)
  const shown = words.filter((word) => lang === 'ru' || !/\p{Script=Cyrillic}/u.test(word))
  return shown.join(', ')
}
