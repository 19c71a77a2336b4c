import type { ReactElement, ReactNode } from 'react'
import { formatAge } from '../../../../lib/texts/format.ts'
import { useSettings } from '../../../../lib/calls/settings.ts'
import { useLang, useTexts } from '../../../../lib/texts/texts.ts'
import { advertPageTexts } from '../texts.ts'
import type { ShownAdvert } from '../detail.ts'
import css from './numbers.module.css'

interface NumbersProps {
  readonly advert: Pick<ShownAdvert, 'id' | 'publishedAt' | 'views'>
  /** ISO 8601 */
  readonly now: string
  readonly report: ReactNode
}

/** Number of the advert, publication and views, with the way to report it. */
export function Numbers({ advert, now, report }: NumbersProps): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const texts = advertPageTexts.use()
  const { showsViews } = useSettings()
  const { id, publishedAt, views } = advert
  return (
    <div className={css['numbers']}>
      <p className={css['line']}>
        <span>{texts.number(id)}</span>
        {publishedAt && <span>{t.advert.published(formatAge(lang, publishedAt, now))}</span>}
        {showsViews && <span>{t.advert.views(views)}</span>}
      </p>
      {report}
    </div>
  )
}
