import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { useApiAnswer } from './api-action.ts'

interface RefusedProps {
  readonly intent: string
  /** Fields that show their own refusals. */
  readonly fields?: readonly string[]
}

/** Why the last form with this intent was refused, if no field says it. */
export function Refused({ intent, fields = [] }: RefusedProps): ReactElement | null {
  const { refusals } = useTexts()
  const refused = useApiAnswer(intent)?.refused
  if (!refused || fields.includes(refused.field ?? '')) return null
  return <ProblemLine text={refusals[refused.code]} />
}
