import type { Labels } from '../../languages.ts'
import type { PriceCurrency } from '../money/currencies.ts'

/*
 * Columns that a file of adverts may have: what an import reads, and what its screen says. No zod: browsers load this too.
 */

/** Fields of an advert that columns of a file can be; attributes besides. */
export const importFields = [
  'ownId',
  'title',
  'description',
  'price',
  'currency',
  'category',
  'place',
  'address',
  'photos',
] as const
export type ImportField = (typeof importFields)[number]

export interface ImportColumn {
  /** As the sample file calls it: one of `names`, whatever its case and marks. */
  readonly header: Labels
  /** `unlessSet`: the company may say once what holds for lines without it. */
  readonly isRequired: 'always' | 'unlessSet' | 'no'
  /** Names that such columns and elements have in files, in three languages; of two columns the earlier name wins. */
  readonly names: readonly string[]
}

export const importColumns: Readonly<Record<ImportField, ImportColumn>> = {
  ownId: {
    header: { ro: 'Cod', ru: 'Код', en: 'ID' },
    isRequired: 'always',
    names: [
      ...['id', 'sku', 'cod', 'code', 'articol', 'cod produs', 'id produs', 'id anunt', 'offer id'],
      ...['product id', 'item id', 'own id', 'external id', 'ad id', 'ид', 'код', 'артикул'],
      ...['код товара', 'id товара', 'guid'],
    ],
  },
  title: {
    header: { ro: 'Titlu', ru: 'Название', en: 'Title' },
    isRequired: 'always',
    names: [
      ...['title', 'titlu', 'denumire', 'nume', 'nume produs', 'denumire produs', 'name', 'model'],
      ...['product name', 'titlul', 'название', 'наименование', 'заголовок', 'название товара'],
    ],
  },
  description: {
    header: { ro: 'Descriere', ru: 'Описание', en: 'Description' },
    isRequired: 'no',
    names: [
      ...['description', 'descriere', 'descrierea', 'text', 'detalii', 'описание', 'текст'],
      ...['product description', 'body', 'content'],
    ],
  },
  price: {
    header: { ro: 'Preț', ru: 'Цена', en: 'Price' },
    isRequired: 'no',
    names: ['price', 'pret', 'pretul', 'cost', 'цена', 'стоимость', 'pret lei', 'price mdl'],
  },
  currency: {
    header: { ro: 'Valuta', ru: 'Валюта', en: 'Currency' },
    isRequired: 'no',
    names: ['currency', 'currencyid', 'currency id', 'valuta', 'moneda', 'валюта'],
  },
  category: {
    header: { ro: 'Categorie', ru: 'Категория', en: 'Category' },
    isRequired: 'always',
    names: [
      ...['category', 'categoryid', 'category id', 'categorie', 'categoria', 'subcategorie'],
      ...['subcategory', 'rubrica', 'product type', 'product category', 'google product category'],
      ...['категория', 'рубрика', 'раздел', 'подкатегория'],
    ],
  },
  place: {
    header: { ro: 'Localitate', ru: 'Город', en: 'City' },
    isRequired: 'unlessSet',
    names: [
      ...['place', 'city', 'location', 'oras', 'orasul', 'localitate', 'localitatea', 'region'],
      ...['regiune', 'raion', 'город', 'населенный пункт', 'регион', 'место'],
    ],
  },
  address: {
    header: { ro: 'Adresa', ru: 'Адрес', en: 'Address' },
    isRequired: 'no',
    names: ['address', 'adresa', 'strada', 'адрес', 'улица'],
  },
  photos: {
    header: { ro: 'Poze', ru: 'Фото', en: 'Photos' },
    isRequired: 'no',
    names: [
      ...['photo', 'photos', 'picture', 'pictures', 'image', 'images', 'image link', 'img', 'poza'],
      ...['poze', 'foto', 'fotografii', 'imagine', 'imagini', 'additional image link', 'photo url'],
      ...['image url', 'picture url', 'фото', 'фотографии', 'картинка', 'картинки', 'изображение'],
      ...['изображения', 'ссылка на фото'],
    ],
  },
}

/** What a file may write for a currency, in capitals; a dot behind it and an empty value, which is in lei, are fine too. */
export const importCurrencies: Readonly<Record<string, PriceCurrency>> = {
  ...{ MDL: 'MDL', LEI: 'MDL', LEU: 'MDL', L: 'MDL', ЛЕЙ: 'MDL', ЛЕЕВ: 'MDL', ЛЕИ: 'MDL' },
  ...{ EUR: 'EUR', '€': 'EUR', EURO: 'EUR', ЕВРО: 'EUR' },
  ...{ USD: 'USD', $: 'USD', DOLARI: 'USD', ДОЛЛАР: 'USD' },
}

/** Photos of a line that are read; an advert keeps as many as its category allows. */
export const importPhotos = 30
