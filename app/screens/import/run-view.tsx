import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react'
import { Form, useNavigation } from '../../lib/router/index.ts'
import { importVerdicts, type ImportRun } from '#contract/imports/imports.ts'
import { formatNumber } from '../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../lib/texts/texts.ts'
import { Button } from '../../parts/forms/button.tsx'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { pathOf, useActed } from './import-action.ts'
import { LineTable } from './line-table.tsx'
import { MappingForm } from './mapping-form.tsx'
import { labelOf, State } from './run-list.tsx'
import type { RunViewProps } from './run-view-props.ts'
import { importTexts } from './texts.ts'
import css from './import.module.css'

/** An import: its state, what can be done with it, what its names mean and what becomes of its lines. */
export function RunView(props: RunViewProps): ReactElement {
  const { run, lines, verdict } = props
  const t = importTexts.use()
  const { refusals } = useTexts()
  const link = useLink()
  const acted = useActed('confirm', 'cancel', 'mapping')
  const title = useTitleFocus(run.state)
  const [isMappingChanged, setIsMappingChanged] = useState(false)
  const isWaiting = run.state === 'checked'
  return (
    <>
      <header className={css['header']}>
        <p>
          <a href={link('/my-import')}>{t.back}</a>
        </p>
        <h1 className={css['name']} ref={title} tabIndex={-1}>
          {run.name || t.title}
        </h1>
        <p aria-live="polite">
          <State run={run} /> <Progress run={run} />
        </p>
        {acted?.refused && <ProblemLine text={refusals[acted.refused]} />}
        <RunButtons run={run} isMappingChanged={isWaiting && isMappingChanged} />
      </header>
      {isWaiting && (
        <MappingForm
          {...props}
          onChange={() => setIsMappingChanged(true)}
          onSave={() => setIsMappingChanged(false)}
        />
      )}
      {run.lines > 0 && (
        <div className={css['lines']}>
          <p className={css['note']}>{aboutLines(run, t)}</p>
          <Verdicts run={run} verdict={verdict} />
          <LineTable lines={lines} />
        </div>
      )}
    </>
  )
}

/** When the state changes, its buttons go, and with them the focus. */
function useTitleFocus(state: ImportRun['state']): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && before.current !== state) title.current?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  return title
}

function aboutLines({ state }: ImportRun, t: ReturnType<typeof importTexts.use>): string {
  if (state === 'cancelled') return t.givenUp
  return state === 'checked' || state === 'checking' ? t.foreseen : t.happened
}

function Progress({ run }: { readonly run: ImportRun }): ReactElement | null {
  const t = importTexts.use()
  const lang = useLang()
  const { counts, lines, done, photos, state } = run
  const checked = importVerdicts.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const at = state === 'checking' ? checked : done
  if (state === 'reading') return <span className={css['note']}>{t.lines(lines)}</span>
  if (state !== 'checking' && state !== 'running') return null
  return (
    <>
      <progress className={css['progress']} value={at} max={lines} aria-label={t.states[state]} />{' '}
      <span className={css['note']}>
        {t.progress(formatNumber(lang, at), formatNumber(lang, lines))}
        {photos > 0 && ` · ${t.photos(photos)}`}
      </span>
    </>
  )
}

interface RunButtonsProps {
  readonly run: ImportRun
  /** Choices that are not saved yet would be lost. */
  readonly isMappingChanged: boolean
}

function RunButtons({ run, isMappingChanged }: RunButtonsProps): ReactElement {
  const t = importTexts.use()
  const isBusy = useNavigation().state === 'submitting'
  const { state, counts } = run
  if (state === 'done' || state === 'failed' || state === 'cancelled') return <WaysOn run={run} />
  const { removed = 0 } = counts
  const written = (counts.new ?? 0) + (counts.changed ?? 0)
  const count = written + removed
  const isReady = state === 'checked'
  return (
    <Form method="post" className={css['buttons']}>
      <input type="hidden" name="runId" value={run.id} />
      {isReady && count > 0 && !isMappingChanged && (
        <Button type="submit" name="intent" value="confirm" kind="primary" busy={isBusy}>
          {written > 0 ? t.confirm(written) : t.archive(removed)}
        </Button>
      )}
      <Button type="submit" name="intent" value="cancel" busy={isBusy}>
        {state === 'running' ? t.stop : t.cancel}
      </Button>
      {isMappingChanged && <span className={css['missing']}>{t.mapping.unsaved}</span>}
      {isReady && removed > 0 && written > 0 && (
        <span className={css['missing']}>{t.alsoArchives(removed)}</span>
      )}
      {isReady && count === 0 && <span className={css['note']}>{t.nothing}</span>}
      {state === 'running' && <span className={css['note']}>{t.stopped}</span>}
    </Form>
  )
}

function WaysOn({ run }: { readonly run: ImportRun }): ReactElement {
  const t = importTexts.use()
  const link = useLink()
  return (
    <div className={css['buttons']}>
      {run.state === 'done' && <a href={link('/my-adverts')}>{t.adverts}</a>}
      <a href={link('/my-import')}>{t.again}</a>
    </div>
  )
}

function Verdicts({ run, verdict }: Pick<RunViewProps, 'run' | 'verdict'>): ReactElement {
  const t = importTexts.use()
  const lang = useLang()
  const link = useLink()
  const tabs = [
    { of: '' as const, label: t.all, count: run.lines },
    ...importVerdicts.map((of) => ({ of, label: labelOf(run, of, t), count: run.counts[of] ?? 0 })),
  ]
  return (
    <nav aria-label={t.filter}>
      <ul className={css['tabs']}>
        {tabs.map(({ of, label, count }) => (
          <li key={of}>
            <a
              className={css['tab']}
              href={link(pathOf(run.id, of))}
              aria-current={of === verdict ? 'page' : undefined}
            >
              {label} <span className={css['count']}>{formatNumber(lang, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
