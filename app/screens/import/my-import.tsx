import { useEffect, type ReactElement } from 'react'
import { useRevalidator } from '../../lib/router/index.ts'
import { categoryCalls } from '#contract/categories.ts'
import {
  importCalls,
  importVerdicts,
  type ImportSource,
  type ImportVerdict,
} from '#contract/imports/imports.ts'
import { isRefusedAs } from '../../lib/calls/refusal.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { Pagination } from '../../parts/lists/pagination.tsx'
import { ColumnsSection } from './columns/columns-section.tsx'
import { FileSection } from './file-section.tsx'
import { importAction } from './import-action.ts'
import { RunList } from './run-list.tsx'
import { RunView } from './run-view.tsx'
import { RulesSection } from './rules-section.tsx'
import { SourceSection } from './source-section.tsx'
import { importTexts } from './texts.ts'
import css from './import.module.css'

export const texts = [importTexts]

export const head: Head = ({ lang }) => importTexts.of(lang).head

export const action = importAction

const runsOnPage = 20
const linesOnPage = 50

export const loader = screenLoader(async (visit) => {
  const { call, query } = visit
  const page = readPage(query.get('page'))
  const now = new Date().toISOString()
  try {
    const runId = query.get('run')
    if (runId) return { ...(await loadRun(visit, runId, page)), page, now }
    const start = (page - 1) * runsOnPage
    const imports = await call(importCalls.getImports, { startID: start, itemsNum: runsOnPage })
    const pages = Math.ceil(imports.count / runsOnPage)
    return { kind: 'list', ...imports, page, pages, now } as const
  } catch (error) {
    if (!isRefusedAs(error, 'company_only')) throw error
    return { kind: 'person' } as const
  }
})

async function loadRun({ call, query }: ScreenVisit, runId: string, page: number) {
  const verdict = importVerdicts.find((one) => one === query.get('verdict')) ?? ''
  const startID = (page - 1) * linesOnPage
  const [detail, { lines, count }] = await Promise.all([
    call(importCalls.getImport, { runId }),
    call(importCalls.listImportLines, { runId, verdict, startID, itemsNum: linesOnPage }),
  ])
  const isMapped = detail.run.state === 'checked'
  const categories = isMapped ? (await call(categoryCalls.getList, {})).categories : []
  const shown: ImportVerdict | '' = verdict
  const pages = Math.ceil(count / linesOnPage)
  return { kind: 'run', ...detail, lines, verdict: shown, tree: categories, pages } as const
}

const refreshMs = 2_000

/** Imports of a company: how they begin, what becomes of them, and those that were. */
export function Component(): ReactElement {
  const loaded = useLoaded<typeof loader>()
  const t = importTexts.use()
  const link = useLink()
  useRefresh(runsIn(loaded).some(({ state }) => moving.includes(state)))
  if (loaded.kind === 'person')
    return (
      <EmptyState icon="store" title={t.companyOnly.title} heading>
        <p>{t.companyOnly.text}</p>
        <ButtonLink href={link('/my-profile')}>{t.companyOnly.toProfile}</ButtonLink>
      </EmptyState>
    )
  if (loaded.kind === 'run')
    return (
      <div className={css['page']}>
        <RunView {...loaded} />
        <Pagination page={loaded.page} pages={loaded.pages} />
      </div>
    )
  const { source, runs, page, pages, now } = loaded
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <h1>{t.title}</h1>
        <p className={css['about']}>{t.about}</p>
      </header>
      <div className={css['starts']}>
        <div className={css['column']}>
          <FileSection />
          <RulesSection key={rulesOf(source)} source={source} />
        </div>
        <SourceSection key={`${source.url} ${source.nextAt}`} source={source} now={now} />
      </div>
      <ColumnsSection isOpen={runs.length === 0} />
      <RunList runs={runs} now={now} />
      <Pagination page={page} pages={pages} />
    </div>
  )
}

const moving: readonly string[] = ['reading', 'checking', 'running']

function runsIn(loaded: ReturnType<typeof useLoaded<typeof loader>>) {
  if (loaded.kind === 'person') return []
  return loaded.kind === 'run' ? [loaded.run] : loaded.runs
}

function rulesOf({ language, place, removes }: ImportSource): string {
  return `${language} ${place?.slug} ${removes}`
}

/** Loads the screen again while an import goes on. */
function useRefresh(isMoving: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => void revalidate(), refreshMs)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
}
