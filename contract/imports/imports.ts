import * as z from 'zod'
import { call } from '../call.ts'
import {
  importAddressLength,
  importChoices,
  importNameLength,
  importTargetLength,
} from '../rules/imports/limits.ts'
import {
  Flag,
  Id,
  LabelsShape,
  Language,
  ListOf,
  Offset,
  PageSize,
  Slug,
  Text,
  Token,
} from '../shapes.ts'
import { importFailures } from './import-failures.ts'

const path = '/companies/imports.php'
const token = { token: Token.optional() }

/** `checked`: waits to be confirmed. */
export const importStates = [
  'reading',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'cancelled',
] as const
export const importVerdicts = ['new', 'changed', 'unchanged', 'removed', 'refused'] as const
export type ImportVerdict = (typeof importVerdicts)[number]
/** Before the key of an attribute, as target of a column. */
export const attributeTarget = 'attribute:'

const Verdict = z.enum(importVerdicts)

export const ImportRunShape = z.object({
  id: z.int(),
  origin: z.enum(['file', 'address']),
  name: z.string(),
  isScheduled: z.boolean(),
  state: z.enum(importStates),
  failure: z.enum(importFailures).nullable(),
  removes: z.boolean(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  lines: z.int(),
  /** Lines that have come to their end. */
  done: z.int(),
  /** Lines that wait for their photos. */
  photos: z.int(),
  /** Foreseen, then what became of the lines. */
  counts: z.record(Verdict, z.int()),
})
export type ImportRun = z.infer<typeof ImportRunShape>

export const ImportSourceShape = z.object({
  url: z.string(),
  /** Null: on demand alone. */
  everyHours: z.int().nullable(),
  nextAt: z.string().nullable(),
  removes: z.boolean(),
  language: z.enum(['ro', 'ru', 'en']),
  /** Place of lines that name none; null: such lines are refused. */
  place: z.object({ slug: z.string(), labels: LabelsShape }).nullable(),
})
export type ImportSource = z.infer<typeof ImportSourceShape>

const ImportFieldShape = z.object({
  name: z.string(),
  sample: z.string(),
  target: z.string(),
  isChosen: z.boolean(),
})
const ImportCategoryShape = z.object({
  name: z.string(),
  lines: z.int(),
  target: z.string(),
  isChosen: z.boolean(),
})
export type MappedField = z.infer<typeof ImportFieldShape>
export type MappedCategory = z.infer<typeof ImportCategoryShape>

const ImportProblemShape = z.object({
  /** Null: of the whole line. */
  field: z.string().nullable(),
  /** Of a field that is an attribute. */
  fieldLabels: LabelsShape.nullable(),
  /** What the file says in the field. */
  value: z.string(),
  /** A code of a refusal. */
  reason: z.string(),
})

export const ImportLineShape = z.object({
  /** Line of the file; null: of an advert that is no longer in it. */
  line: z.int().nullable(),
  ownId: z.string(),
  title: z.string(),
  verdict: Verdict.nullable(),
  isDone: z.boolean(),
  /** All that a refused line is refused for. */
  problems: z.array(ImportProblemShape),
  notes: z.array(z.object({ kind: z.enum(['value', 'photo']), text: z.string() })),
  advertId: z.string().nullable(),
})
export type ImportLine = z.infer<typeof ImportLineShape>
export type ImportProblem = ImportLine['problems'][number]

const run = { run: ImportRunShape }
const own = { ...token, runId: Id }
const Choices = ListOf(
  z.object({ name: Text(importNameLength), target: Text(importTargetLength) }),
  importChoices,
  20_000,
).default([])

export const importCalls = {
  getImports: call({
    path,
    action: 'getImports',
    summary: 'Get how adverts of the own company are imported, and its imports, newest first',
    auth: 'user',
    member: { right: 'adverts' },
    input: { ...token, startID: Offset.default(0), itemsNum: PageSize.default(20) },
    output: { source: ImportSourceShape, runs: z.array(ImportRunShape), count: z.int() },
  }),
  saveImportSource: call({
    path,
    action: 'saveImportSource',
    summary:
      'Change the address of the file, how often it is fetched, and what holds for all lines',
    auth: 'user',
    member: { right: 'adverts', act: 'importChanged' },
    input: {
      ...token,
      /** Empty removes it. */
      url: Text(importAddressLength).optional(),
      /** Hours, or empty: on demand alone. */
      everyHours: z.enum(['', '6', '12', '24', '168']).optional(),
      removes: Flag.optional(),
      language: Language.optional(),
      /** Empty: lines without a place are refused. */
      place: Slug.optional(),
    },
    output: { source: ImportSourceShape },
  }),
  uploadImport: call({
    path,
    action: 'uploadImport',
    summary:
      'Begin an import from a file of at most 100 MB: CSV, XML or YML; nothing is written yet',
    auth: 'user',
    member: { right: 'adverts', act: 'importStarted' },
    input: { ...token, name: Text(importNameLength).default('') },
    output: run,
    files: 'stream',
  }),
  fetchImport: call({
    path,
    action: 'fetchImport',
    summary: 'Begin an import from the saved address; nothing is written yet',
    auth: 'user',
    member: { right: 'adverts', act: 'importStarted' },
    input: token,
    output: run,
  }),
  getImport: call({
    path,
    action: 'getImport',
    summary: 'Get an import of the own company with the mapping of its columns and categories',
    auth: 'user',
    member: { right: 'adverts' },
    input: own,
    output: {
      ...run,
      fields: z.array(ImportFieldShape),
      categories: z.array(ImportCategoryShape),
      /** Attributes of the subcategories that lines go to. */
      attributes: z.array(z.object({ key: z.string(), labels: LabelsShape })),
    },
  }),
  listImportLines: call({
    path,
    action: 'listImportLines',
    summary: 'List the lines of an import with what becomes of them',
    auth: 'user',
    member: { right: 'adverts' },
    input: {
      ...own,
      verdict: z.enum(['', ...importVerdicts]).default(''),
      startID: Offset.default(0),
      itemsNum: PageSize.default(50),
    },
    output: { lines: z.array(ImportLineShape), count: z.int() },
  }),
  saveImportMapping: call({
    path,
    action: 'saveImportMapping',
    summary: 'Choose what columns and categories of the file are; the import is checked anew',
    auth: 'user',
    member: { right: 'adverts', act: 'importChanged' },
    input: { ...own, fields: Choices, categories: Choices },
    output: run,
  }),
  confirmImport: call({
    path,
    action: 'confirmImport',
    summary: 'Carry out an import that has been checked',
    auth: 'user',
    member: { right: 'adverts', act: 'importConfirmed' },
    input: own,
    output: run,
  }),
  cancelImport: call({
    path,
    action: 'cancelImport',
    summary: 'Give up an import; lines that are done stay',
    auth: 'user',
    member: { right: 'adverts', act: 'importCancelled' },
    input: own,
    output: run,
  }),
}
