import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'privacy',
  col: 1,
  labels: { ro: 'Confidențialitate', ru: 'Конфиденциальность', en: 'Privacy' },
  titles: {
    ro: 'Datele tale personale',
    ru: 'Ваши персональные данные',
    en: 'Your personal data',
  },
  descriptions: {
    ro: 'Ce date păstrează Găsit, de ce, cine le vede și ce drepturi îți dă Legea nr. 195/2024.',
    ru: 'Какие данные хранит Găsit, зачем, кто их видит и какие права даёт вам Закон № 195/2024.',
    en: 'What data Găsit keeps, why, who sees it and the rights Law No. 195/2024 gives you.',
  },
  contents: {
    ro: [
      {
        heading: 'Ce păstrăm și de ce',
        paragraphs: [
          'Prelucrăm datele personale după Legea nr. 195/2024 și doar atât cât trebuie ca site-ul să meargă.',
        ],
        list: [
          'Numărul de telefon: ca să intri în cont și ca în spatele unui anunț să fie un om real.',
          'Numele de utilizator, anunțurile și fotografiile: ca să le vadă cumpărătorii.',
          'Mesajele: ca să ajungă la cel căruia îi scrii.',
        ],
      },
      {
        heading: 'Cine le vede',
        paragraphs: [
          'Numărul tău apare în anunț doar dacă alegi să-l arăți. Din fotografii ștergem datele ascunse, inclusiv locul în care au fost făcute. Nu vindem date nimănui.',
        ],
      },
      {
        heading: 'Drepturile tale',
        paragraphs: [
          'Poți cere o copie a datelor, corectarea sau ștergerea lor și te poți opune prelucrării. Scrie-ne așa cum arată pagina „Contacte”.',
        ],
      },
      {
        heading: 'Dacă nu ești mulțumit',
        paragraphs: [
          'Te poți plânge Centrului Național pentru Protecția Datelor cu Caracter Personal al Republicii Moldova.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Что мы храним и зачем',
        paragraphs: [
          'Мы обрабатываем персональные данные по Закону № 195/2024 и только в том объёме, который нужен для работы сайта.',
        ],
        list: [
          'Номер телефона: чтобы вы могли войти и чтобы за объявлением стоял живой человек.',
          'Имя пользователя, объявления и фотографии: чтобы их видели покупатели.',
          'Сообщения: чтобы они дошли до того, кому вы пишете.',
        ],
      },
      {
        heading: 'Кто их видит',
        paragraphs: [
          'Ваш номер виден в объявлении, только если вы сами решили его показать. Из фотографий мы удаляем скрытые данные, в том числе место съёмки. Данные мы никому не продаём.',
        ],
      },
      {
        heading: 'Ваши права',
        paragraphs: [
          'Вы можете запросить копию данных, их исправление или удаление и возразить против обработки. Напишите нам, как указано на странице «Контакты».',
        ],
      },
      {
        heading: 'Если вы не согласны с нами',
        paragraphs: [
          'Вы можете подать жалобу в Национальный центр по защите персональных данных Республики Молдова.',
        ],
      },
    ],
    en: [
      {
        heading: 'What we keep and why',
        paragraphs: [
          'We process personal data under Law No. 195/2024 and only as much as the site needs to work.',
        ],
        list: [
          'Your phone number: so that you can log in and a real person stands behind each advert.',
          'Your username, adverts and photos: so that buyers can see them.',
          'Your messages: so that they reach the person you write to.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'Your number is shown in an advert only if you choose so. We remove hidden data from photos, including where they were taken. We sell data to nobody.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can ask for a copy of your data, have it corrected or erased, and object to its use. Write to us as the Contacts page shows.',
        ],
      },
      {
        heading: 'If you disagree with us',
        paragraphs: [
          'You can complain to the National Center for Personal Data Protection of the Republic of Moldova.',
        ],
      },
    ],
  },
}
