import type { PriceEditor } from '../../../ro/console/content/prices.ts'

export const priceEditor: PriceEditor = {
  head: { title: 'Цены · Консоль', description: 'Что продаётся и по какой цене.' },
  title: 'Цены',
  about: 'Цены включают НДС. 0 означает, что услуга не продаётся. Выставленные счета не меняются.',
  notPayable: 'Приём платежей не настроен: даже с ценами на сайте всё остаётся бесплатным.',
  columns: { price: 'леев', vat: 'НДС, %' },
  wrongPrice: 'Введите цену от 0 до 1 000 000 леев, например 49,90.',
  wrongVat: 'Введите целое число от 0 до 30.',
}
