import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'faq',
  col: 2,
  labels: { ro: 'Întrebări frecvente', ru: 'Частые вопросы', en: 'Questions and answers' },
  titles: { ro: 'Întrebări frecvente', ru: 'Частые вопросы', en: 'Questions and answers' },
  descriptions: {
    ro: 'Cât costă un anunț, cât timp este activ, câte fotografii încap și cum intri în cont.',
    ru: 'Сколько стоит объявление, сколько оно активно, сколько фотографий можно добавить и как войти.',
    en: 'What an advert costs, how long it is live, how many photos fit and how to log in.',
  },
  contents: {
    ro: [
      {
        heading: 'Cât costă un anunț?',
        paragraphs: ['Nimic: publicarea este gratuită în toate categoriile.'],
      },
      {
        heading: 'Cum intru în cont?',
        paragraphs: [
          'Cu numărul tău de telefon din Moldova (+373) și cu parola. Ca să cauți și să citești nu ai nevoie de cont.',
        ],
      },
      {
        heading: 'Cât timp este activ anunțul și câte fotografii încap?',
        paragraphs: [
          'Este activ 30 de zile, apoi trece în arhivă. Încap 10 fotografii, iar la transport și imobiliare 20.',
        ],
      },
      {
        heading: 'De ce nu pot scrie telefonul în descriere?',
        paragraphs: [
          'Numerele din text sunt culese de înșelători. Bifează „Arată numărul meu de telefon cumpărătorilor” dacă vrei să fii sunat.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Сколько стоит объявление?',
        paragraphs: ['Нисколько: публикация бесплатна во всех категориях.'],
      },
      {
        heading: 'Как войти?',
        paragraphs: [
          'По молдавскому номеру телефона (+373) и паролю. Чтобы искать и читать, аккаунт не нужен.',
        ],
      },
      {
        heading: 'Сколько активно объявление и сколько в нём фотографий?',
        paragraphs: [
          'Оно активно 30 дней, затем уходит в архив. Фотографий может быть до 10, а в транспорте и недвижимости – до 20.',
        ],
      },
      {
        heading: 'Почему нельзя писать телефон в описании?',
        paragraphs: [
          'Номера из текстов собирают мошенники. Если хотите, чтобы вам звонили, отметьте в объявлении, что номер можно показывать.',
        ],
      },
    ],
    en: [
      {
        heading: 'What does an advert cost?',
        paragraphs: ['Nothing: posting is free in every category.'],
      },
      {
        heading: 'How do I log in?',
        paragraphs: [
          'With your Moldovan phone number (+373) and your password. You need no account to search and read.',
        ],
      },
      {
        heading: 'How long is an advert live and how many photos fit?',
        paragraphs: [
          'It is live for 30 days, then it goes to the archive. It holds 10 photos, or 20 for transport and property.',
        ],
      },
      {
        heading: 'Why can I not write my phone number in the description?',
        paragraphs: [
          'Numbers in texts are collected by fraudsters. If you want to be called, choose in the advert that your number may be shown.',
        ],
      },
    ],
  },
}
