import { importCalls, type ImportLine } from '#contract/imports/imports.ts'
import type { Labels } from '#contract/languages.ts'
import { implement } from '../implement.ts'
import { countLines, listLines, type ListedLine } from './lines/store.ts'
import { attributesIn, listChoices, targetOf } from './mapping/service.ts'
import {
  cancelImport,
  chooseMapping,
  confirmImport,
  countedRun,
  importAddress,
  importFile,
  importsOf,
  presentRun,
} from './runs/service.ts'
import { findSource, importerOf, presentSource, saveSource } from './sources/service.ts'

export const importHandlers = implement(importCalls, {
  getImports: async ({ deps, user, input }) => {
    await importerOf(deps, user)
    const [source, page] = await Promise.all([
      findSource(deps.sql, user.id),
      importsOf(deps, user, { start: input.startID, size: input.itemsNum }),
    ])
    return { source: presentSource(source), ...page }
  },
  saveImportSource: async ({ deps, user, input }) => ({
    source: await saveSource(deps, user, input),
  }),
  uploadImport: async ({ deps, user, input, files }) => ({
    run: await importFile(deps, user, input.name, files),
  }),
  fetchImport: async ({ deps, user }) => ({ run: await importAddress(deps, user) }),
  getImport: async ({ deps, user, input }) => {
    const run = await countedRun(deps, user, input.runId)
    const { fields, categories, mapping } = run
    const choices = await listChoices(deps.sql, user.id)
    const isChosen = (kind: string, name: string): boolean =>
      choices.some((choice) => choice.kind === kind && choice.source === name)
    const attributes = await attributesIn(deps, Object.values(mapping.categories))
    return {
      run: presentRun(run),
      fields: fields.map(({ name, sample }) => ({
        ...{ name, sample, target: targetOf(mapping.fields, name) ?? '' },
        isChosen: isChosen('field', name),
      })),
      categories: categories.map(({ name, lines }) => ({
        ...{ name, lines, target: targetOf(mapping.categories, name) ?? '' },
        isChosen: isChosen('category', name),
      })),
      attributes: attributes.map(({ key, labels }) => ({ key, labels })),
    }
  },
  listImportLines: async ({ deps, user, input }) => {
    const { mapping } = await countedRun(deps, user, input.runId)
    const verdict = input.verdict || null
    const page = { verdict, start: input.startID, size: input.itemsNum }
    const [lines, count, attributes] = await Promise.all([
      listLines(deps.sql, input.runId, page),
      countLines(deps.sql, input.runId, verdict),
      attributesIn(deps, Object.values(mapping.categories)),
    ])
    const labels = new Map(attributes.map((one) => [`attributes.${one.key}`, one.labels]))
    return { lines: lines.map((line) => presentLine(line, labels)), count }
  },
  saveImportMapping: async ({ deps, user, input }) => ({
    run: await chooseMapping(deps, user, input.runId, input),
  }),
  confirmImport: async ({ deps, user, input }) => ({
    run: await confirmImport(deps, user, input.runId),
  }),
  cancelImport: async ({ deps, user, input }) => ({
    run: await cancelImport(deps, user, input.runId),
  }),
})

function presentLine(
  { advertId, problems, notes, ...line }: ListedLine,
  labels: ReadonlyMap<string, Labels>,
): ImportLine {
  return {
    ...{ ...line, notes: notes.map((note) => ({ ...note })) },
    problems: problems.map((problem) => ({
      ...problem,
      fieldLabels: labels.get(problem.field ?? '') ?? null,
    })),
    advertId: advertId === null ? null : String(advertId),
  }
}
