import { layout as en } from '#i18n/en/site/layout.ts'
import { layout as ro } from '#i18n/ro/site/layout.ts'
import { layout as ru } from '#i18n/ru/site/layout.ts'
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
          `Dacă apeși „${ro.cookies.confirm}”, putem încărca hărți de la furnizori externi și statistici despre cum este folosit site-ul. Dacă apeși „${ro.cookies.cancel}”, rămân doar ele: harta externă și statisticile nu se încarcă deloc.`,
          'Nu folosim cookie-uri care te urmăresc pe alte site-uri.',
        ],
      },
      {
        heading: 'Cum îți schimbi alegerea',
        paragraphs: [
          `[Schimbă alegerea acum](#cookies), sau oricând mai târziu, de la legătura „${ro.cookies.settings}” din josul fiecărei pagini. Din setările browserului poți șterge cookie-urile site-ului sau le poți bloca pe toate, dar atunci nu vei putea intra în cont.`,
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
          `Если вы нажмёте «${ru.cookies.confirm}», мы сможем загружать карты внешних поставщиков и статистику использования сайта. Если нажмёте «${ru.cookies.cancel}», останутся только они: внешняя карта и статистика не загружаются вовсе.`,
          'Мы не используем cookie, которые следят за вами на других сайтах.',
        ],
      },
      {
        heading: 'Как изменить выбор',
        paragraphs: [
          `[Изменить выбор](#cookies) можно прямо сейчас или в любое время позже — по ссылке «${ru.cookies.settings}» внизу каждой страницы. В настройках браузера можно удалить cookie сайта или заблокировать их все, но тогда войти в аккаунт не получится.`,
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
          `If you press “${en.cookies.confirm}”, we may load maps of outside providers and statistics about how the site is used. If you press “${en.cookies.cancel}”, only those remain: the outside map and the statistics are not loaded at all.`,
          'We do not use cookies that follow you on other sites.',
        ],
      },
      {
        heading: 'How to change your choice',
        paragraphs: [
          `[Change your choice](#cookies) now, or at any time later with the link “${en.cookies.settings}” at the foot of every page. In the settings of your browser you can delete the cookies of the site or block them all, but then you cannot log in.`,
        ],
      },
    ],
  },
}
