import { useEffect, type ReactElement } from 'react'
import { useRouteLoaderData } from 'react-router'
import { advertCalls } from '#contract/adverts.ts'
import { categoryCalls } from '#contract/categories.ts'
import type { Lang } from '#contract/languages.ts'
import { similarAdverts } from '#contract/limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { routes } from '../../lib/addresses.ts'
import { postCall } from '../../lib/calls.ts'
import { toCard } from '../../lib/cards.ts'
import { formatAge, formatPrice } from '../../lib/format.ts'
import { rememberRecent } from '../../lib/recent.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/screen.ts'
import { labelIn, useLang, useLink, useTexts } from '../../lib/texts.ts'
import { AdvertGrid } from '../../parts/advert-grid.tsx'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { Heart } from '../../parts/heart.tsx'
import type { layoutLoader } from '../../parts/layout/loader.ts'
import { factsOf, textsFor } from './detail.ts'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { SafetyNote, SellerCard } from './seller-card.tsx'
import { ShareButton } from './share-button.tsx'
import css from './advert.module.css'

export const head: Head<Loaded> = (t, { advert, lang }) => ({
  ...t.advert.head(advert.title || t.advert.noTitle, priceText(lang, advert), advert.city),
  structured: structuredData(advert),
})

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
  const { title, description, textLang } = textsFor(lang, item)
  return {
    lang,
    now: new Date().toISOString(),
    advert: {
      id: item.id,
      title,
      textLang,
      paragraphs: description.split(/\n+/).filter((line) => line.trim() !== ''),
      price: item.ad_price,
      currency: item.ad_currency,
      isNegotiable: item.negotiable,
      city: labelIn(lang, item.ad_city),
      district: labelIn(lang, item.district),
      address: item.ad_address,
      publishedAt: item.created,
      images: item.ad_images.images.map(({ image }) => image),
      facts: factsOf(lang, item.attributes, attributes),
      category: { slug: item.category.slug, label: labelIn(lang, item.category.labels) },
      subcategory: { slug: item.subcategory.slug, label: labelIn(lang, item.subcategory.labels) },
      seller: item.seller,
    },
    similar: similar.items.map((advert) => toCard(advert, lang)),
  }
})

type Loaded = Awaited<ReturnType<typeof loader>>

function priceText(lang: Lang, { price, currency }: Loaded['advert']): string {
  return formatPrice(lang, price, currency)
}

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
      <div className={css['columns']}>
        <div className={css['main']}>
          <Gallery
            key={advert.id}
            images={advert.images}
            title={advert.title || t.advert.noTitle}
          />
          <div className={css['facts']}>
            <Facts facts={advert.facts} />
          </div>
          <section className={css['about']}>
            <h2 className={css['heading']}>{t.advert.description}</h2>
            <div className={css['description']} lang={advert.textLang}>
              {advert.paragraphs.length > 0
                ? advert.paragraphs.map((paragraph, index) => <p key={index}>{paragraph}</p>)
                : t.advert.noDescription}
            </div>
          </section>
        </div>
        <aside className={css['aside']}>
          <div className={css['sticky']}>
            <Summary advert={advert} now={now} />
            <SellerCard seller={advert.seller} />
            <SafetyNote />
          </div>
        </aside>
      </div>
      {similar.length > 0 && (
        <section>
          <h2 className={css['heading']}>{t.advert.similar}</h2>
          <AdvertGrid adverts={similar} now={now} />
        </section>
      )}
    </div>
  )
}

/** Price, title, place. */
function Summary({ advert, now }: Pick<Loaded, 'advert' | 'now'>): ReactElement {
  const t = useTexts()
  const lang = useLang()
  const place = [advert.city, advert.address].filter(Boolean).join(', ')
  return (
    <section className={css['summary']}>
      <div className={css['priceRow']}>
        <p className={css['price']}>
          {advert.price > 0 ? priceText(lang, advert) : t.advert.byAgreement}
        </p>
        <div className={css['actions']}>
          <Heart advertId={advert.id} />
          <ShareButton title={advert.title} />
        </div>
      </div>
      {advert.isNegotiable && advert.price > 0 && (
        <p className={css['negotiable']}>{t.advert.negotiable}</p>
      )}
      <h1 className={css['title']} lang={advert.textLang}>
        {advert.title || t.advert.noTitle}
      </h1>
      {advert.textLang !== lang && (
        <p className={css['note']}>{t.advert.writtenIn[advert.textLang]}</p>
      )}
      <p className={css['place']}>
        {place}
        {advert.district && <span className={css['district']}>{advert.district}</span>}
      </p>
      <p className={css['note']}>{t.advert.published(formatAge(lang, advert.publishedAt, now))}</p>
    </section>
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
    ...(advert.price > 0 && {
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
