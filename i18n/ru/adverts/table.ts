import type { TableTexts } from '../../ro/adverts/table.ts'

export const table: TableTexts = {
  photo: 'Фото',
  title: 'Заголовок',
  price: 'Цена',
  details: 'Показать подробности',
  date: 'Дата',
  actions: 'Действия',
}
