import { countedDays, countedTimes } from '../../counted.ts'
import { site as settings } from '#contract/site/site.ts'

/** What categories differ in: the least and the most of them. */
export interface Range {
  readonly least: number
  readonly most: number
}

interface PricingRules {
  /** Days. */
  readonly life: Range
  readonly photos: Range
  readonly promotions: number
  readonly cycleDays: number
}

export const pricing = {
  head: {
    title: `Prețuri | ${settings.name}`,
    description: `Cât costă un anunț pe ${settings.name}: publicarea și promovarea sunt gratuite.`,
  },
  title: 'Prețuri',
  lead: 'Publicarea unui anunț este gratuită. Promovarea este și ea gratuită astăzi.',
  service: 'Serviciu',
  price: 'Preț',
  limit: 'Ce primești',
  free: 'Gratuit',
  rows: ({ life, photos, promotions, cycleDays }: PricingRules) => [
    {
      name: 'Publicarea unui anunț',
      limit: `În orice categorie, timp de ${range(life, (count) => countedDays('ro', count))}`,
    },
    { name: 'Fotografii', limit: `La un anunț: ${range(photos, String)}` },
    {
      name: 'Promovare',
      limit: `Urcă anunțul pe primul loc: o dată pe zi, ${countedTimes('ro', promotions)} în ${countedDays('ro', cycleDays)}`,
    },
    { name: 'Mesaje și oferte', limit: 'Fără limită, fără comision' },
    { name: 'Cont de companie', limit: 'Cu marca ta ca nume de utilizator' },
  ],
  change:
    'Dacă vreodată vom cere bani pentru ceva, prețul va sta aici înainte, iar ce ai publicat gratuit rămâne gratuit.',
  post: 'Adaugă anunț',
}

function range({ least, most }: Range, say: (count: number) => string): string {
  return least === most ? say(most) : `${least}–${say(most)}, după categorie`
}
