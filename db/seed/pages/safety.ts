import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'safety',
  col: 2,
  labels: { ro: 'Siguranță', ru: 'Безопасность', en: 'Safety' },
  titles: {
    ro: 'Cumpără și vinde în siguranță',
    ru: 'Как покупать и продавать безопасно',
    en: 'Buy and sell safely',
  },
  descriptions: {
    ro: 'Cum recunoști o înșelătorie, cum plătești și ce faci dacă ai fost păcălit.',
    ru: 'Как распознать обман, как платить и что делать, если вас обманули.',
    en: 'How to spot a fraud, how to pay and what to do if you were cheated.',
  },
  contents: {
    ro: [
      {
        heading: 'Când cumperi',
        paragraphs: ['Întâi vezi lucrul, apoi plătești.'],
        list: [
          'Întâlniți-vă ziua, într-un loc public.',
          'Pornește, măsoară, încearcă; la mașini și locuințe verifică actele.',
          'Nu trimite bani în avans unui necunoscut.',
        ],
      },
      {
        heading: 'Când vinzi',
        paragraphs: [
          'Dă lucrul abia după ce ai văzut banii. Ca să primești bani pe card ajunge numărul cardului: codul de pe spate, data expirării și codul din SMS nu se dau nimănui.',
        ],
      },
      {
        heading: 'Semne de înșelătorie',
        paragraphs: ['Oprește-te dacă observi măcar unul:'],
        list: [
          'prețul este mult sub piață și ești grăbit;',
          'ți se trimite un link pentru „livrare” sau „primirea banilor”;',
          'ți se cere parola ori un cod.',
        ],
      },
      {
        heading: 'Dacă ai fost înșelat',
        paragraphs: [
          'Sună imediat banca, păstrează mesajele și anunță poliția. Apoi scrie-ne și nouă, ca să oprim anunțul.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Когда вы покупаете',
        paragraphs: ['Сначала осмотрите вещь, потом платите.'],
        list: [
          'Встречайтесь днём в людном месте.',
          'Включите, измерьте, примерьте; у машин и жилья проверьте документы.',
          'Не отправляйте деньги вперёд незнакомым людям.',
        ],
      },
      {
        heading: 'Когда вы продаёте',
        paragraphs: [
          'Отдавайте вещь только после того, как увидели деньги. Для перевода достаточно номера карты: код с обратной стороны, срок действия и код из SMS нельзя сообщать никому.',
        ],
      },
      {
        heading: 'Признаки обмана',
        paragraphs: ['Остановитесь, если заметили хотя бы один:'],
        list: [
          'цена намного ниже рыночной, и вас торопят;',
          'вам присылают ссылку для «доставки» или «получения денег»;',
          'у вас просят пароль или код.',
        ],
      },
      {
        heading: 'Если вас обманули',
        paragraphs: [
          'Сразу позвоните в банк, сохраните переписку и обратитесь в полицию. Затем напишите и нам, чтобы мы сняли объявление.',
        ],
      },
    ],
    en: [
      {
        heading: 'When you buy',
        paragraphs: ['See the thing first, pay afterwards.'],
        list: [
          'Meet by day in a public place.',
          'Switch it on, measure it, try it; for cars and homes check the papers.',
          'Do not send money in advance to a stranger.',
        ],
      },
      {
        heading: 'When you sell',
        paragraphs: [
          'Hand the thing over only once you have seen the money. The card number is enough for a transfer: give nobody the code on the back, the expiry date or a code from an SMS.',
        ],
      },
      {
        heading: 'Signs of fraud',
        paragraphs: ['Stop if you notice even one:'],
        list: [
          'the price is far below the market and you are hurried;',
          'you are sent a link for “delivery” or for “receiving the money”;',
          'you are asked for a password or a code.',
        ],
      },
      {
        heading: 'If you were cheated',
        paragraphs: [
          'Call your bank at once, keep the messages and go to the police. Then write to us too, so that we can stop the advert.',
        ],
      },
    ],
  },
}
