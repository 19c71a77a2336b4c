import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'faq',
  col: 2,
  labels: { ro: 'Întrebări frecvente', ru: 'Частые вопросы', en: 'FAQ' },
  titles: { ro: 'Întrebări frecvente', ru: 'Частые вопросы', en: 'Frequently asked questions' },
  descriptions: {
    ro: 'Răspunsuri despre cont, cod, anunțuri, fotografii, promovare și ștergere.',
    ru: 'Ответы об аккаунте, коде, объявлениях, фотографиях, поднятии и удалении.',
    en: 'Answers about account, code, adverts, photos, promotion and deletion.',
  },
  contents: {
    ro: [
      {
        heading: 'Nu primesc codul prin SMS. Ce fac?',
        paragraphs: [
          'Verifică numărul: după +373 urmează opt cifre, fără zero la început. Codul se trimite doar pe numere de mobil. După 30 de secunde îl poți cere încă o dată, pe altă cale. Dacă nici așa nu ajunge, alege înregistrarea prin apel: te sunăm și îți dictăm codul.',
        ],
      },
      {
        heading: 'Am uitat parola.',
        paragraphs: [
          'Apasă „Restabilește accesul” la intrare. Prin telefon primești un cod și pui o parolă nouă. Prin e-mail primești un link valabil 30 de minute.',
        ],
      },
      {
        heading: 'De ce nu apare anunțul meu?',
        paragraphs: [
          'Uită-te la starea lui în „Anunțurile mele”. „În verificare” înseamnă că îl citește un moderator. „Respins” are motivul alături: corectează și trimite din nou. „Ciornă” nu a fost încă publicat. „Arhivat” poate fi readus cu „Promovează”.',
        ],
      },
      {
        heading: 'Cât costă un anunț?',
        paragraphs: [
          'Nimic. Publicarea, editarea și promovările incluse sunt gratuite. Serviciile suplimentare, dacă există, au prețul afișat pe pagina cu tarife.',
        ],
      },
      {
        heading: 'Câte fotografii pot pune?',
        paragraphs: [
          'Zece, iar la transport și imobiliare douăzeci. Fiecare poate avea până la 15 MB, în format JPEG, PNG, WebP sau HEIC.',
        ],
      },
      {
        heading: 'Cine îmi vede numărul de telefon?',
        paragraphs: [
          'Nimeni, dacă nu bifezi „arată telefonul” la anunț. Poți schimba asta oricând. Cumpărătorii îți pot scrie și fără el.',
        ],
      },
      {
        heading: 'Cum îmi șterg contul?',
        paragraphs: [
          'În profil, cu parola. Anunțurile dispar imediat. Timp de 14 zile te poți răzgândi, apoi datele se șterg definitiv.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Код по SMS не приходит. Что делать?',
        paragraphs: [
          'Проверьте номер: после +373 идут восемь цифр без нуля в начале. Код отправляется только на мобильные номера. Через 30 секунд его можно запросить снова, другим способом. Если и так не пришёл, выберите регистрацию по звонку: мы позвоним и продиктуем код.',
        ],
      },
      {
        heading: 'Забыл пароль.',
        paragraphs: [
          'При входе нажмите «Восстановить доступ». По телефону придёт код, и вы зададите новый пароль. По e-mail придёт ссылка, которая действует 30 минут.',
        ],
      },
      {
        heading: 'Почему моего объявления не видно?',
        paragraphs: [
          'Посмотрите его состояние в «Моих объявлениях». «На проверке» — его читает модератор. У «отклонено» рядом указана причина: исправьте и отправьте снова. «Черновик» ещё не опубликован. «В архиве» — можно вернуть кнопкой «Поднять».',
        ],
      },
      {
        heading: 'Сколько стоит объявление?',
        paragraphs: [
          'Нисколько. Размещение, изменение и включённые поднятия бесплатны. Цены дополнительных услуг, если они есть, указаны на странице тарифов.',
        ],
      },
      {
        heading: 'Сколько фотографий можно добавить?',
        paragraphs: [
          'Десять, а для транспорта и недвижимости двадцать. Каждая до 15 МБ, в формате JPEG, PNG, WebP или HEIC.',
        ],
      },
      {
        heading: 'Кто видит мой номер телефона?',
        paragraphs: [
          'Никто, если вы не отметили в объявлении «показать телефон». Это можно изменить в любой момент. Написать вам покупатели могут и без номера.',
        ],
      },
      {
        heading: 'Как удалить аккаунт?',
        paragraphs: [
          'В профиле, с вводом пароля. Объявления исчезают сразу. В течение 14 дней можно передумать, затем данные удаляются навсегда.',
        ],
      },
    ],
    en: [
      {
        heading: 'The code does not arrive by text message. What can I do?',
        paragraphs: [
          'Check the number: eight digits follow +373, without a zero at the start. The code is sent to mobile numbers only. After 30 seconds you can ask for it again, by another way. If that fails too, choose registration with a call: we call you and read out the code.',
        ],
      },
      {
        heading: 'I forgot my password.',
        paragraphs: [
          'Press Restore access when you log in. By phone you get a code and set a new password. By e-mail you get a link that is valid for 30 minutes.',
        ],
      },
      {
        heading: 'Why can I not see my advert?',
        paragraphs: [
          'Look at its status in My adverts. “Under review” means that a moderator is reading it. “Rejected” has the reason beside it: correct it and send it again. A “draft” has not been published yet. An “archived” advert can be brought back with Promote.',
        ],
      },
      {
        heading: 'What does an advert cost?',
        paragraphs: [
          'Nothing. Publishing, editing and the included promotions are free. Extra services, if there are any, have their price on the pricing page.',
        ],
      },
      {
        heading: 'How many photos can I add?',
        paragraphs: [
          'Ten, or twenty for transport and property. Each may have up to 15 MB, as JPEG, PNG, WebP or HEIC.',
        ],
      },
      {
        heading: 'Who sees my phone number?',
        paragraphs: [
          'Nobody, unless you tick “show phone” in the advert. You can change this at any time. Buyers can write to you without it.',
        ],
      },
      {
        heading: 'How do I delete my account?',
        paragraphs: [
          'In your profile, with your password. Your adverts disappear at once. You can change your mind for 14 days, then the data are erased for good.',
        ],
      },
    ],
  },
}
