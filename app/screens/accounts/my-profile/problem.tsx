import type { ReactElement } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import css from './form.module.css'

/** What went wrong with a form that is no field's fault. */
export function Problem({ code }: { code: RefusalCode | null }): ReactElement | null {
  const { refusals } = useTexts()
  if (code === null) return null
  return (
    <p className={css['problem']} role="alert">
      <Icon name="circle-alert" />
      {refusals[code]}
    </p>
  )
}
