import type { TableTexts } from '../../ro/adverts/table.ts'

export const table: TableTexts = {
  photo: 'Photo',
  title: 'Title',
  price: 'Price',
  details: 'Show more',
  date: 'Date',
  actions: 'Actions',
}
