import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the page of an advert alone: what it cost, and what like adverts cost. */
export const prices = {
  reducedBy: (percent: number) => `Preț redus cu ${percent}\u00a0%: era`,
  reduced: 'Preț redus: era',
  history: 'Istoricul prețului',
  title: 'Despre preț',
  compared: 'Comparat după:',
  scale: (price: string, usual: string) =>
    `Prețul acestui anunț este ${price}; cele asemănătoare costă de obicei ${usual}.`,
  perUnit: { squareMetre: 'm²', are: 'ar' },
  bySize: { area: 'preț pe m²', land_area: 'preț pe ar' },
  /** Years to both sides; further than one, the prices are brought to the year of the advert. */
  yearsOf: (year: number, span: number) =>
    `${year - span}–${year + span}${span > 1 ? `, recalculate pentru ${year}` : ''}`,
  market: 'Piața:',
  usual: (range: string, median: string, count: number) =>
    `de obicei ${range} (mediana ${median}, din ${plural('ro', count, {
      one: '# anunț',
      few: '# anunțuri',
      other: '# de anunțuri',
    })})`,
  below: 'Sub piață',
  above: 'Peste piață',
}

export type PriceTexts = Shape<typeof prices>
