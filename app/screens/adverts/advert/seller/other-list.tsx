import { useEffect, useState, type ReactElement } from 'react'
import { recentCarouselItems } from '#contract/limits.ts'
import { searchCalls } from '#contract/search.ts'
import { routes } from '../../../../lib/browser/addresses.ts'
import { postCall } from '../../../../lib/calls/calls.ts'
import { toCard, type Card } from '../../../../lib/lists/cards.ts'
import { useLang, useLink, useTexts } from '../../../../lib/texts/texts.ts'
import { AdvertGrid } from '../../../../parts/cards/advert-grid.tsx'
import { Carousel } from '../../../../parts/lists/carousel/carousel.tsx'
import type { ShownAdvert } from '../detail.ts'
import { advertPageTexts } from '../texts.ts'

export type OtherAdvertsProps = Pick<ShownAdvert, 'id' | 'seller'>

/** Further adverts of the seller. */
export function OtherList({ id, seller }: OtherAdvertsProps): ReactElement | null {
  const lang = useLang()
  const link = useLink()
  const t = useTexts()
  const texts = advertPageTexts.use()
  const [others, setOthers] = useState<{ cards: readonly Card[]; now: string } | null>(null)
  useEffect(() => {
    // One more than are shown: this advert is among them.
    const itemsNum = recentCarouselItems + 1
    postCall(searchCalls.listItems, { searchType: 'user', search: seller.id, itemsNum }).then(
      ({ items }) =>
        setOthers({
          cards: items.map((item) => toCard(item, lang)),
          now: new Date().toISOString(),
        }),
      () => {},
    )
  }, [seller.id, lang])
  const shown = (others?.cards ?? []).filter((card) => card.id !== id).slice(0, recentCarouselItems)
  if (!others || shown.length === 0) return null
  return (
    <Carousel
      title={texts.otherOfSeller}
      more={<a href={link(routes.profile(seller.username))}>{t.search.home.all}</a>}
    >
      <AdvertGrid adverts={shown} now={others.now} layout="row" />
    </Carousel>
  )
}
