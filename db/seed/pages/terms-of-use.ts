import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'terms-of-use',
  col: 1,
  labels: { ro: 'Termeni de utilizare', ru: 'Условия использования', en: 'Terms of use' },
  titles: { ro: 'Termeni de utilizare', ru: 'Условия использования', en: 'Terms of use' },
  descriptions: {
    ro: 'Regulile dintre tine și Găsit: contul, anunțurile, răspunderea, încetarea.',
    ru: 'Правила между вами и Găsit: аккаунт, объявления, ответственность, прекращение.',
    en: 'The rules between you and Găsit: account, adverts, liability, ending.',
  },
  contents: {
    ro: [
      {
        heading: 'Ce este Găsit',
        paragraphs: [
          'Găsit este un site pe care utilizatorii publică anunțuri și iau legătura unii cu alții. Noi nu suntem vânzător, cumpărător sau intermediar și nu luăm parte la înțelegerile dintre utilizatori.',
          'Folosind site-ul, accepți acești termeni. Regulile de publicare și lista bunurilor interzise fac parte din ei.',
        ],
      },
      {
        heading: 'Contul tău',
        paragraphs: [
          'Pentru a publica și a scrie mesaje ai nevoie de un cont cu un număr de telefon confirmat. Trebuie să ai cel puțin 18 ani sau acordul părinților. Firmele aleg tipul de cont „companie” și își folosesc marca drept nume.',
        ],
        list: [
          'dă date corecte și ține-le la zi',
          'păstrează parola și codurile doar pentru tine',
          'nu vinde și nu împrumuta contul',
          'anunță-ne îndată dacă altcineva a intrat în contul tău',
        ],
      },
      {
        heading: 'Anunțurile tale',
        paragraphs: [
          'Publicarea este gratuită. Răspunzi pentru ceea ce scrii și pentru fotografiile tale: să fie adevărate, să îți aparțină și să nu încalce legea sau drepturile altora.',
          'Ne permiți să afișăm anunțul pe site, să îl micșorăm, să îl traducem automat cu mențiunea respectivă și să îl arătăm în căutări cât timp este activ. Drepturile asupra textelor și imaginilor rămân ale tale.',
          'Un anunț este activ 30 de zile. Îl poți edita, ascunde, arhiva sau șterge oricând.',
        ],
      },
      {
        heading: 'Ce putem face noi',
        paragraphs: [
          'Verificăm anunțurile înainte sau după publicare. Putem respinge, suspenda sau muta un anunț care încalcă regulile și putem limita sau bloca un cont. De fiecare dată îți comunicăm motivul, iar tu poți contesta decizia prin pagina de asistență (/help-desk).',
        ],
      },
      {
        heading: 'Servicii plătite',
        paragraphs: [
          'Dacă un serviciu costă, prețul este afișat înainte de comandă, cu toate taxele incluse. Nimic nu se plătește fără confirmarea ta. Dacă serviciul nu a fost prestat din vina noastră, îți întoarcem banii.',
        ],
      },
      {
        heading: 'Răspundere',
        paragraphs: [
          'Nu putem verifica fiecare lucru și fiecare om, de aceea nu garantăm calitatea bunurilor, adevărul anunțurilor sau încheierea unei tranzacții. Înlăturăm conținutul ilegal îndată ce aflăm de el. Aceste limite nu micșorează drepturile pe care legea le dă consumatorilor.',
          'Ne străduim ca site-ul să meargă mereu, dar pot apărea întreruperi pentru lucrări sau din cauze care nu depind de noi.',
        ],
      },
      {
        heading: 'Încetare, schimbări și lege',
        paragraphs: [
          'Îți poți șterge contul oricând. Ștergerea devine definitivă după 14 zile, timp în care te poți răzgândi.',
          'Dacă schimbăm acești termeni în mod important, te anunțăm în cont cu cel puțin 15 zile înainte. Se aplică legea Republicii Moldova. Neînțelegerile încercăm să le rezolvăm pe cale amiabilă, iar dacă nu reușim, decide instanța competentă.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Что такое Găsit',
        paragraphs: [
          'Găsit — сайт, на котором пользователи размещают объявления и связываются друг с другом. Мы не продавец, не покупатель и не посредник и не участвуем в договорённостях между пользователями.',
          'Пользуясь сайтом, вы принимаете эти условия. Правила размещения и список запрещённых товаров — их часть.',
        ],
      },
      {
        heading: 'Ваш аккаунт',
        paragraphs: [
          'Чтобы размещать объявления и писать сообщения, нужен аккаунт с подтверждённым номером телефона. Вам должно быть не менее 18 лет, либо нужно согласие родителей. Фирмы выбирают тип аккаунта «компания» и используют свою марку в качестве имени.',
        ],
        list: [
          'указывайте верные данные и обновляйте их',
          'никому не сообщайте пароль и коды',
          'не продавайте и не передавайте аккаунт',
          'сразу сообщите нам, если в ваш аккаунт вошёл кто-то другой',
        ],
      },
      {
        heading: 'Ваши объявления',
        paragraphs: [
          'Размещение бесплатное. Вы отвечаете за текст и фотографии: они должны быть правдивыми, принадлежать вам и не нарушать закон или чужие права.',
          'Вы разрешаете нам показывать объявление на сайте, уменьшать изображения, автоматически переводить текст с соответствующей пометкой и показывать его в поиске, пока оно активно. Права на тексты и снимки остаются у вас.',
          'Объявление активно 30 дней. Вы можете в любой момент изменить, скрыть, отправить в архив или удалить его.',
        ],
      },
      {
        heading: 'Что можем сделать мы',
        paragraphs: [
          'Мы проверяем объявления до или после публикации. Мы можем отклонить, приостановить или перенести объявление, нарушающее правила, а также ограничить или заблокировать аккаунт. Каждый раз мы сообщаем причину, а вы можете оспорить решение через страницу поддержки (/help-desk).',
        ],
      },
      {
        heading: 'Платные услуги',
        paragraphs: [
          'Если услуга платная, цена показана до заказа и включает все налоги. Без вашего подтверждения ничего не списывается. Если услуга не оказана по нашей вине, мы вернём деньги.',
        ],
      },
      {
        heading: 'Ответственность',
        paragraphs: [
          'Мы не можем проверить каждую вещь и каждого человека, поэтому не гарантируем качество товаров, правдивость объявлений и заключение сделки. Незаконные материалы мы убираем, как только узнаём о них. Эти ограничения не уменьшают права, которые закон даёт потребителям.',
          'Мы стараемся, чтобы сайт работал всегда, но возможны перерывы из-за технических работ или по причинам, которые от нас не зависят.',
        ],
      },
      {
        heading: 'Прекращение, изменения и право',
        paragraphs: [
          'Вы можете удалить аккаунт в любой момент. Удаление становится окончательным через 14 дней, до этого вы можете передумать.',
          'О важных изменениях этих условий мы сообщим в аккаунте не позже чем за 15 дней. Применяется право Республики Молдова. Споры мы стараемся решать миром, а если не получается, решает компетентный суд.',
        ],
      },
    ],
    en: [
      {
        heading: 'What Găsit is',
        paragraphs: [
          'Găsit is a site where users publish adverts and get in touch with one another. We are not a seller, a buyer or a broker, and we take no part in what users agree between themselves.',
          'By using the site you accept these terms. The posting rules and the list of prohibited goods are part of them.',
        ],
      },
      {
        heading: 'Your account',
        paragraphs: [
          'To publish adverts and send messages you need an account with a confirmed phone number. You must be at least 18 years old or have the consent of your parents. Companies choose the account type “company” and use their brand as their name.',
        ],
        list: [
          'give correct data and keep them up to date',
          'keep your password and codes to yourself',
          'do not sell or lend your account',
          'tell us at once if somebody else has entered your account',
        ],
      },
      {
        heading: 'Your adverts',
        paragraphs: [
          'Publishing is free. You answer for your texts and photos: they must be true, belong to you, and not break the law or the rights of others.',
          'You allow us to show the advert on the site, to resize it, to translate it automatically and say so, and to show it in searches while it is active. The rights to your texts and pictures remain yours.',
          'An advert is active for 30 days. You can edit, hide, archive or delete it at any time.',
        ],
      },
      {
        heading: 'What we may do',
        paragraphs: [
          'We check adverts before or after they are published. We may reject, suspend or move an advert that breaks the rules, and limit or block an account. Each time we tell you the reason, and you can contest the decision through the Help Desk (/help-desk).',
        ],
      },
      {
        heading: 'Paid services',
        paragraphs: [
          'If a service costs money, the price is shown before you order and includes all taxes. Nothing is charged without your confirmation. If a service was not provided and it is our fault, we return your money.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'We cannot check every thing and every person, so we do not guarantee the quality of goods, the truth of adverts or that a deal will be made. We remove illegal content as soon as we learn of it. These limits do not reduce the rights that the law gives to consumers.',
          'We do our best to keep the site running, but there may be interruptions for maintenance or for reasons beyond our control.',
        ],
      },
      {
        heading: 'Ending, changes and law',
        paragraphs: [
          'You can delete your account at any time. The deletion becomes final after 14 days; until then you can change your mind.',
          'If we change these terms in an important way, we tell you in your account at least 15 days before. The law of the Republic of Moldova applies. We try to settle disputes amicably; if that fails, the competent court decides.',
        ],
      },
    ],
  },
}
