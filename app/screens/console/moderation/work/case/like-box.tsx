import type { ReactElement } from 'react'
import type { ModerationCase } from '#contract/staff/moderation.ts'
import { noPhoto, thumbnail } from '../../../../../lib/browser/images.ts'
import { formatPrice } from '../../../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../../../lib/texts/texts.ts'
import { moderationTexts } from '../../texts.ts'
import { isRepeated, mergePath } from '../repeated.ts'
import { Box } from './side.tsx'
import css from './case.module.css'

type Advert = NonNullable<ModerationCase['advert']>

interface LikeBoxProps {
  readonly view: ModerationCase
  readonly advert: Advert
}

/** Like adverts, and their prices beside the usual one. */
export function LikeBox({ view, advert }: LikeBoxProps): ReactElement {
  const { work } = moderationTexts.use()
  const lang = useLang()
  const texts = useTexts()
  const link = useLink()
  const { market, like } = advert
  const lei = (amount: number): string => formatPrice(lang, Math.round(amount), 'MDL')
  return (
    <Box title={work.like}>
      <p className={css['muted']}>
        {market
          ? work.market(lei(market.median), lei(market.low), lei(market.high))
          : work.noMarket}
      </p>
      <ul className={css['like']}>
        {like.map(({ id, title, owner, price, currency, image, photos, because }) => (
          <li key={id} data-photos={photos !== null || undefined}>
            {photos ? (
              <LikePhotos photos={photos} />
            ) : (
              <img
                src={image ? thumbnail(image) : noPhoto}
                alt=""
                width={44}
                height={33}
                loading="lazy"
              />
            )}
            <p>
              <a href={link(`/advert/${id}`)} target="_blank" rel="noopener">
                {title}
              </a>
              <span className={css['muted']}>
                {formatPrice(lang, price, currency, texts)} · @{owner}
                {because !== 'kind' && <b className={css['bad']}> · {work.because[because]}</b>}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {isRepeated(view) && <a href={link(mergePath(view, view.queue))}>{work.merge}</a>}
    </Box>
  )
}

interface LikePhotosProps {
  readonly photos: { readonly own: string; readonly other: string }
}

/** The photo of the case, and the one that is like it, side by side. */
function LikePhotos({ photos }: LikePhotosProps): ReactElement {
  const { work } = moderationTexts.use()
  return (
    <div className={css['pair']}>
      <figure>
        <img src={thumbnail(photos.own)} alt="" loading="lazy" />
        <figcaption>{work.thisPhoto}</figcaption>
      </figure>
      <figure>
        <img src={thumbnail(photos.other)} alt="" loading="lazy" />
        <figcaption>{work.otherPhoto}</figcaption>
      </figure>
    </div>
  )
}
