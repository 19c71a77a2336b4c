import { useEffect, useState, type ReactElement } from 'react'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import type { OutputOf } from '#contract/call.ts'
import { statisticsDays } from '#contract/limits.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { formatNumber } from '../../../../lib/texts/format.ts'
import { myAdvertsTexts } from '../../texts.ts'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Dialog } from '../../../../parts/feedback/dialog.tsx'
import { Spinner } from '../../../../parts/feedback/spinner.tsx'
import type { OwnCard } from '../own-lines.ts'
import { PromotionResults } from './promotion-results.tsx'
import { StatsChart } from './stats-chart.tsx'
import css from './stats.module.css'

type Stats = OutputOf<typeof ownAdvertCalls.getStats> &
  OutputOf<typeof ownAdvertCalls.getPromotions>

interface StatsDialogProps {
  /** Null: closed. */
  readonly advert: Pick<OwnCard, 'id' | 'title' | 'hasResults'> | null
  readonly onClose: () => void
}

/** Statistics of an advert: totals and per day. */
export function StatsDialog({ advert, onClose }: StatsDialogProps): ReactElement {
  const t = useTexts()
  return (
    <Dialog
      open={advert !== null}
      onClose={onClose}
      title={advert?.title || t.adverts.noTitle}
      size="wide"
    >
      {advert && <LoadedStats key={advert.id} {...advert} />}
    </Dialog>
  )
}

function LoadedStats({ id, hasResults }: Pick<OwnCard, 'id' | 'hasResults'>): ReactElement {
  const t = myAdvertsTexts.use().stats
  const [stats, setStats] = useState<Stats | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    loadStats(id, hasResults).then(
      (loaded) => isCurrent && setStats(loaded),
      () => isCurrent && setStats('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [id, hasResults, attempt])
  if (stats === null) return <Spinner label={t.loading} />
  if (stats !== 'failed') return <Shown stats={stats} />
  return (
    <div role="alert" className={css['failed']}>
      <p>{t.failed}</p>
      <Button
        onPress={() => {
          setStats(null)
          setAttempt(attempt + 1)
        }}
      >
        {t.retry}
      </Button>
    </div>
  )
}

async function loadStats(id: string, hasResults: boolean): Promise<Stats> {
  const [stats, { results }] = await Promise.all([
    postCall(ownAdvertCalls.getStats, { advertId: id }),
    hasResults ? postCall(ownAdvertCalls.getPromotions, { advertId: id }) : { results: [] },
  ])
  return { ...stats, results }
}

function Shown({ stats }: { stats: Stats }): ReactElement {
  const t = myAdvertsTexts.use().stats
  const lang = useLang()
  const totals = [
    { label: t.views, value: stats.views },
    { label: t.hearts, value: stats.hearts },
    { label: t.reveals, value: stats.reveals },
  ]
  return (
    <div className={css['stats']}>
      <h3>{t.all}</h3>
      <dl className={css['totals']}>
        {totals.map(({ label, value }) => (
          <div key={label} className={css['total']}>
            <dt>{label}</dt>
            <dd>{formatNumber(lang, value)}</dd>
          </div>
        ))}
      </dl>
      {stats.results.length > 0 && <PromotionResults results={stats.results} />}
      <h3>{t.title(statisticsDays)}</h3>
      <StatsChart days={stats.days} />
    </div>
  )
}
