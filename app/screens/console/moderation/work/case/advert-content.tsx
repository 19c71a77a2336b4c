import { useState, type ReactElement } from 'react'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { languages } from '#contract/languages.ts'
import { large, thumbnail } from '../../../../../lib/browser/images.ts'
import { formatPrice } from '../../../../../lib/texts/format.ts'
import { labelIn, useLang, useTexts } from '../../../../../lib/texts/texts.ts'
import { Dialog } from '../../../../../parts/feedback/dialog.tsx'
import { moderationTexts } from '../../texts.ts'
import css from './case.module.css'

type Advert = NonNullable<ModerationCase['advert']>

/** An advert as the public would see it, with its texts in every language. */
export function AdvertContent({ advert }: { advert: Advert }): ReactElement {
  const t = moderationTexts.use()
  const texts = useTexts()
  const lang = useLang()
  const { price, currency, subcategory, place, address, attributes } = advert
  const written = languages
    .toSorted((one, other) => Number(other === advert.language) - Number(one === advert.language))
    .flatMap((one) => {
      const text = advert.texts[one]
      return text && (text.title || text.description) ? [{ lang: one, ...text }] : []
    })
  return (
    <section className={css['content']}>
      <p className={css['facts']}>
        <b>{formatPrice(lang, price, currency, texts)}</b>
        {subcategory && <span>{labelIn(lang, subcategory)}</span>}
        {place && <span>{[labelIn(lang, place), address].filter(Boolean).join(', ')}</span>}
      </p>
      <Gallery images={advert.images} />
      {written.map((one) => (
        <div key={one.lang} lang={one.lang} className={css['text']}>
          <h2 className={css['textTitle']}>
            <span className={css['lang']}>{one.lang}</span> {one.title}
          </h2>
          <p className={css['description']}>{one.description || t.work.noText}</p>
        </div>
      ))}
      {attributes.length > 0 && (
        <dl className={css['attributes']}>
          {attributes.map(({ label, value }) => (
            <div key={label.en}>
              <dt>{labelIn(lang, label)}</dt>
              <dd>{labelIn(lang, value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Gallery({ images }: { images: readonly string[] }): ReactElement {
  const { work } = moderationTexts.use()
  const [shown, setShown] = useState<string | null>(null)
  if (images.length === 0) return <p className={css['muted']}>{work.noPhotos}</p>
  return (
    <>
      <ul className={css['gallery']}>
        {images.map((name, at) => (
          <li key={name}>
            <button
              type="button"
              className={css['open']}
              aria-label={`${work.photos} ${at + 1}`}
              onClick={() => setShown(name)}
            >
              <img src={thumbnail(name)} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== null} onClose={() => setShown(null)} title={work.photos} size="wide">
        {shown && <img src={large(shown)} alt="" />}
      </Dialog>
    </>
  )
}
