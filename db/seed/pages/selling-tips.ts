import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'selling-tips',
  col: 2,
  labels: { ro: 'Sfaturi pentru vânzători', ru: 'Советы продавцам', en: 'Selling tips' },
  titles: {
    ro: 'Cum vinzi mai repede',
    ru: 'Как продать быстрее',
    en: 'How to sell faster',
  },
  descriptions: {
    ro: 'Sfaturi scurte despre fotografii, titlu, descriere și preț pentru anunțul tău.',
    ru: 'Короткие советы о фотографиях, заголовке, описании и цене вашего объявления.',
    en: 'Short tips on photos, title, description and price for your advert.',
  },
  contents: {
    ro: [
      {
        heading: 'Fotografii',
        paragraphs: [
          'Fotografiază la lumina zilei, pe un fundal simplu, din mai multe părți. Arată și zgârieturile: scapi de întrebări și de drumuri degeaba.',
        ],
      },
      {
        heading: 'Titlu și descriere',
        paragraphs: ['În titlu pune marca, modelul și mărimea. În descriere răspunde dinainte:'],
        list: [
          'ce stare are și cât a fost folosit;',
          'ce este inclus: acte, cutie, accesorii;',
          'unde poate fi văzut și când.',
        ],
      },
      {
        heading: 'Preț',
        paragraphs: [
          'Uită-te ce preț au anunțurile asemănătoare și hotărăște-ți limita. Dacă accepți să negociezi, bifează „Preț negociabil”.',
        ],
      },
      {
        heading: 'După publicare',
        paragraphs: [
          'Răspunde repede, schimbă prețul dacă nu te caută nimeni și promovează anunțul. Când ai vândut, scoate-l, ca să nu fii deranjat.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Фотографии',
        paragraphs: [
          'Снимайте при дневном свете, на простом фоне и с разных сторон. Покажите и царапины: будет меньше вопросов и напрасных поездок.',
        ],
      },
      {
        heading: 'Заголовок и описание',
        paragraphs: ['В заголовке укажите марку, модель и размер. В описании ответьте заранее:'],
        list: [
          'в каком состоянии вещь и сколько ею пользовались;',
          'что входит в комплект: документы, коробка, аксессуары;',
          'где и когда её можно посмотреть.',
        ],
      },
      {
        heading: 'Цена',
        paragraphs: [
          'Посмотрите, сколько просят за похожее, и решите, на что вы согласны. Если готовы торговаться, отметьте это в объявлении.',
        ],
      },
      {
        heading: 'После публикации',
        paragraphs: [
          'Отвечайте быстро, меняйте цену, если никто не откликается, и продвигайте объявление. Когда продадите, снимите его, чтобы вас не беспокоили.',
        ],
      },
    ],
    en: [
      {
        heading: 'Photos',
        paragraphs: [
          'Take them in daylight, on a plain background and from several sides. Show the scratches too: it saves questions and wasted trips.',
        ],
      },
      {
        heading: 'Title and description',
        paragraphs: [
          'Put make, model and size in the title. In the description, answer beforehand:',
        ],
        list: [
          'what state it is in and how long it was used;',
          'what is included: papers, box, accessories;',
          'where and when it can be seen.',
        ],
      },
      {
        heading: 'Price',
        paragraphs: [
          'See what similar adverts ask and decide on your limit. If you are ready to bargain, mark the price as negotiable.',
        ],
      },
      {
        heading: 'After posting',
        paragraphs: [
          'Answer quickly, change the price if nobody writes, and promote the advert. Once sold, take it down so that nobody disturbs you.',
        ],
      },
    ],
  },
}
