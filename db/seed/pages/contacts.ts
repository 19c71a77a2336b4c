import { site } from '#contract/site/site.ts'
import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'contacts',
  col: 1,
  labels: { ro: 'Contacte și presă', ru: 'Контакты и пресса', en: 'Contacts and press' },
  titles: { ro: 'Contacte și presă', ru: 'Контакты и пресса', en: 'Contacts and press' },
  descriptions: {
    ro: 'Cum ne scrii: ajutor, date personale, autorități, presă și colaborări.',
    ru: 'Как нам написать: поддержка, персональные данные, органы власти, пресса и сотрудничество.',
    en: 'How to reach us: support, personal data, authorities, press and partnerships.',
  },
  contents: {
    ro: [
      {
        heading: 'Asistență',
        paragraphs: [
          `Cel mai repede ne găsești la [${site.supportEmail}](mailto:${site.supportEmail}). Poți scrie și fără cont, de exemplu când nu reușești să intri. Lasă un telefon sau un e-mail la care să îți răspundem.`,
          'La întrebările obișnuite răspund [întrebările frecvente](/article/faq).',
        ],
      },
      {
        heading: 'Ce să ne scrii ca să te ajutăm repede',
        paragraphs: ['Un mesaj complet ne scutește de întrebări și pe tine de așteptare.'],
        list: [
          'adresa sau numărul anunțului, dacă este vorba despre un anunț',
          'numele tău de utilizator, dar niciodată parola sau codul din SMS',
          'ce ai făcut, ce te așteptai să se întâmple și ce s-a întâmplat',
          'o captură de ecran, dacă ai',
        ],
      },
      {
        heading: 'Date personale',
        paragraphs: [
          'Pentru acces la date, corectarea sau ștergerea lor scrie „Date personale” la începutul mesajului. Răspundem cel târziu într-o lună.',
        ],
      },
      {
        heading: 'Autorități și titulari de drepturi',
        paragraphs: [
          'Solicitările oficiale și sesizările despre drepturi de autor sau mărci se trimit la aceeași adresă, cu actul care le întemeiază. Le tratăm cu prioritate.',
        ],
      },
      {
        heading: 'Presă și colaborări',
        paragraphs: [
          'Jurnaliștilor le punem la dispoziție cifre despre piața de anunțuri: prețuri medii, categorii căutate, regiuni. Nu oferim date despre persoane. Scrie-ne tema materialului și termenul până la care ai nevoie de răspuns.',
        ],
      },
      {
        heading: 'Datele operatorului',
        paragraphs: [
          'Denumirea, IDNO-ul și adresa juridică ale operatorului site-ului le primești la cerere la aceeași adresă.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Поддержка',
        paragraphs: [
          `Быстрее всего мы ответим по адресу [${site.supportEmail}](mailto:${site.supportEmail}). Писать можно и без аккаунта, например если не получается войти. Оставьте телефон или e-mail, на который ответить.`,
          'На обычные вопросы отвечает страница [частых вопросов](/article/faq).',
        ],
      },
      {
        heading: 'Что написать, чтобы мы помогли быстро',
        paragraphs: ['Подробное сообщение избавит нас от вопросов, а вас — от ожидания.'],
        list: [
          'адрес или номер объявления, если речь о нём',
          'ваше имя пользователя, но никогда пароль или код из SMS',
          'что вы делали, чего ожидали и что произошло',
          'снимок экрана, если есть',
        ],
      },
      {
        heading: 'Персональные данные',
        paragraphs: [
          'Чтобы получить, исправить или удалить свои данные, напишите «Персональные данные» в начале письма. Ответим не позже чем через месяц.',
        ],
      },
      {
        heading: 'Органы власти и правообладатели',
        paragraphs: [
          'Официальные запросы и обращения об авторских правах или товарных знаках присылайте на тот же адрес вместе с документом-основанием. Мы рассматриваем их в первую очередь.',
        ],
      },
      {
        heading: 'Пресса и сотрудничество',
        paragraphs: [
          'Журналистам мы предоставляем цифры о рынке объявлений: средние цены, популярные категории, регионы. Данных о людях не даём. Напишите тему материала и срок, к которому нужен ответ.',
        ],
      },
      {
        heading: 'Данные оператора',
        paragraphs: [
          'Название, IDNO и юридический адрес оператора сайта вы получите по запросу по тому же адресу.',
        ],
      },
    ],
    en: [
      {
        heading: 'Support',
        paragraphs: [
          `The quickest way to reach us is [${site.supportEmail}](mailto:${site.supportEmail}). You can write without an account too, for example when you cannot log in. Leave a phone number or an e-mail address for our answer.`,
          'Common questions are answered on the page of [frequent questions](/article/faq).',
        ],
      },
      {
        heading: 'What to write so that we can help quickly',
        paragraphs: ['A complete message saves us questions and saves you waiting.'],
        list: [
          'the address or the number of the advert, if it is about one',
          'your username, but never your password or the code from a text message',
          'what you did, what you expected and what happened',
          'a screenshot, if you have one',
        ],
      },
      {
        heading: 'Personal data',
        paragraphs: [
          'To get, correct or delete your data, write “Personal data” at the beginning of the message. We answer within a month at the latest.',
        ],
      },
      {
        heading: 'Authorities and rights holders',
        paragraphs: [
          'Please send official requests and notices about copyright or trademarks to the same address, together with the document they are based on. We deal with them first.',
        ],
      },
      {
        heading: 'Press and partnerships',
        paragraphs: [
          'We give journalists figures about the market: average prices, popular categories, regions. We do not give data about people. Tell us the subject and your deadline.',
        ],
      },
      {
        heading: 'Operator of the site',
        paragraphs: [
          'The name, IDNO and registered address of the operator of the site are given on request at the same address.',
        ],
      },
    ],
  },
}
