import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'promote',
  col: 2,
  labels: { ro: 'Promovarea anunțului', ru: 'Поднятие объявления', en: 'Promoting an advert' },
  titles: {
    ro: 'Cum îți promovezi anunțul',
    ru: 'Как поднять объявление',
    en: 'How to promote your advert',
  },
  descriptions: {
    ro: 'O promovare gratuită pe zi, cinci în 30 de zile, și readucerea din arhivă.',
    ru: 'Одно бесплатное поднятие в день, пять за 30 дней, и возврат из архива.',
    en: 'One free promotion per day, five in 30 days, and bringing back archived adverts.',
  },
  contents: {
    ro: [
      {
        heading: 'Ce face promovarea',
        paragraphs: [
          'Anunțul urcă în capul listei celor mai noi, ca și cum l-ai fi publicat acum. Apoi coboară treptat, pe măsură ce apar altele. Textul, prețul și recenziile rămân neschimbate.',
        ],
      },
      {
        heading: 'Cât de des',
        paragraphs: ['Limitele sunt aceleași pentru toți, ca lista să rămână cinstită:'],
        list: [
          'o dată pe zi pentru fiecare anunț; ziua se schimbă la miezul nopții, ora Chișinăului',
          'de cel mult cinci ori în 30 de zile pentru fiecare anunț, gratuit',
          'când începe un nou ciclu de 30 de zile, ai din nou cinci promovări',
        ],
      },
      {
        heading: 'Cum o faci',
        paragraphs: [
          'Deschide „Anunțurile mele” și apasă „Promovează” lângă anunț. Vezi imediat câte promovări ți-au rămas.',
        ],
      },
      {
        heading: 'Anunțuri din arhivă',
        paragraphs: [
          'Când i se termină zilele, anunțul trece în arhivă. „Promovează” îl readuce activ și consumă o promovare. Dacă nu mai ai niciuna, anunțul revine oricum, dar fără să urce în listă. Dacă l-ai schimbat între timp, trece mai întâi prin verificare.',
        ],
      },
      {
        heading: 'Când este bine să promovezi',
        paragraphs: [
          'Seara și la sfârșit de săptămână, când oamenii au timp să caute. Înainte de asta schimbă prima fotografie sau mai lasă din preț: un anunț proaspăt merge mai bine decât unul doar ridicat.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Что даёт поднятие',
        paragraphs: [
          'Объявление встаёт в начало списка новых, как будто вы разместили его сейчас. Потом оно постепенно опускается, когда появляются другие. Текст, цена и отзывы не меняются.',
        ],
      },
      {
        heading: 'Как часто',
        paragraphs: ['Ограничения одинаковы для всех, чтобы список оставался честным:'],
        list: [
          'раз в день для каждого объявления; день меняется в полночь по времени Кишинёва',
          'не более пяти раз за 30 дней для каждого объявления, бесплатно',
          'с новым периодом в 30 дней у вас снова пять поднятий',
        ],
      },
      {
        heading: 'Как это сделать',
        paragraphs: [
          'Откройте «Мои объявления» и нажмите «Поднять» рядом с объявлением. Сразу видно, сколько поднятий осталось.',
        ],
      },
      {
        heading: 'Объявления из архива',
        paragraphs: [
          'По окончании срока объявление уходит в архив. Кнопка «Поднять» снова делает его активным и тратит одно поднятие. Если их не осталось, объявление всё равно вернётся, но без подъёма в списке. Если вы его изменили, сначала оно пройдёт проверку.',
        ],
      },
      {
        heading: 'Когда лучше поднимать',
        paragraphs: [
          'Вечером и в конце недели, когда у людей есть время искать. Перед этим смените первую фотографию или немного снизьте цену: обновлённое объявление работает лучше, чем просто поднятое.',
        ],
      },
    ],
    en: [
      {
        heading: 'What promotion does',
        paragraphs: [
          'The advert moves to the top of the newest list, as if you had published it now. Then it goes down step by step as others appear. The text, the price and the reviews stay the same.',
        ],
      },
      {
        heading: 'How often',
        paragraphs: ['The limits are the same for everybody, so that the list stays fair:'],
        list: [
          'once per day for each advert; the day changes at midnight in Chișinău',
          'at most five times in 30 days for each advert, free of charge',
          'when a new cycle of 30 days begins, you have five promotions again',
        ],
      },
      {
        heading: 'How to do it',
        paragraphs: [
          'Open My adverts and press Promote beside the advert. You see at once how many promotions are left.',
        ],
      },
      {
        heading: 'Adverts in the archive',
        paragraphs: [
          'When its time is over, the advert is archived. Promote makes it active again and uses one promotion. If you have none left, the advert comes back all the same, but without moving up the list. If you have changed it, it is checked first.',
        ],
      },
      {
        heading: 'When to promote',
        paragraphs: [
          'In the evening and at the weekend, when people have time to search. Before that, change the first photo or lower the price a little: a refreshed advert does better than one that was only lifted.',
        ],
      },
    ],
  },
}
