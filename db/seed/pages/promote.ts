import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'promote',
  col: 2,
  labels: { ro: 'Promovare', ru: 'Продвижение', en: 'Promotion' },
  titles: {
    ro: 'Cum îți promovezi anunțul',
    ru: 'Как продвигать объявление',
    en: 'How to promote your advert',
  },
  descriptions: {
    ro: 'Promovarea urcă anunțul în listă: o dată pe zi, de cinci ori în 30 de zile.',
    ru: 'Продвижение поднимает объявление в списке: раз в день, пять раз за 30 дней.',
    en: 'Promotion lifts an advert in the list: once a day, five times in 30 days.',
  },
  contents: {
    ro: [
      {
        heading: 'Ce face promovarea',
        paragraphs: [
          'Anunțul urcă din nou în capul listei din categoria lui, ca și cum ar fi fost publicat acum. Apoi coboară treptat, pe măsură ce apar altele.',
        ],
      },
      {
        heading: 'De câte ori',
        paragraphs: ['O poți folosi gratuit, pentru fiecare anunț:'],
        list: ['o dată pe zi;', 'de cinci ori în 30 de zile.'],
      },
      {
        heading: 'Când ajută',
        paragraphs: [
          'Promovează după ce ai adăugat fotografii bune și ai verificat prețul. Seara și la sfârșit de săptămână oamenii au mai mult timp să caute.',
        ],
      },
      {
        heading: 'Anunțurile din arhivă',
        paragraphs: ['Tot prin promovare readuci un anunț din arhivă, dacă este încă de vânzare.'],
      },
    ],
    ru: [
      {
        heading: 'Что даёт продвижение',
        paragraphs: [
          'Объявление снова поднимается в начало списка своей категории, как только что опубликованное. Затем оно постепенно опускается, когда появляются другие.',
        ],
      },
      {
        heading: 'Сколько раз',
        paragraphs: ['Для каждого объявления это бесплатно:'],
        list: ['один раз в день;', 'пять раз за 30 дней.'],
      },
      {
        heading: 'Когда это помогает',
        paragraphs: [
          'Продвигайте объявление, когда добавили хорошие фотографии и проверили цену. Вечером и в выходные у людей больше времени на поиски.',
        ],
      },
      {
        heading: 'Объявления из архива',
        paragraphs: ['Продвижением можно и вернуть объявление из архива, если вещь ещё продаётся.'],
      },
    ],
    en: [
      {
        heading: 'What promotion does',
        paragraphs: [
          'The advert goes back to the head of the list in its category, as if it had just been posted. Then it moves down again as others appear.',
        ],
      },
      {
        heading: 'How often',
        paragraphs: ['It is free for each advert:'],
        list: ['once per day;', 'five times in 30 days.'],
      },
      {
        heading: 'When it helps',
        paragraphs: [
          'Promote once you have added good photos and checked the price. In the evening and at weekends people have more time to search.',
        ],
      },
      {
        heading: 'Archived adverts',
        paragraphs: [
          'Promoting also brings an advert back from the archive, if it is still for sale.',
        ],
      },
    ],
  },
}
