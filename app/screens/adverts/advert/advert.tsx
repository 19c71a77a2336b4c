import { searchCalls } from '#contract/search.ts'
import { lazy, Suspense, useEffect, type ReactElement } from 'react'
import {
  data,
  redirect,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from '../../../lib/router/index.ts'
import { advertCalls } from '#contract/adverts/adverts.ts'
import { categoryCalls } from '#contract/categories.ts'
import { reviewCalls, type Rating } from '#contract/people/reviews.ts'
import { similarAdverts } from '#contract/limits.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { Refusal } from '#contract/refusals.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useHydrated } from '../../../lib/browser/hydrated.ts'
import { toCard } from '../../../lib/lists/cards.ts'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { myAdvertsTexts, postingTexts } from '../texts.ts'
import { priceText } from '../../../lib/texts/price-text.ts'
import { rememberRecent } from '../../../lib/lists/recent.ts'
import { refusalFrom } from '../../../lib/calls/refusal.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { GeneralBanner } from '../../../parts/banners/general-banner.tsx'
import { loadBanner } from '../../../parts/banners/load-banner.ts'
import { AdvertGrid } from '../../../parts/cards/advert-grid.tsx'
import { Breadcrumbs } from '../../../parts/icons/breadcrumbs.tsx'
import { Heart } from '../../../parts/cards/heart/heart.tsx'
import { ReportButton } from '../../../parts/report/report-button.tsx'
import type { layoutLoader } from '../../../layout/loader.ts'
import { RecentCarousel } from '../../../parts/lists/carousel/recent-carousel.tsx'
import { NotFound } from '../../errors/not-found.tsx'
import { AdvertView, advertViewTexts } from './advert-view.tsx'
import type { Block } from './about/blocks.ts'
import { shownAdvert, type ShownAdvert } from './detail.ts'
import { Contact } from './contact/contact.tsx'
import { OtherAdverts } from './seller/other-adverts.tsx'
import { ShareButton } from './share/share-button.tsx'
import css from './advert.module.css'

/** Loaded for owners only. */
const OwnerBar = lazy(async () => {
  const [{ OwnerBar: Bar }] = await Promise.all([
    import('./owner-bar.tsx'),
    myAdvertsTexts.ready(),
    postingTexts.ready(),
  ])
  return { default: Bar }
})

export const head: Head<Loaded> = (t, { advert }) =>
  advert
    ? {
        ...t.advert.head(
          advert.title || t.advert.noTitle,
          priceText(t, advert.asked),
          advert.city,
          // A description in one language: a title in another one is not part of it.
          advert.textLang === t.lang && advert.title ? advert.title : advert.subcategory.label,
        ),
        picture: `advert/${advert.id}-${advert.shareVersion}.jpg`,
        structured: structuredData(advert),
      }
    : { ...t.content.notFound.head, noIndex: true }

export const texts = advertViewTexts

const load = screenLoader(async (visit) => {
  const { call, params, lang } = visit
  const id = params['advertId'] ?? ''
  if (!/^\d{1,10}$/.test(id)) throw new Refusal('advert_not_found')
  const [advert, similar, conversationId, banner] = await Promise.all([
    loadAdvert(visit, id),
    call(searchCalls.listSimilar, { itemID: id, itemsNum: similarAdverts }),
    findConversation(visit, id),
    loadBanner(visit, 'advert'),
  ])
  const cards = similar.items.map((item) => toCard(item, lang))
  const shown = { lang, now: new Date().toISOString(), similar: cards, conversationId, banner }
  return typeof advert === 'string'
    ? { ...shown, advert: null, over: advert }
    : { ...shown, advert }
})

type Loaded = Awaited<ReturnType<typeof load>>

/** Search engines drop 410 sooner than 404 (D61). An archived advert may return. */
export const loader = async (args: LoaderFunctionArgs) => {
  const loaded = await load(args)
  return 'over' in loaded
    ? data(loaded, { status: loaded.over === 'advert_gone' ? 410 : 404 })
    : loaded
}

/** An advert with the rating of its seller. */
type RatedAdvert = ShownAdvert & { readonly rating: Rating }

/** Reason why a formerly public advert is no longer offered. */
type Over = 'advert_gone' | 'advert_ended'

/** A merged advert's address leads to the one that took its place. */
async function redirectToKept(call: ScreenVisit['call'], id: string): Promise<void> {
  const { keptId } = await call(advertCalls.getKept, { itemID: id })
  if (keptId !== null) throw redirect(routes.advert(String(keptId)), 301)
}

async function loadAdvert({ call, lang }: ScreenVisit, id: string): Promise<RatedAdvert | Over> {
  const found = await call(advertCalls.getAdvert, { itemID: id }).catch((error: unknown): Over => {
    const { code } = refusalFrom(error)
    if (code === 'advert_gone' || code === 'advert_ended') return code
    throw error
  })
  if (typeof found === 'string') await redirectToKept(call, id)
  if (typeof found === 'string') return found
  const { item } = found
  const subcategory = item.subcategory.slug
  const [{ attributes }, { rating }] = await Promise.all([
    call(categoryCalls.getKnownAttributes, { subcategory }),
    call(reviewCalls.getRating, { userId: item.seller.id }),
  ])
  return { ...shownAdvert(lang, item, attributes), rating }
}

/** Id of the reader's conversation with the seller; null also when it cannot be found out. */
async function findConversation({ call, me }: ScreenVisit, id: string): Promise<number | null> {
  if (!me) return null
  const found = await call(messageCalls.findConversation, { advertId: Number(id) }).catch(
    () => null,
  )
  return found?.conversation?.id ?? null
}

export function Component(): ReactElement {
  const { advert, similar, now, conversationId, banner } = useLoaded<typeof load>()
  const t = useTexts()
  return (
    <div className={css['page']}>
      {advert ? (
        <Advert advert={advert} now={now} conversationId={conversationId} />
      ) : (
        <NotFound text={t.advert.over} />
      )}
      {advert && advert.seller.adverts > 1 && (
        <OtherAdverts key={advert.id} id={advert.id} seller={advert.seller} />
      )}
      {similar.length > 0 && (
        <section>
          <h2 className={css['heading']}>{t.advert.similar}</h2>
          <AdvertGrid adverts={similar} now={now} />
        </section>
      )}
      {banner && <GeneralBanner slide={banner} />}
      {advert && <RecentCarousel except={advert.id} />}
    </div>
  )
}

interface AdvertProps {
  readonly advert: RatedAdvert
  readonly now: string
  readonly conversationId: number | null
}

function Advert({ advert, now, conversationId }: AdvertProps): ReactElement {
  const t = useTexts()
  const link = useLink()
  useSeen(advert.id)
  const me = useLayoutData()?.me
  const isHydrated = useHydrated()
  const { category, subcategory } = advert
  const whole = { href: link(routes.category(category.slug)), label: category.label }
  const part = {
    href: link(routes.category(category.slug, subcategory.slug)),
    label: subcategory.label,
  }
  return (
    <>
      <Breadcrumbs
        items={[
          { href: link('/'), label: t.layout.home },
          ...(category.isOffered ? [whole] : []),
          ...(subcategory.isOffered ? [part] : []),
        ]}
      />
      {me?.id === advert.seller.id && (
        <div className={`${css['owner']} needs-script`}>
          {isHydrated && (
            <Suspense>
              <OwnerBar advert={advert} />
            </Suspense>
          )}
        </div>
      )}
      <AdvertView
        advert={advert}
        rating={advert.rating}
        now={now}
        actions={
          <>
            <Heart advertId={advert.id} />
            <ShareButton title={advert.title} />
          </>
        }
        contact={<Contact key={advert.id} advert={advert} conversationId={conversationId} />}
        report={
          <ReportButton
            key={advert.id}
            reported={{ subject: 'advert', id: advert.id }}
            ownerId={advert.seller.id}
          />
        }
      />
    </>
  )
}

/** Stores the advert as recently viewed and counts one view; failures are ignored. */
function useSeen(id: string): void {
  const layout = useRouteLoaderData<typeof layoutLoader>('layout')
  const me = layout?.me?.id
  useEffect(() => {
    rememberRecent(id)
    postCall(advertCalls.addView, { itemID: id }).catch(() => {})
  }, [id, me])
}

function linesOf(block: Block): readonly string[] {
  return block.kind === 'text' ? [block.text] : block.items
}

/** JSON-LD for search engines; contains only data shown on the page. */
function structuredData(advert: ShownAdvert): object {
  const { seller } = advert
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: advert.title,
    description: advert.blocks.flatMap(linesOf).join('\n'),
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
