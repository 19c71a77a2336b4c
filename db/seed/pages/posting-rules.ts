import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'posting-rules',
  col: 1,
  labels: { ro: 'Reguli de publicare', ru: 'Правила публикации', en: 'Posting rules' },
  titles: {
    ro: 'Regulile de publicare',
    ru: 'Правила публикации объявлений',
    en: 'Posting rules',
  },
  descriptions: {
    ro: 'Cum trebuie să arate un anunț pe Găsit: titlu, descriere, preț, fotografii.',
    ru: 'Каким должно быть объявление на Găsit: заголовок, описание, цена, фотографии.',
    en: 'What an advert on Găsit must look like: title, description, price, photos.',
  },
  contents: {
    ro: [
      {
        heading: 'Textul',
        paragraphs: ['Scrie ce vinzi și în ce stare este. Titlul spune lucrul, nu „Super ofertă”.'],
        list: [
          'Un lucru, un anunț, în categoria potrivită.',
          'Fără numere de telefon în titlu și descriere: pentru telefon bifezi separat dacă vrei să fie arătat.',
          'Fără insulte, minciuni și cuvinte scrise numai cu majuscule.',
        ],
      },
      {
        heading: 'Prețul',
        paragraphs: [
          'Pune prețul real, pentru tot lucrul. Dacă nu l-ai hotărât, lasă câmpul gol: anunțul va arăta „La înțelegere”.',
        ],
      },
      {
        heading: 'Fotografiile',
        paragraphs: [
          'Cel mult 10 fotografii, iar la transport și imobiliare cel mult 20. Folosește fotografiile tale, fără reclame pe ele și fără oameni care nu și-au dat acordul.',
        ],
      },
      {
        heading: 'Ce se întâmplă dacă nu le respecți',
        paragraphs: [
          'Anunțul poate fi respins sau suspendat, iar tu afli motivul și îl poți corecta. Conturile care înșală sunt blocate.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Текст',
        paragraphs: [
          'Напишите, что вы продаёте и в каком состоянии вещь. В заголовке – сам товар, а не «Супер предложение».',
        ],
        list: [
          'Одна вещь – одно объявление, в подходящей категории.',
          'Без номеров телефона в заголовке и описании: показывать ли номер, вы отмечаете отдельно.',
          'Без оскорблений, обмана и слов из одних заглавных букв.',
        ],
      },
      {
        heading: 'Цена',
        paragraphs: [
          'Указывайте настоящую цену за весь товар. Если вы её ещё не решили, оставьте поле пустым: в объявлении будет «Цена договорная».',
        ],
      },
      {
        heading: 'Фотографии',
        paragraphs: [
          'Не больше 10 фотографий, а в транспорте и недвижимости – не больше 20. Публикуйте свои снимки, без рекламы и без людей, которые не давали согласия.',
        ],
      },
      {
        heading: 'Если правила нарушены',
        paragraphs: [
          'Объявление могут отклонить или приостановить; вы узнаете причину и сможете его исправить. Аккаунты обманщиков блокируются.',
        ],
      },
    ],
    en: [
      {
        heading: 'The text',
        paragraphs: [
          'Say what you sell and what state it is in. The title names the thing, not a “Super offer”.',
        ],
        list: [
          'One thing, one advert, in the right category.',
          'No phone numbers in the title or description: you choose separately whether yours is shown.',
          'No insults, no lies, no words all in capitals.',
        ],
      },
      {
        heading: 'The price',
        paragraphs: [
          'Give the real price of the whole thing. If you have not decided, leave the field empty and the advert will say that the price is to be agreed.',
        ],
      },
      {
        heading: 'The photos',
        paragraphs: [
          'At most 10 photos, or 20 for transport and property. Use your own photos, with no advertising on them and nobody who has not agreed to be shown.',
        ],
      },
      {
        heading: 'If you break the rules',
        paragraphs: [
          'An advert can be rejected or suspended; you are told why and can correct it. Accounts that cheat are blocked.',
        ],
      },
    ],
  },
}
