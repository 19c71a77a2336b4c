import { site } from '#contract/site/site.ts'
import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'safety',
  col: 2,
  labels: { ro: 'Cumpără în siguranță', ru: 'Безопасная покупка', en: 'Safe buying' },
  titles: { ro: 'Cum cumperi în siguranță', ru: 'Как покупать безопасно', en: 'How to buy safely' },
  descriptions: {
    ro: 'Semnele unei înșelătorii, verificarea lucrului și plata fără risc.',
    ru: 'Признаки обмана, проверка вещи и оплата без риска.',
    en: 'The signs of fraud, checking the thing and paying without risk.',
  },
  contents: {
    ro: [
      {
        heading: 'Trei reguli care te apără aproape mereu',
        paragraphs: [],
        list: [
          'vezi lucrul înainte de a plăti',
          'vorbește în mesajele site-ului, nu te muta pe alte aplicații la cererea unui necunoscut',
          'nu spune nimănui codul din SMS, parola sau datele de pe spatele cardului',
        ],
      },
      {
        heading: 'Semne de înșelătorie',
        paragraphs: ['Oprește-te dacă observi măcar unul:'],
        list: [
          'prețul este mult mai mic decât la anunțuri asemănătoare',
          'vânzătorul cere avans „ca să rezerve” și grăbește lucrurile',
          'primești un link unde „să îți confirmi plata” sau „să primești banii”; pentru a primi bani nu se introduce niciodată codul CVV',
          'ți se cere un cod din SMS „ca să verific că ești real”',
          'fotografiile par luate din altă parte, iar vânzătorul refuză să trimită una nouă',
          `cineva spune că lucrează la ${site.name} și îți cere parola; noi nu o cerem niciodată`,
        ],
      },
      {
        heading: 'La întâlnire',
        paragraphs: [
          'Alege un loc public, ziua. Pentru lucruri scumpe ia pe cineva cu tine. Pornește aparatul, încearcă-l, compară seria cu cea de pe cutie și de pe acte. La telefoane verifică dacă nu este blocat și dacă vânzătorul a ieșit din contul său.',
        ],
      },
      {
        heading: 'Automobile și imobiliare',
        paragraphs: [
          'La mașini verifică actele, seria caroseriei și interdicțiile, fă o diagnosticare la un service ales de tine. La locuințe cere extrasul din registrul bunurilor imobile și vorbește cu proprietarul. Chiria și arvuna se dau numai după vizionare, cu contract sau recipisă.',
        ],
      },
      {
        heading: 'Plata și livrarea',
        paragraphs: [
          `Cel mai sigur este să plătești când primești lucrul. Dacă se trimite prin poștă, alege plata la livrare cu deschiderea coletului. ${site.name} nu primește bani pentru bunurile vândute și nu are „livrare garantată”: cine îți trimite o astfel de pagină te minte.`,
        ],
      },
      {
        heading: 'Dacă ai fost înșelat',
        paragraphs: [
          'Sună imediat la bancă și blochează cardul, dacă ai dat datele lui. Păstrează mesajele și dovada plății. Depune plângere la poliție (112 în cazuri urgente). Reclamă anunțul și scrie-ne prin [pagina de contact](/article/contacts): blocăm contul și păstrăm datele pentru anchetă.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Три правила, которые почти всегда защитят',
        paragraphs: [],
        list: [
          'посмотрите вещь до оплаты',
          'общайтесь в сообщениях сайта, не переходите в другие приложения по просьбе незнакомца',
          'никому не говорите код из SMS, пароль и данные с обратной стороны карты',
        ],
      },
      {
        heading: 'Признаки обмана',
        paragraphs: ['Остановитесь, если заметили хотя бы один:'],
        list: [
          'цена намного ниже, чем в похожих объявлениях',
          'продавец просит предоплату «за бронь» и торопит',
          'вам прислали ссылку, чтобы «подтвердить оплату» или «получить деньги»; для получения денег код CVV не вводят никогда',
          'у вас просят код из SMS, «чтобы убедиться, что вы настоящий»',
          'фото похожи на чужие, а прислать новое продавец отказывается',
          `кто-то говорит, что работает в ${site.name}, и просит пароль; мы его никогда не спрашиваем`,
        ],
      },
      {
        heading: 'На встрече',
        paragraphs: [
          'Выбирайте людное место и светлое время. За дорогой вещью приходите не одни. Включите прибор, попробуйте его, сравните серийный номер с коробкой и документами. У телефона проверьте, что он не заблокирован и что продавец вышел из своего аккаунта.',
        ],
      },
      {
        heading: 'Автомобили и недвижимость',
        paragraphs: [
          'У машины проверьте документы, номер кузова и запреты, сделайте диагностику в сервисе, который выбрали сами. По жилью попросите выписку из реестра недвижимости и поговорите с собственником. Аренду и задаток платите только после просмотра, с договором или распиской.',
        ],
      },
      {
        heading: 'Оплата и доставка',
        paragraphs: [
          `Надёжнее всего платить при получении. Если вещь отправляют почтой, выберите оплату при получении с осмотром посылки. ${site.name} не принимает деньги за проданные вещи и не имеет «гарантированной доставки»: тот, кто прислал вам такую страницу, обманывает.`,
        ],
      },
      {
        heading: 'Если вас обманули',
        paragraphs: [
          'Сразу позвоните в банк и заблокируйте карту, если сообщили её данные. Сохраните переписку и подтверждение оплаты. Подайте заявление в полицию (в срочных случаях 112). Пожалуйтесь на объявление и напишите нам через [страницу контактов](/article/contacts): мы заблокируем аккаунт и сохраним данные для расследования.',
        ],
      },
    ],
    en: [
      {
        heading: 'Three rules that nearly always protect you',
        paragraphs: [],
        list: [
          'see the thing before you pay',
          'talk in the messages of the site, do not move to other apps because a stranger asks you to',
          'tell nobody the code from a text message, your password or the data on the back of your card',
        ],
      },
      {
        heading: 'Signs of fraud',
        paragraphs: ['Stop if you notice even one of them:'],
        list: [
          'the price is far below that of similar adverts',
          'the seller asks for money in advance “to reserve it” and is in a hurry',
          'you get a link to “confirm your payment” or “receive the money”; nobody needs a CVV code to receive money',
          'you are asked for a code from a text message “to check that you are real”',
          'the photos look taken from elsewhere, and the seller will not send a new one',
          `somebody says they work at ${site.name} and asks for your password; we never do`,
        ],
      },
      {
        heading: 'When you meet',
        paragraphs: [
          'Choose a public place by daylight. Take somebody with you for expensive things. Switch the device on, try it, compare the serial number with the box and the documents. With phones, check that it is not locked and that the seller has signed out.',
        ],
      },
      {
        heading: 'Cars and property',
        paragraphs: [
          'For a car, check the documents, the body number and any bans, and have it checked at a garage of your own choice. For a home, ask for the extract from the property register and speak to the owner. Pay rent or a deposit only after a viewing, with a contract or a receipt.',
        ],
      },
      {
        heading: 'Payment and delivery',
        paragraphs: [
          `The safest way is to pay when you get the thing. If it is sent by post, choose payment on delivery and open the parcel first. ${site.name} takes no money for goods and has no “guaranteed delivery”: whoever sends you such a page is lying.`,
        ],
      },
      {
        heading: 'If you were cheated',
        paragraphs: [
          'Call your bank at once and block the card if you gave its data. Keep the messages and the proof of payment. Go to the police (112 in urgent cases). Report the advert and write to us through the [contact page](/article/contacts): we block the account and keep the data for the investigation.',
        ],
      },
    ],
  },
}
