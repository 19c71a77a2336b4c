import type { Advert } from '#contract/adverts/adverts.ts'
import type { Labels, Lang } from '#contract/languages.ts'
import { toCard, type Card } from '../../lib/lists/cards.ts'
import { labelIn } from '../../lib/texts/texts.ts'
import type { Device } from '../../lib/calls/visit.ts'

type PopularCard = Pick<
  Card,
  'id' | 'title' | 'lang' | 'price' | 'currency' | 'isFree' | 'priceUnit' | 'priceTo'
> & { readonly image?: string }

export interface PopularColumn {
  readonly slug: string
  readonly label: string
  readonly adverts: readonly PopularCard[]
}

interface PopularCategory {
  readonly slug: string
  readonly labels: Labels
  readonly adverts: readonly Advert[]
}

/** A phone has one column, whose adverts lie in a line. */
const shownPerColumn: Record<Device, number> = { mobile: 4, desktop: 2 }

const made = new WeakMap<readonly PopularCategory[], Map<string, readonly PopularColumn[]>>()

/** Columns are cached per answer, because the server shares an answer for a minute. */
export function toColumns(
  categories: readonly PopularCategory[],
  lang: Lang,
  device: Device,
): readonly PopularColumn[] {
  const known = made.get(categories) ?? new Map<string, readonly PopularColumn[]>()
  made.set(categories, known)
  const key = lang + device
  const columns = known.get(key) ?? columnsOf(categories, lang, device)
  known.set(key, columns)
  return columns
}

/** Popular adverts by category; on a phone the first category only. */
function columnsOf(
  categories: readonly PopularCategory[],
  lang: Lang,
  device: Device,
): PopularColumn[] {
  const shown = categories.filter(({ adverts }) => adverts.length > 0)
  return (device === 'mobile' ? shown.slice(0, 1) : shown).map(({ slug, labels, adverts }) => ({
    slug,
    label: labelIn(lang, labels),
    adverts: adverts.slice(0, shownPerColumn[device]).map((advert) => small(toCard(advert, lang))),
  }))
}

function small(card: Card): PopularCard {
  const { id, title, lang, price, currency, isFree, priceUnit, priceTo, images } = card
  const [image] = images
  return {
    id,
    title,
    price,
    currency,
    isFree,
    ...(lang && { lang }),
    ...(priceUnit && { priceUnit }),
    ...(priceTo !== undefined && { priceTo }),
    ...(image && { image }),
  }
}
