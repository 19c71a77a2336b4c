import { useEffect, useRef, useState, type ReactElement } from 'react'
import { searchCalls } from '#contract/search.ts'
import { recentCarouselItems } from '#contract/limits.ts'
import { routes } from '../../../../lib/browser/addresses.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { toCard, type Card } from '../../../../lib/lists/cards.ts'
import { useLang, useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { AdvertGrid } from '../../../../parts/cards/advert-grid.tsx'
import { Carousel } from '../../../../parts/lists/carousel.tsx'
import { advertPageTexts } from '../../texts.ts'
import type { ShownAdvert } from '../detail.ts'
import { useNear } from '../use-near.ts'
import css from './other-adverts.module.css'

type OtherAdvertsProps = Pick<ShownAdvert, 'id' | 'seller'>

/** Further adverts of the seller, loaded when they are nearly in view; their room is reserved. */
export function OtherAdverts({ id, seller }: OtherAdvertsProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const lang = useLang()
  const link = useLink()
  const t = useTexts()
  const texts = advertPageTexts.use()
  const [others, setOthers] = useState<readonly Card[] | null>(null)
  useEffect(() => {
    if (!isNear) return
    // One more than are shown: this advert is among them.
    const asked = {
      searchType: 'user',
      search: seller.id,
      itemsNum: recentCarouselItems + 1,
    } as const
    postCall(searchCalls.listItems, asked).then(
      ({ items }) =>
        setOthers(items.map((item) => toCard(item, lang)).filter((card) => card.id !== id)),
      () => {},
    )
  }, [isNear, seller.id, id, lang])
  if (others?.length === 0) return null
  return (
    <div ref={box} className={`${css['room']} needs-script`}>
      {others && (
        <Carousel
          title={texts.otherOfSeller}
          more={<a href={link(routes.profile(seller.username))}>{t.search.home.all}</a>}
        >
          <AdvertGrid
            adverts={others.slice(0, recentCarouselItems)}
            now={new Date().toISOString()}
            layout="row"
          />
        </Carousel>
      )}
    </div>
  )
}
