import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'contacts',
  col: 1,
  labels: { ro: 'Contacte', ru: 'Контакты', en: 'Contacts' },
  titles: { ro: 'Cum ne scrii', ru: 'Как нам написать', en: 'How to write to us' },
  descriptions: {
    ro: 'Cum iei legătura cu echipa Găsit și ce să scrii ca să primești repede un răspuns.',
    ru: 'Как связаться с командой Găsit и что написать, чтобы быстро получить ответ.',
    en: 'How to reach the Găsit team and what to write to get an answer soon.',
  },
  contents: {
    ro: [
      {
        paragraphs: [
          'Ne poți scrie în română, rusă sau engleză, pe rețelele din josul fiecărei pagini, la „Urmărește-ne”.',
        ],
      },
      {
        heading: 'Ce să scrii',
        paragraphs: ['Cu aceste detalii răspundem din prima:'],
        list: [
          'numele tău de utilizator, dacă ai cont;',
          'linkul anunțului sau al paginii;',
          'ce ai făcut și ce s-a întâmplat.',
        ],
      },
      {
        heading: 'Ce să nu scrii',
        paragraphs: [
          'Nu ne trimite parola, codul din SMS sau datele cardului. Nu le cerem niciodată; cine le cere în numele nostru te înșală.',
        ],
      },
      {
        heading: 'Despre un lucru din anunț',
        paragraphs: [
          'Întreabă direct vânzătorul: noi nu avem marfa și nu știm mai mult decât scrie în anunț.',
        ],
      },
    ],
    ru: [
      {
        paragraphs: [
          'Пишите нам на румынском, русском или английском в соцсетях: ссылки есть внизу каждой страницы, в разделе «Мы в соцсетях».',
        ],
      },
      {
        heading: 'Что написать',
        paragraphs: ['С этими данными мы ответим сразу по делу:'],
        list: [
          'ваше имя пользователя, если есть аккаунт;',
          'ссылку на объявление или страницу;',
          'что вы сделали и что произошло.',
        ],
      },
      {
        heading: 'Чего не писать',
        paragraphs: [
          'Не присылайте нам пароль, код из SMS и данные карты. Мы их никогда не спрашиваем; кто спрашивает от нашего имени – обманывает.',
        ],
      },
      {
        heading: 'Вопросы о товаре',
        paragraphs: [
          'Спрашивайте продавца: товара у нас нет, и знаем мы о нём только то, что написано в объявлении.',
        ],
      },
    ],
    en: [
      {
        paragraphs: [
          'Write to us in Romanian, Russian or English on the social networks linked at the bottom of every page.',
        ],
      },
      {
        heading: 'What to write',
        paragraphs: ['With these details we can answer at the first try:'],
        list: [
          'your username, if you have an account;',
          'the link to the advert or the page;',
          'what you did and what happened.',
        ],
      },
      {
        heading: 'What not to write',
        paragraphs: [
          'Do not send us your password, the code from an SMS or card details. We never ask for them; whoever does so in our name is cheating you.',
        ],
      },
      {
        heading: 'Questions about a thing for sale',
        paragraphs: [
          'Ask the seller: we do not have the goods and know no more than the advert says.',
        ],
      },
    ],
  },
}
