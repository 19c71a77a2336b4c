import type { Lang } from '#contract/languages.ts'
import { importColumns, importFields, type ImportField } from '#contract/rules/imports/columns.ts'
import type { Imports } from '#i18n/ro/imports/imports.ts'

/** A CSV that an import takes as it is, with the columns that it knows and a detail of the subcategory. */
export function sampleFile(lang: Lang, { rows, attribute }: Imports['sample']): string {
  const head = [...importFields.map((field) => importColumns[field].header[lang]), attribute.name]
  const lines = rows.map((row: Partial<Record<ImportField, string>>, at) => [
    ...importFields.map((field) => row[field] ?? ''),
    attribute.values[at] ?? '',
  ])
  return [head, ...lines].map((line) => line.map(quoted).join(';')).join('\r\n')
}

function quoted(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}

/** Address of the file, for a link that works without JavaScript too. Spreadsheets know its letters by the mark in front. */
export function sampleAddress(lang: Lang, sample: Imports['sample']): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${sampleFile(lang, sample)}`)}`
}
