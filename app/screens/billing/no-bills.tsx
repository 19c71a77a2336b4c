import type { ReactElement } from 'react'
import { useLink } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../parts/forms/button.tsx'
import type { IconName } from '../../parts/icons/icon-names.ts'
import { billingTexts } from './texts.ts'

interface NothingProps {
  readonly title: string
  readonly text: string
  readonly icon: IconName
  /** Whether anything is sold on this site. */
  readonly isSelling: boolean
}

/** Empty page of bills or cards; on a free site it says that there is nothing to pay. */
export function NothingYet({ title, text, icon, isSelling }: NothingProps): ReactElement {
  const t = billingTexts.use()
  const link = useLink()
  return (
    <EmptyState icon={icon} title={title}>
      <p>{isSelling ? text : t.free}</p>
      <ButtonLink href={link('/pricing')}>{t.prices}</ButtonLink>
    </EmptyState>
  )
}
