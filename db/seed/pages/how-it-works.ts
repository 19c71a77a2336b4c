import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'how-it-works',
  col: 1,
  labels: { ro: 'Cum funcționează', ru: 'Как это работает', en: 'How it works' },
  titles: { ro: 'Cum funcționează Găsit', ru: 'Как работает Găsit', en: 'How Găsit works' },
  descriptions: {
    ro: 'Cum cauți, cum publici un anunț gratuit și ce se întâmplă cu el după 30 de zile.',
    ru: 'Как искать, как бесплатно подать объявление и что будет с ним через 30 дней.',
    en: 'How to search, how to post an advert for free and what happens to it after 30 days.',
  },
  contents: {
    ro: [
      {
        heading: 'Cauți',
        paragraphs: [
          'Scrie ce cauți sau alege o categorie, apoi restrânge lista după preț, localitate și caracteristici. Pentru asta nu ai nevoie de cont.',
        ],
      },
      {
        heading: 'Publici',
        paragraphs: ['Intră în cont cu numărul tău de telefon (+373) și apasă „Adaugă anunț”.'],
        list: [
          'Informații: categoria, titlul, descrierea, prețul, localitatea.',
          'Imagini: până la 10 fotografii, până la 20 la transport și imobiliare.',
          'Finalizare: vezi anunțul ca un cumpărător și îl publici.',
        ],
      },
      {
        heading: 'Vă înțelegeți',
        paragraphs: [
          'Cumpărătorul și vânzătorul stabilesc singuri prețul, locul întâlnirii și plata. Noi nu luăm comision.',
        ],
      },
      {
        heading: 'După 30 de zile',
        paragraphs: [
          'Anunțul este activ 30 de zile, apoi trece în arhivă. De acolo îl poți readuce dacă nu ai vândut încă.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Вы ищете',
        paragraphs: [
          'Напишите, что вам нужно, или выберите категорию, затем уточните цену, место и характеристики. Аккаунт для этого не нужен.',
        ],
      },
      {
        heading: 'Вы публикуете',
        paragraphs: ['Войдите по номеру телефона (+373) и нажмите «Подать объявление».'],
        list: [
          'Информация: категория, заголовок, описание, цена, населённый пункт.',
          'Фотографии: до 10, а в транспорте и недвижимости – до 20.',
          'Завершение: посмотрите на объявление глазами покупателя и опубликуйте его.',
        ],
      },
      {
        heading: 'Вы договариваетесь',
        paragraphs: [
          'Покупатель и продавец сами решают, какой будет цена, где встретиться и как платить. Комиссию мы не берём.',
        ],
      },
      {
        heading: 'Через 30 дней',
        paragraphs: [
          'Объявление активно 30 дней, затем уходит в архив. Если вы ещё не продали, его можно оттуда вернуть.',
        ],
      },
    ],
    en: [
      {
        heading: 'You search',
        paragraphs: [
          'Type what you want or choose a category, then narrow the list by price, place and details. You need no account for this.',
        ],
      },
      {
        heading: 'You post',
        paragraphs: ['Log in with your phone number (+373) and press the button for a new advert.'],
        list: [
          'Information: category, title, description, price, place.',
          'Images: up to 10 photos, up to 20 for transport and property.',
          'Finish: see the advert as a buyer would, then publish it.',
        ],
      },
      {
        heading: 'You agree',
        paragraphs: [
          'Buyer and seller settle the price, the meeting place and the payment themselves. We take no commission.',
        ],
      },
      {
        heading: 'After 30 days',
        paragraphs: [
          'An advert is live for 30 days, then it goes to the archive. You can bring it back from there if you have not sold yet.',
        ],
      },
    ],
  },
}
