import { plural } from '../../plural.ts'
import type { PriceTexts } from '../../ro/adverts/prices.ts'

export const prices: PriceTexts = {
  reducedBy: (percent) => `Цена снижена на ${percent}\u00a0%: была`,
  reduced: 'Цена снижена: была',
  history: 'История цены',
  title: 'О цене',
  compared: 'Сравнивали по:',
  scale: (price, usual) => `Цена в этом объявлении — ${price}; похожие обычно стоят ${usual}.`,
  perUnit: { squareMetre: 'м²', are: 'сотка' },
  bySize: { area: 'цена за м²', land_area: 'цена за сотку' },
  yearsOf: (year, span) =>
    `${year - span}–${year + span}${span > 1 ? `, в пересчёте на ${year}\u00a0год` : ''}`,
  market: 'Рынок:',
  usual: (range, median, count) =>
    `обычно ${range} (медиана ${median}, по ${plural('ru', count, {
      one: '# объявлению',
      few: '# объявлениям',
      many: '# объявлениям',
      other: '# объявления',
    })})`,
  below: 'Ниже рынка',
  above: 'Выше рынка',
}
