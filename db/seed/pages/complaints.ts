import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'complaints',
  col: 2,
  labels: { ro: 'Reclamații', ru: 'Жалобы', en: 'Complaints' },
  titles: {
    ro: 'Cum faci o reclamație',
    ru: 'Как подать жалобу',
    en: 'How to make a complaint',
  },
  descriptions: {
    ro: 'Cum ne semnalezi un anunț care încalcă regulile și cum contești o decizie a noastră.',
    ru: 'Как сообщить об объявлении, которое нарушает правила, и как оспорить наше решение.',
    en: 'How to tell us about an advert that breaks the rules and how to contest our decision.',
  },
  contents: {
    ro: [
      {
        heading: 'Un anunț în neregulă',
        paragraphs: [
          'Trimite-ne linkul anunțului, așa cum arată pagina „Contacte”, și spune ce este:',
        ],
        list: [
          'înșelătorie sau bun interzis;',
          'categorie greșită, anunț repetat, lucru deja vândut;',
          'text sau fotografii jignitoare ori care sunt ale tale.',
        ],
      },
      {
        heading: 'Ce urmează',
        paragraphs: [
          'Reclamațiile sunt citite de oameni. Dacă ai dreptate, oprim anunțul; autorul nu află cine l-a semnalat.',
        ],
      },
      {
        heading: 'Anunțul tău a fost oprit',
        paragraphs: [
          'Citește motivul și corectează anunțul. Dacă crezi că am greșit, scrie-ne și îl verificăm încă o dată.',
        ],
      },
      {
        heading: 'O ceartă despre o cumpărătură',
        paragraphs: [
          'Încercați întâi să vă înțelegeți. Noi nu putem întoarce banii; pentru un vânzător-companie te poți adresa organului de protecție a consumatorilor, iar pentru o înșelătorie, poliției.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Объявление с нарушением',
        paragraphs: [
          'Пришлите нам ссылку на объявление, как указано на странице «Контакты», и напишите, что не так:',
        ],
        list: [
          'обман или запрещённый товар;',
          'не та категория, повтор, вещь уже продана;',
          'оскорбительные или взятые у вас текст и фотографии.',
        ],
      },
      {
        heading: 'Что будет дальше',
        paragraphs: [
          'Жалобы читают люди. Если вы правы, мы снимем объявление; автор не узнает, кто на него пожаловался.',
        ],
      },
      {
        heading: 'Ваше объявление сняли',
        paragraphs: [
          'Прочитайте причину и исправьте объявление. Если считаете, что мы ошиблись, напишите нам, и мы проверим его ещё раз.',
        ],
      },
      {
        heading: 'Спор о покупке',
        paragraphs: [
          'Сначала попробуйте договориться. Вернуть деньги мы не можем; если продавец – компания, обратитесь в орган по защите прав потребителей, а если это мошенничество – в полицию.',
        ],
      },
    ],
    en: [
      {
        heading: 'An advert that is wrong',
        paragraphs: ['Send us its link, as the Contacts page shows, and say what it is:'],
        list: [
          'a fraud or prohibited goods;',
          'wrong category, repeated advert, thing already sold;',
          'text or photos that are offensive or were taken from you.',
        ],
      },
      {
        heading: 'What happens next',
        paragraphs: [
          'Complaints are read by people. If you are right we stop the advert; its author does not learn who reported it.',
        ],
      },
      {
        heading: 'Your advert was stopped',
        paragraphs: [
          'Read the reason and correct the advert. If you think we were wrong, write to us and we check it once more.',
        ],
      },
      {
        heading: 'A dispute about a purchase',
        paragraphs: [
          'Try to agree first. We cannot return the money; for a company you can turn to the consumer protection authority, for a fraud to the police.',
        ],
      },
    ],
  },
}
