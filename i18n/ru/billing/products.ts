import { countedDays } from '../../counted.ts'
import { plural } from '../../plural.ts'
import type { ProductTexts } from '../../product-name.ts'

const promotionForms = {
  one: '# продвижение',
  few: '# продвижения',
  many: '# продвижений',
  other: '# продвижения',
}

export const products: ProductTexts = {
  names: {
    bumps: (promotions) => `Пакет: ${plural('ru', promotions, promotionForms)}`,
    top: (days) => `Оплаченное место в списке, ${countedDays('ru', days)}`,
    highlight: (days) => `Выделение, ${countedDays('ru', days)}`,
    urgent: (days) => `Метка «Срочно», ${countedDays('ru', days)}`,
    plan: (days, promotions) =>
      `Тариф для компаний, ${countedDays('ru', days)}: ${plural('ru', promotions, promotionForms)}`,
  },
  of: (name, title) => `${name}: «${title}»`,
  kinds: {
    bumps: 'Пакеты продвижений',
    top: 'Оплаченное место в списке',
    highlight: 'Выделение',
    urgent: 'Метка «Срочно»',
    plan: 'Тарифы для компаний',
  },
  about: {
    bumps:
      'Продвижения для любых ваших объявлений, когда закончатся бесплатные. Срок не ограничен.',
    top: 'Объявление стоит над списком, на месте с пометкой об оплате.',
    highlight: 'Карточка объявления выделяется в списке цветом фона.',
    urgent: 'На карточке и странице объявления стоит метка «Срочно».',
    plan: 'Продвижения для всех объявлений компании; действуют в течение этого срока.',
  },
}
