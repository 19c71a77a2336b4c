import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'cookies',
  col: 1,
  labels: { ro: 'Cookie-uri', ru: 'Файлы cookie', en: 'Cookies' },
  titles: {
    ro: 'Ce păstrăm în browserul tău',
    ru: 'Что мы храним в вашем браузере',
    en: 'What we keep in your browser',
  },
  descriptions: {
    ro: 'Ce cookie-uri sunt necesare pe Găsit, care cer acordul tău și cum le ștergi.',
    ru: 'Какие файлы cookie нужны Găsit, какие требуют вашего согласия и как их удалить.',
    en: 'Which cookies Găsit needs, which ones need your consent and how to delete them.',
  },
  contents: {
    ro: [
      {
        heading: 'Cele necesare',
        paragraphs: [
          'Fără ele site-ul nu merge cum trebuie, de aceea nu cerem acordul pentru ele.',
        ],
        list: [
          'Sesiunea, ca să rămâi în cont.',
          'Limba și tema pe care le-ai ales.',
          'Ciorna anunțului pe care îl scrii.',
          'Anunțurile văzute recent și răspunsul tău la această întrebare.',
        ],
      },
      {
        heading: 'Doar cu acordul tău',
        paragraphs: [
          'Statisticile de vizitare și hărțile altor servicii pot fi folosite numai după ce apeși „Accept”. Cu „Doar cele necesare” nu pierzi nimic din căutare sau publicare.',
        ],
      },
      {
        heading: 'Cum le ștergi',
        paragraphs: [
          'Șterge datele site-ului din setările browserului: vei ieși din cont și te vom întreba din nou despre cookie-uri.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Необходимые',
        paragraphs: [
          'Без них сайт не работает как надо, поэтому согласия на них мы не спрашиваем.',
        ],
        list: [
          'Сеанс, чтобы вам не приходилось входить заново.',
          'Выбранные вами язык и тема.',
          'Черновик объявления, которое вы пишете.',
          'Недавно просмотренные объявления и ваш ответ на вопрос о файлах cookie.',
        ],
      },
      {
        heading: 'Только с вашего согласия',
        paragraphs: [
          'Статистика посещений и карты других сервисов могут использоваться, только если вы нажали «Принять». Если выбрать «Только необходимые», поиск и публикация работают так же.',
        ],
      },
      {
        heading: 'Как их удалить',
        paragraphs: [
          'Удалите данные сайта в настройках браузера: вы выйдете из аккаунта, и мы снова спросим вас о файлах cookie.',
        ],
      },
    ],
    en: [
      {
        heading: 'Necessary ones',
        paragraphs: ['The site does not work properly without them, so we do not ask for consent.'],
        list: [
          'The session, so that you stay logged in.',
          'The language and the theme you chose.',
          'The draft of the advert you are writing.',
          'Adverts you viewed recently and your answer to the cookie question.',
        ],
      },
      {
        heading: 'Only with your consent',
        paragraphs: [
          'Visit statistics and maps of other services may be used only after you accept them. If you keep just the necessary ones, searching and posting work all the same.',
        ],
      },
      {
        heading: 'How to delete them',
        paragraphs: [
          'Delete the data of this site in your browser settings: you will be logged out and we will ask you about cookies again.',
        ],
      },
    ],
  },
}
