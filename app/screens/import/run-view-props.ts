import type { Category } from '#contract/categories.ts'
import type {
  ImportLine,
  ImportRun,
  ImportVerdict,
  MappedCategory,
  MappedField,
} from '#contract/imports/imports.ts'
import type { Labels } from '#contract/languages.ts'

/** An import as the screen shows it. */
export interface RunViewProps {
  readonly run: ImportRun
  readonly fields: readonly MappedField[]
  readonly categories: readonly MappedCategory[]
  readonly attributes: readonly { readonly key: string; readonly labels: Labels }[]
  readonly tree: readonly Category[]
  readonly lines: readonly ImportLine[]
  readonly verdict: ImportVerdict | ''
}
