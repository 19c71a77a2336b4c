import type { ReactElement } from 'react'
import { languages, type Lang } from '#contract/languages.ts'
import type { EditedBanner } from '#contract/staff/content/banners.ts'
import { bannerImage } from '../../../../lib/browser/images.ts'
import editing from '../parts/editing.module.css'
import { editingTexts } from '../texts.ts'
import css from './banners.module.css'

interface BannerPreviewProps {
  readonly lang: Lang
  readonly typed: EditedBanner
}

/** The pictures as pages show them, wide and on a phone, without counting anything. */
export function BannerPreview({ lang, typed }: BannerPreviewProps): ReactElement {
  const t = editingTexts.use()
  const own = typed.images.find(({ language, image }) => language === lang && image !== '')
  const shown =
    own ?? languages.flatMap((one) => typed.images.filter(({ language }) => language === one))[0]
  return (
    <section className={editing['aside']} aria-label={t.preview}>
      <p className={editing['previewName']}>{t.preview}</p>
      <div className={`${editing['preview']} ${css['picture']}`} lang={lang}>
        {shown?.image && <img src={bannerImage(shown.image)} alt={shown.alt} />}
        {shown && (shown.narrow || shown.image) && (
          <img src={bannerImage(shown.narrow || shown.image)} alt={shown.alt} width={358} />
        )}
        {shown?.link && <code>{shown.link}</code>}
      </div>
    </section>
  )
}
