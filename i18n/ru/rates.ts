import type { rates as ro } from '../ro/rates.ts'
import type { Shape } from '../texts.ts'

export const rates: Shape<typeof ro> = {
  title: 'Курсы валют',
  amount: 'Сумма',
  from: 'Из',
  to: 'В',
  swap: 'Поменять валюты местами',
  invalidAmount: 'Введите сумму, например 100 или 99,50',
  official: (date) => `Официальный курс Национального банка Молдовы, ${date}`,
  empty: 'Национальный банк ещё не опубликовал курсы. Загляните немного позже.',
  failed: 'Не удалось загрузить курсы валют.',
  table: 'Молдавских леев за единицу',
  currency: 'Валюта',
  names: {
    USD: 'Доллар США',
    EUR: 'Евро',
    MDL: 'Молдавский лей',
    RON: 'Румынский лей',
    UAH: 'Украинская гривна',
    RUB: 'Российский рубль',
    GBP: 'Фунт стерлингов',
  },
}
