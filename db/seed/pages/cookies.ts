import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'cookies',
  col: 1,
  labels: { ro: 'Cookie-uri', ru: 'Файлы cookie', en: 'Cookies' },
  titles: {
    ro: 'Politica privind cookie-urile',
    ru: 'Политика в отношении cookie',
    en: 'Cookie policy',
  },
  descriptions: {
    ro: 'Ce păstrăm în browserul tău, pentru ce și cum îți schimbi alegerea.',
    ru: 'Что мы храним в вашем браузере, для чего и как изменить свой выбор.',
    en: 'What we keep in your browser, what for, and how to change your choice.',
  },
  contents: {
    ro: [
      {
        heading: 'Ce sunt cookie-urile',
        paragraphs: [
          'Sunt fișiere mici pe care site-ul le păstrează în browserul tău, ca să te recunoască la următoarea pagină. Pe lângă ele folosim și memoria locală a browserului, care nu pleacă spre server.',
        ],
      },
      {
        heading: 'Necesare, mereu active',
        paragraphs: ['Fără ele site-ul nu ar funcționa, de aceea nu cerem acord pentru ele.'],
        list: [
          'sesiunea ta, după ce intri în cont (cel mult 30 de zile fără vizită)',
          'un semn al browserului tău, după ce intri în cont (180 de zile), ca parolele greșite ale altora să nu te lase pe dinafară',
          'un identificator temporar de vizitator, împotriva roboților (30 de minute)',
          'limba aleasă',
          'răspunsul tău la întrebarea despre cookie-uri',
          'lista anunțurilor văzute recent, ținută doar în browserul tău',
        ],
      },
      {
        heading: 'Opționale, doar cu acordul tău',
        paragraphs: [
          'Dacă apeși „Confirm”, putem încărca hărți de la furnizori externi și statistici despre cum este folosit site-ul. Dacă apeși „Anulez”, rămân doar cele necesare: harta externă și statisticile nu se încarcă deloc.',
          'Nu folosim cookie-uri care te urmăresc pe alte site-uri.',
        ],
      },
      {
        heading: 'Cum îți schimbi alegerea',
        paragraphs: [
          'Șterge cookie-urile site-ului din setările browserului: la următoarea vizită te întrebăm din nou. Tot acolo le poți bloca pe toate, dar atunci nu vei putea intra în cont.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Что такое cookie',
        paragraphs: [
          'Это небольшие файлы, которые сайт хранит в вашем браузере, чтобы узнать вас на следующей странице. Кроме них мы используем локальную память браузера, которая на сервер не отправляется.',
        ],
      },
      {
        heading: 'Необходимые, включены всегда',
        paragraphs: ['Без них сайт не работал бы, поэтому согласия на них мы не спрашиваем.'],
        list: [
          'ваш сеанс после входа в аккаунт (не более 30 дней без посещений)',
          'метка вашего браузера после входа в аккаунт (180 дней), чтобы чужие попытки подобрать пароль не закрыли вход вам',
          'временный идентификатор посетителя для защиты от роботов (30 минут)',
          'выбранный язык',
          'ваш ответ на вопрос о cookie',
          'список недавно просмотренных объявлений, который хранится только в вашем браузере',
        ],
      },
      {
        heading: 'Необязательные, только с вашего согласия',
        paragraphs: [
          'Если вы нажмёте «Подтвердить», мы сможем загружать карты внешних поставщиков и статистику использования сайта. Если нажмёте «Отменить», останутся только необходимые: внешняя карта и статистика не загружаются вовсе.',
          'Мы не используем cookie, которые следят за вами на других сайтах.',
        ],
      },
      {
        heading: 'Как изменить выбор',
        paragraphs: [
          'Удалите cookie сайта в настройках браузера: при следующем посещении мы спросим снова. Там же можно заблокировать их все, но тогда войти в аккаунт не получится.',
        ],
      },
    ],
    en: [
      {
        heading: 'What cookies are',
        paragraphs: [
          'They are small files that a site keeps in your browser to recognise you on the next page. Besides them we use the local storage of the browser, which is not sent to the server.',
        ],
      },
      {
        heading: 'Necessary, always on',
        paragraphs: ['The site would not work without them, so we do not ask for consent.'],
        list: [
          'your session after you log in (at most 30 days without a visit)',
          'a mark of your browser after you log in (180 days), so that wrong passwords of others do not lock you out',
          'a temporary visitor identifier against robots (30 minutes)',
          'the language you chose',
          'your answer to the cookie question',
          'the list of adverts you viewed recently, kept only in your browser',
        ],
      },
      {
        heading: 'Optional, only with your consent',
        paragraphs: [
          'If you press Confirm, we may load maps of outside providers and statistics about how the site is used. If you press Cancel, only the necessary ones remain: the outside map and the statistics are not loaded at all.',
          'We do not use cookies that follow you on other sites.',
        ],
      },
      {
        heading: 'How to change your choice',
        paragraphs: [
          'Delete the cookies of the site in the settings of your browser: we ask again on your next visit. You can block all of them there too, but then you cannot log in.',
        ],
      },
    ],
  },
}
