import { site } from '#contract/site/site.ts'
import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'about',
  col: 1,
  labels: { ro: 'Despre noi', ru: 'О нас', en: 'About us' },
  titles: { ro: `Despre ${site.name}`, ru: `О сайте ${site.name}`, en: `About ${site.name}` },
  descriptions: {
    ro: `${site.name} este un site de anunțuri gratuite pentru toată Moldova, în română, rusă și engleză.`,
    ru: `${site.name} — сайт бесплатных объявлений для всей Молдовы на румынском, русском и английском.`,
    en: `${site.name} is a site of free classified adverts for all of Moldova, in Romanian, Russian and English.`,
  },
  contents: {
    ro: [
      {
        paragraphs: [
          `${site.tagline.ro}. De la acest gând am pornit: oricine din Moldova să poată găsi un lucru bun, un om de încredere sau un loc de muncă fără să plătească și fără să piardă o zi întreagă.`,
          `Pe ${site.name} oamenii și firmele publică anunțuri, iar cumpărătorii le scriu direct. Noi oferim locul de întâlnire, regulile și uneltele.`,
        ],
      },
      {
        heading: 'Ce ne dorim să fie altfel',
        paragraphs: ['Am construit site-ul în jurul câtorva promisiuni simple:'],
        list: [
          'publicarea unui anunț este gratuită',
          'anunțurile se citesc și se caută în trei limbi, cu sau fără diacritice',
          'numărul tău de telefon rămâne ascuns dacă nu alegi să îl arăți',
          'dacă un anunț este respins, îți spunem de ce',
          'lista „cele mai noi” arată într-adevăr cele mai noi anunțuri',
        ],
      },
      {
        heading: 'Pentru cine este',
        paragraphs: [
          'Pentru familia care vinde un cărucior, pentru fermierul cu un tractor de prisos, pentru meșterul care își caută clienți și pentru magazinul care vrea să fie văzut în toată țara.',
          'Localitățile sunt toate: de la Chișinău și Bălți până la satele mici de pe ambele maluri ale Nistrului.',
        ],
      },
      {
        heading: 'Din ce trăiește site-ul',
        paragraphs: [
          'Anunțurile simple sunt și rămân gratuite. Firmele care vor mai multă vizibilitate pot comanda servicii suplimentare; prețurile sunt publice, pe pagina cu tarife. Nu vindem datele nimănui.',
        ],
      },
      {
        heading: 'Spune-ne părerea',
        paragraphs: [
          'Citim fiecare mesaj. Dacă ceva nu funcționează sau ai o idee, scrie-ne prin [pagina de contact](/article/contacts).',
        ],
      },
    ],
    ru: [
      {
        paragraphs: [
          `${site.tagline.ru}. С этой мысли мы начали: каждый житель Молдовы должен легко найти хорошую вещь, надёжного человека или работу — бесплатно и не теряя целый день.`,
          `На ${site.name} люди и компании размещают объявления, а покупатели пишут им напрямую. Мы даём место встречи, правила и инструменты.`,
        ],
      },
      {
        heading: 'Чем мы хотим отличаться',
        paragraphs: ['Сайт построен вокруг нескольких простых обещаний:'],
        list: [
          'разместить объявление можно бесплатно',
          'объявления читаются и ищутся на трёх языках, с диакритикой и без неё',
          'ваш номер телефона скрыт, пока вы сами не решите его показать',
          'если объявление отклонено, мы объясняем почему',
          'в списке «самые новые» действительно самые новые объявления',
        ],
      },
      {
        heading: 'Для кого этот сайт',
        paragraphs: [
          'Для семьи, которая продаёт коляску, для фермера с лишним трактором, для мастера, который ищет клиентов, и для магазина, который хочет, чтобы его видели по всей стране.',
          'Населённые пункты есть все: от Кишинёва и Бельц до небольших сёл на обоих берегах Днестра.',
        ],
      },
      {
        heading: 'За счёт чего живёт сайт',
        paragraphs: [
          'Обычные объявления бесплатны, и так будет дальше. Компании, которым нужно больше внимания, могут заказать дополнительные услуги; цены открыты и указаны на странице тарифов. Данные мы никому не продаём.',
        ],
      },
      {
        heading: 'Поделитесь мнением',
        paragraphs: [
          'Мы читаем каждое сообщение. Если что-то не работает или у вас есть идея, напишите нам через [страницу контактов](/article/contacts).',
        ],
      },
    ],
    en: [
      {
        paragraphs: [
          `${site.tagline.en}. That is the thought we started from: anyone in Moldova should be able to find a good thing, a reliable person or a job without paying and without losing a whole day.`,
          `On ${site.name} people and companies publish adverts, and buyers write to them directly. We provide the meeting place, the rules and the tools.`,
        ],
      },
      {
        heading: 'What we want to do differently',
        paragraphs: ['The site is built around a few simple promises:'],
        list: [
          'publishing an advert is free',
          'adverts can be read and searched in three languages, with or without diacritics',
          'your phone number stays hidden unless you choose to show it',
          'if an advert is rejected, we tell you why',
          'the “newest” list really shows the newest adverts',
        ],
      },
      {
        heading: 'Who it is for',
        paragraphs: [
          'For the family selling a pram, the farmer with a spare tractor, the craftsman looking for customers and the shop that wants to be seen all over the country.',
          'Every place is there, from Chișinău and Bălți to the small villages on both banks of the Nistru.',
        ],
      },
      {
        heading: 'How the site pays for itself',
        paragraphs: [
          'Ordinary adverts are free and will stay free. Companies that want more attention can order extra services; the prices are public, on the pricing page. We do not sell data to anyone.',
        ],
      },
      {
        heading: 'Tell us what you think',
        paragraphs: [
          'We read every message. If something does not work or you have an idea, write to us through the [contact page](/article/contacts).',
        ],
      },
    ],
  },
}
