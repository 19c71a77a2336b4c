import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'about',
  col: 1,
  labels: { ro: 'Despre noi', ru: 'О нас', en: 'About us' },
  titles: { ro: 'Despre Găsit', ru: 'О сайте Găsit', en: 'About Găsit' },
  descriptions: {
    ro: 'Găsit este un loc pentru anunțuri gratuite din toată Moldova. Ce facem și ce nu facem.',
    ru: 'Găsit – сайт бесплатных объявлений со всей Молдовы. Что мы делаем и чего не делаем.',
    en: 'Găsit is a place for free adverts from all over Moldova. What we do and what we do not.',
  },
  contents: {
    ro: [
      {
        paragraphs: [
          'Cine caută mereu găsește. Găsit este locul în care oamenii și companiile din Moldova vând, cumpără, închiriază și oferă servicii, fără intermediari.',
        ],
      },
      {
        heading: 'Ce facem',
        paragraphs: ['Ținem anunțurile la un loc și te ajutăm să ajungi repede la cel potrivit.'],
        list: [
          'Publicarea este gratuită, în orice categorie.',
          'Site-ul vorbește română, rusă și engleză.',
          'Caută în toată țara sau doar în localitatea ta.',
        ],
      },
      {
        heading: 'Ce nu facem',
        paragraphs: [
          'Nu vindem lucrurile din anunțuri, nu primim bani pentru ele și nu le livrăm. Cumpărătorul și vânzătorul se înțeleg direct.',
        ],
      },
      {
        heading: 'Cum păstrăm ordinea',
        paragraphs: [
          'Anunțurile care încalcă regulile sunt oprite, iar autorul află motivul. Dacă vezi ceva în neregulă, spune-ne: pagina „Reclamații” arată cum.',
        ],
      },
    ],
    ru: [
      {
        paragraphs: [
          'Кто ищет, тот всегда найдёт. Găsit – место, где жители и компании Молдовы продают, покупают, сдают и предлагают услуги без посредников.',
        ],
      },
      {
        heading: 'Что мы делаем',
        paragraphs: ['Собираем объявления в одном месте и помогаем быстро найти нужное.'],
        list: [
          'Публикация бесплатна в любой категории.',
          'Сайт работает на румынском, русском и английском.',
          'Ищите по всей стране или только в своём населённом пункте.',
        ],
      },
      {
        heading: 'Чего мы не делаем',
        paragraphs: [
          'Мы не продаём вещи из объявлений, не принимаем за них деньги и не доставляем их. Покупатель и продавец договариваются напрямую.',
        ],
      },
      {
        heading: 'Как мы следим за порядком',
        paragraphs: [
          'Объявления, которые нарушают правила, мы снимаем и сообщаем автору причину. Если вы заметили нарушение, расскажите нам: как это сделать, написано на странице «Жалобы».',
        ],
      },
    ],
    en: [
      {
        paragraphs: [
          'Who searches will always find. Găsit is where people and companies in Moldova sell, buy, rent and offer services without middlemen.',
        ],
      },
      {
        heading: 'What we do',
        paragraphs: ['We keep adverts in one place and help you get to the right one quickly.'],
        list: [
          'Posting is free in every category.',
          'The site speaks Romanian, Russian and English.',
          'Search the whole country or only your own town.',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'We do not sell the things in adverts, take money for them or deliver them. Buyer and seller agree with each other directly.',
        ],
      },
      {
        heading: 'How we keep order',
        paragraphs: [
          'Adverts that break the rules are taken down and the author is told why. If something looks wrong, tell us: the Complaints page shows how.',
        ],
      },
    ],
  },
}
