import type { ReactElement } from 'react'
import { screenLoader, type Head } from '../../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'

export const head: Head = (t) => t.accounts.opensLater.head

export const loader = screenLoader(async () => null)

/** Placeholder of account areas of later versions, with links to the existing ones. */
export function Component(): ReactElement {
  const t = useTexts()
  const link = useLink()
  return (
    <EmptyState icon="clock" title={t.accounts.opensLater.title} heading>
      <p>{t.accounts.opensLater.text}</p>
      <ButtonLink kind="primary" href={link('/add-advert')}>
        {t.adverts.add.title}
      </ButtonLink>
      <ButtonLink kind="quiet" href={link('/my-favorites')}>
        {t.layout.favorites}
      </ButtonLink>
    </EmptyState>
  )
}
