import { useEffect, type ReactElement } from 'react'
import { useRouteLoaderData } from 'react-router'
import { advertCalls } from '#contract/adverts.ts'
import { categoryCalls } from '#contract/categories.ts'
import { similarAdverts } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { routes } from '../../lib/addresses.ts'
import { postCall } from '../../lib/calls.ts'
import { toCard } from '../../lib/cards.ts'
import { priceHistoryTexts } from '../../lib/price-history-texts.ts'
import { priceText } from '../../lib/price-text.ts'
import { rememberRecent } from '../../lib/recent.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/screen.ts'
import { useLink, useTexts } from '../../lib/texts.ts'
import { AdvertGrid } from '../../parts/advert-grid.tsx'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { Heart } from '../../parts/heart.tsx'
import type { layoutLoader } from '../../parts/layout/loader.ts'
import { RecentCarousel } from '../../parts/recent-carousel.tsx'
import { AdvertView } from './advert-view.tsx'
import { shownAdvert } from './detail.ts'
import { Phone } from './phone.tsx'
import { ShareButton } from './share-button.tsx'
import css from './advert.module.css'

export const head: Head<Loaded> = (t, { advert }) => ({
  ...t.advert.head(advert.title || t.advert.noTitle, priceText(t, advert), advert.city),
  structured: structuredData(advert),
})

export const texts = [priceHistoryTexts]

export const loader = screenLoader(async ({ call, params, lang }) => {
  const id = params['advertId'] ?? ''
  if (!/^\d{1,10}$/.test(id)) throw new Refusal('advert_not_found')
  const [{ item }, similar] = await Promise.all([
    call(advertCalls.getAdvert, { itemID: id }),
    call(advertCalls.listSimilar, { itemID: id, itemsNum: similarAdverts }),
  ])
  const { attributes } = await call(categoryCalls.getAttributes, {
    subcategory: item.subcategory.slug,
  })
  return {
    lang,
    now: new Date().toISOString(),
    advert: shownAdvert(lang, item, attributes),
    similar: similar.items.map((advert) => toCard(advert, lang)),
  }
})

type Loaded = Awaited<ReturnType<typeof loader>>

export function Component(): ReactElement {
  const { advert, similar, now } = useLoaded<typeof loader>()
  const t = useTexts()
  const link = useLink()
  useSeen(advert.id)
  const { category, subcategory } = advert
  return (
    <div className={css['page']}>
      <Breadcrumbs
        items={[
          { href: link('/'), label: t.layout.home },
          { href: link(routes.category(category.slug)), label: category.label },
          {
            href: link(routes.category(category.slug, subcategory.slug)),
            label: subcategory.label,
          },
        ]}
      />
      <AdvertView
        advert={advert}
        now={now}
        actions={
          <>
            <Heart advertId={advert.id} />
            <ShareButton title={advert.title} />
          </>
        }
        contact={advert.showsPhone && <Phone key={advert.id} advertId={advert.id} />}
      />
      {similar.length > 0 && (
        <section>
          <h2 className={css['heading']}>{t.advert.similar}</h2>
          <AdvertGrid adverts={similar} now={now} />
        </section>
      )}
      <RecentCarousel except={advert.id} />
    </div>
  )
}

/** Kept among the recently viewed, and counted once; neither is worth a word when it fails. */
function useSeen(id: string): void {
  const layout = useRouteLoaderData<typeof layoutLoader>('layout')
  const me = layout?.me?.id
  useEffect(() => {
    rememberRecent(id)
    postCall(advertCalls.addView, { itemID: id }).catch(() => {})
  }, [id, me])
}

/** What search engines are told: nothing that the page does not show. */
function structuredData(advert: Loaded['advert']): object {
  const { seller } = advert
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: advert.title,
    description: advert.paragraphs.join('\n'),
    category: advert.subcategory.label,
    ...((advert.price > 0 || advert.isFree) && {
      offers: {
        '@type': 'Offer',
        price: advert.price,
        priceCurrency: advert.currency,
        availability: 'https://schema.org/InStock',
        seller: {
          '@type': seller.accountType === 1 ? 'Organization' : 'Person',
          name: seller.name,
        },
      },
    }),
  }
}
