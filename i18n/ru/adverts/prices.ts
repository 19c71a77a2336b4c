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
