import { countedDays } from '../../counted.ts'
import { plural } from '../../plural.ts'
import type { ProductTexts } from '../../product-name.ts'

const promotionForms = {
  one: '# поднятие',
  few: '# поднятия',
  many: '# поднятий',
  other: '# поднятия',
}

export const products: ProductTexts = {
  names: {
    bumps: (promotions) => `Пакет: ${plural('ru', promotions, promotionForms)}`,
    top: (days) => `Наверху списка, ${countedDays('ru', days)}`,
    highlight: (days) => `Выделение, ${countedDays('ru', days)}`,
    urgent: (days) => `Метка «Срочно», ${countedDays('ru', days)}`,
    plan: (days, promotions) =>
      `План для компании, ${countedDays('ru', days)}: ${plural('ru', promotions, promotionForms)}`,
  },
  of: (name, title) => `${name}: «${title}»`,
  about: {
    bumps: 'Поднятия для любых ваших объявлений, когда закончились бесплатные. Без срока.',
    top: 'Объявление стоит над списком на месте с пометкой, что оно оплачено.',
    highlight: 'Карточка объявления заметна в списке благодаря фону.',
    urgent: 'На карточке и странице объявления стоит метка «Срочно».',
    plan: 'Поднятия для всех объявлений компании, на это время.',
  },
}
