import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { Dialog } from '../../parts/feedback/dialog.tsx'
import { AccountEntries, VisitorEntries } from './account-entries.tsx'
import { accountLinks } from './account-links.ts'
import css from './account-overlay.module.css'
import { useLayout } from '../loader.ts'
import type { OverlayProps } from './overlay.ts'
import { CurrencyChoice } from '../../parts/rates/currency-choice.tsx'
import { ratesTexts } from '../../parts/rates/texts.ts'
import { ThemeSwitch } from '../menu/theme-switch.tsx'

export const texts = [ratesTexts]

/** Account menu on phones. */
export function Overlay({ onClose }: OverlayProps): ReactElement {
  const t = useTexts()
  const { me, settings } = useLayout()
  return (
    <Dialog open size="full" title={me?.username ?? t.layout.account} onClose={onClose}>
      {me ? <AccountEntries links={accountLinks(t, settings, me)} /> : <VisitorEntries />}
      <div className={css['theme']}>
        <ThemeSwitch withText />
        <CurrencyChoice />
      </div>
    </Dialog>
  )
}
