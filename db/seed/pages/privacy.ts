import { callbackDays, deletedAdvertDays } from '#domains/retention/rules.ts'
import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'privacy',
  col: 1,
  labels: { ro: 'Confidențialitate', ru: 'Конфиденциальность', en: 'Privacy' },
  titles: {
    ro: 'Politica de confidențialitate',
    ru: 'Политика конфиденциальности',
    en: 'Privacy policy',
  },
  descriptions: {
    ro: 'Ce date prelucrăm, de ce, cât timp și ce drepturi ai potrivit Legii nr. 195/2024.',
    ru: 'Какие данные мы обрабатываем, зачем, как долго и какие права даёт вам Закон № 195/2024.',
    en: 'Which data we process, why, for how long, and your rights under Law 195/2024.',
  },
  contents: {
    ro: [
      {
        paragraphs: [
          'Prelucrăm datele tale potrivit Legii nr. 195/2024 privind protecția datelor cu caracter personal. Luăm doar ce este necesar ca site-ul să funcționeze și nu vindem datele nimănui.',
        ],
      },
      {
        heading: 'Ce date avem',
        paragraphs: ['Datele vin de la tine sau apar când folosești site-ul.'],
        list: [
          'cont: telefon, nume de utilizator, parolă (păstrată doar sub formă de amprentă), iar dacă le adaugi: nume, e-mail, adresă, fotografie de profil',
          'anunțuri: texte, fotografii, preț, localitate; din fotografii ștergem locul și datele aparatului',
          'mesaje, oferte de preț, recenzii și reclamații',
          'date tehnice: adresa IP, dispozitivul, momentul accesării, pentru securitate',
          'facturi și plăți, dacă ai comandat servicii; datele cardului rămân la bancă',
        ],
      },
      {
        heading: 'De ce le folosim',
        paragraphs: [
          'Pentru a îndeplini înțelegerea cu tine: cont, publicare, mesaje. Pentru interesul nostru legitim: prevenirea fraudei, a spamului și a abuzurilor. Pentru obligații legale: evidența contabilă, răspunsuri la cererile întemeiate ale autorităților. Cu acordul tău: statistici și hărți externe, pe care îl poți retrage oricând.',
        ],
      },
      {
        heading: 'Cine le vede',
        paragraphs: [
          'Toți vizitatorii văd numele tău de utilizator, fotografia de profil și anunțurile active. Telefonul îl văd doar dacă l-ai făcut public. Mesajele le vedeți tu și celălalt participant; moderatorul le citește doar când a fost depusă o reclamație.',
          'Datele ajung și la furnizorii care ne ajută: trimiterea SMS-urilor și a e-mailurilor, plăți, găzduire. Ei lucrează doar la indicația noastră, pe bază de contract.',
        ],
      },
      {
        heading: 'Cât timp le păstrăm',
        paragraphs: [
          `Codurile de confirmare zece minute. Anunțurile cât sunt active sau în arhivă, iar textul unui anunț pe care l-ai șters încă ${deletedAdvertDays} de zile, pentru reclamații. Cererile de a fi sunat ${callbackDays} de zile. Cine a văzut un anunț știm doar ca semn cifrat, cel mult o săptămână. După ștergerea contului ai 14 zile să te răzgândești, apoi ștergem datele și facem anonime mesajele. Facturile le păstrăm cât cere legea fiscală.`,
        ],
      },
      {
        heading: 'Drepturile tale',
        paragraphs: [
          'Scrie-ne prin [pagina de contact](/article/contacts). Răspundem gratuit, cel târziu într-o lună. Dacă nu ești mulțumit, te poți adresa Centrului Național pentru Protecția Datelor cu Caracter Personal sau instanței.',
        ],
        list: [
          'să afli ce date avem și să primești o copie',
          'să le corectezi sau să le ștergi',
          'să limitezi prelucrarea sau să te opui ei',
          'să îți retragi acordul',
          'să ceri ca o decizie automată să fie revăzută de un om',
        ],
      },
    ],
    ru: [
      {
        paragraphs: [
          'Мы обрабатываем ваши данные согласно Закону № 195/2024 о защите персональных данных. Берём только то, что нужно для работы сайта, и никому данные не продаём.',
        ],
      },
      {
        heading: 'Какие данные у нас есть',
        paragraphs: ['Данные вы даёте сами, либо они появляются, когда вы пользуетесь сайтом.'],
        list: [
          'аккаунт: телефон, имя пользователя, пароль (хранится только в виде отпечатка), а если добавите: имя, e-mail, адрес, фото профиля',
          'объявления: тексты, фотографии, цена, населённый пункт; место съёмки и данные камеры мы из снимков удаляем',
          'сообщения, предложения цены, отзывы и жалобы',
          'технические данные: IP-адрес, устройство, время посещения — для безопасности',
          'счета и платежи, если вы заказывали услуги; данные карты остаются в банке',
        ],
      },
      {
        heading: 'Зачем мы их используем',
        paragraphs: [
          'Чтобы выполнить договорённость с вами: аккаунт, размещение, сообщения. Ради законного интереса: против мошенничества, спама и злоупотреблений. По обязанности: бухгалтерский учёт, ответы на обоснованные запросы органов власти. С вашего согласия: статистика и внешние карты; согласие можно отозвать в любой момент.',
        ],
      },
      {
        heading: 'Кто их видит',
        paragraphs: [
          'Все посетители видят ваше имя пользователя, фото профиля и активные объявления. Телефон виден, только если вы его открыли. Сообщения видите вы и ваш собеседник; модератор читает их, только если подана жалоба.',
          'Данные получают и те, кто нам помогает: отправка SMS и e-mail, платежи, хостинг. Они работают только по нашему поручению и по договору.',
        ],
      },
      {
        heading: 'Сколько мы их храним',
        paragraphs: [
          `Коды подтверждения — десять минут. Объявления — пока они активны или в архиве, а текст удалённого вами объявления — ещё ${deletedAdvertDays} дней, на случай жалоб. Просьбы перезвонить — ${callbackDays} дней. Кто смотрел объявление, мы знаем только в виде зашифрованной метки и не дольше недели. После удаления аккаунта у вас есть 14 дней, чтобы передумать, затем мы удаляем данные и обезличиваем сообщения. Счета хранятся столько, сколько требует налоговый закон.`,
        ],
      },
      {
        heading: 'Ваши права',
        paragraphs: [
          'Напишите нам через [страницу контактов](/article/contacts). Ответим бесплатно и не позже чем через месяц. Если ответ вас не устроит, вы можете обратиться в Национальный центр по защите персональных данных или в суд.',
        ],
        list: [
          'узнать, какие данные у нас есть, и получить копию',
          'исправить или удалить их',
          'ограничить обработку или возразить против неё',
          'отозвать согласие',
          'потребовать, чтобы автоматическое решение пересмотрел человек',
        ],
      },
    ],
    en: [
      {
        paragraphs: [
          'We process your data under Law 195/2024 on the protection of personal data. We take only what the site needs to work, and we sell data to nobody.',
        ],
      },
      {
        heading: 'Which data we have',
        paragraphs: ['The data come from you or arise when you use the site.'],
        list: [
          'account: phone, username, password (kept only as a hash), and if you add them: name, e-mail, address, profile picture',
          'adverts: texts, photos, price, place; we remove the location and camera data from photos',
          'messages, price offers, reviews and reports',
          'technical data: IP address, device, time of access, for security',
          'bills and payments, if you ordered services; card data stay with the bank',
        ],
      },
      {
        heading: 'Why we use them',
        paragraphs: [
          'To keep our agreement with you: account, publishing, messages. For our legitimate interest: preventing fraud, spam and abuse. For legal duties: accounting, and answers to well-founded requests of authorities. With your consent: statistics and outside maps; you can withdraw it at any time.',
        ],
      },
      {
        heading: 'Who sees them',
        paragraphs: [
          'All visitors see your username, profile picture and active adverts. They see your phone only if you made it public. Messages are seen by you and the other person; a moderator reads them only when a report has been made.',
          'Data also reach those who help us: sending text messages and e-mail, payments, hosting. They work only on our instructions and under a contract.',
        ],
      },
      {
        heading: 'How long we keep them',
        paragraphs: [
          `Confirmation codes for ten minutes. Adverts while they are active or archived, and the text of one that you deleted for another ${deletedAdvertDays} days, in case of complaints. Wishes to be called for ${callbackDays} days. Who looked at an advert we know only as an encrypted mark, for a week at most. After you delete your account you have 14 days to change your mind, then we erase the data and make messages anonymous. Bills are kept as long as tax law requires.`,
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Write to us through the [contact page](/article/contacts). We answer free of charge and within a month at the latest. If you are not satisfied, you can turn to the National Center for Personal Data Protection or to a court.',
        ],
        list: [
          'to learn which data we have and get a copy',
          'to correct or erase them',
          'to restrict the processing or object to it',
          'to withdraw your consent',
          'to have an automatic decision reviewed by a person',
        ],
      },
    ],
  },
}
