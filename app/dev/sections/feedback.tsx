import type { ReactElement } from 'react'
import { toast } from '../../lib/browser/toasts.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Spinner } from '../../parts/feedback/spinner.tsx'
import { Toasts } from '../../parts/feedback/toasts.tsx'
import { AdvertSkeleton } from '../../parts/cards/advert-skeleton.tsx'
import { Button, ButtonLink } from '../../parts/forms/button.tsx'
import css from '../parts-page.module.css'

/** What stands in place of content, and the toasts of each kind, which end by themselves. */
export function Feedback(): ReactElement {
  const t = useTexts()
  const { title, text, retry } = t.content.error
  return (
    <>
      <div className={css['row']}>
        <Button onPress={() => toast(t.advert.linkCopied, 'success')}>success</Button>
        <Button onPress={() => toast(text, 'danger', { act: () => {} })}>danger</Button>
        <Button onPress={() => toast(t.advert.safety.text, 'info')}>info</Button>
        <Spinner label={t.layout.loading} />
      </div>
      <div className={css['columns']}>
        <EmptyState title={t.adverts.none} />
        <EmptyState title={t.adverts.favorites.title} icon="heart">
          <p>{t.adverts.favorites.hint}</p>
          <ButtonLink kind="primary" href="#feedback">
            {t.adverts.favorites.browse}
          </ButtonLink>
        </EmptyState>
        <EmptyState title={title} icon="triangle-alert">
          <p>{text}</p>
          <Button>{retry}</Button>
        </EmptyState>
      </div>
      <AdvertSkeleton count={4} label={t.search.loading} />
      <Toasts />
    </>
  )
}
