import { plural } from '../../plural.ts'
import type { PriceTexts } from '../../ro/adverts/prices.ts'

export const prices: PriceTexts = {
  reducedBy: (percent) => `Price cut by ${percent}%: was`,
  reduced: 'Price cut: was',
  history: 'Price history',
  title: 'About the price',
  compared: 'Compared by:',
  scale: (price, usual) => `This advert costs ${price}; similar ones usually cost ${usual}.`,
  perUnit: { squareMetre: 'm²', are: 'are' },
  bySize: { area: 'price per m²', land_area: 'price per are' },
  yearsOf: (year, span) => `${year - span}–${year + span}${span > 1 ? `, brought to ${year}` : ''}`,
  market: 'Market:',
  usual: (range, median, count) =>
    `usually ${range} (median ${median}, of ${plural('en', count, {
      one: '# advert',
      other: '# adverts',
    })})`,
  below: 'Below the market',
  above: 'Above the market',
}
