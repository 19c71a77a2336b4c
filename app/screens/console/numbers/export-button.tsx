import type { ReactElement } from 'react'
import type { Metric } from '#contract/rules/numbers/metrics.ts'
import { numberCalls } from '#contract/staff/numbers.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { downloadCsv } from '../frame/download.ts'
import { useStaffCall } from '../frame/use-staff-call.ts'
import { numbersTexts } from '../texts.ts'
import css from './numbers.module.css'

interface ExportButtonProps {
  readonly metric: Metric | 'queries'
  readonly name: string
  readonly days: number
}

/** Saves one number by day, or the queries that found nothing. */
export function ExportButton({ metric, name, days }: ExportButtonProps): ReactElement {
  const t = numbersTexts.use()
  const exporting = useStaffCall(numberCalls.exportNumbers, {
    onDone: ({ csv }) => downloadCsv(metric, csv),
  })
  return (
    <Button
      className={css['export']}
      busy={exporting.isBusy}
      aria-label={t.exportOf(name)}
      onPress={() => void exporting({ metric, days })}
    >
      {t.export}
    </Button>
  )
}
