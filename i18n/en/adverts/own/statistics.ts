import { site } from '#contract/site/site.ts'
import { plural } from '../../../plural.ts'
import type { Statistics } from '../../../ro/adverts/own/statistics.ts'

const adverts = (count: number): string =>
  plural('en', count, { one: '# advert', other: '# adverts' })

export const statistics: Statistics = {
  head: {
    title: `Advert statistics | ${site.name}`,
    description: 'Who has seen your advert and what you can improve.',
  },
  back: 'My adverts',
  title: 'Advert statistics',
  adviceTitle: 'What you can improve',
  allGood: 'The advert looks good: we have no advice.',
  mend: 'Edit advert',
  advice: {
    no_photo: () =>
      'It has no photos. Add some, taken in good light: every buyer looks at them first.',
    few_photos: (count: number) =>
      plural('en', count, {
        one: 'It has only # photo. Add some more, from other angles.',
        other: 'It has only # photos. Add some more, from other angles.',
      }),
    price_above: (count: number) =>
      `The price is ${count}\u00a0% above the median of similar adverts. Lower it, or say in the text what makes it worth more.`,
    price_below: (count: number) =>
      `The price is ${count}\u00a0% below the median of similar adverts. Say why in the text, so that it does not look suspicious.`,
    no_price: () =>
      'It has no price, but similar adverts do. Without one it is missing from searches by price.',
    few_words: (count: number) =>
      count === 0
        ? 'It has no description. Write what you would be asked about.'
        : plural('en', count, {
            one: 'The description has only # word. Write what you would be asked about.',
            other: 'The description has only # words. Write what you would be asked about.',
          }),
    short_title: () =>
      'The title is short. Add the brand, the model or the size: people search by them.',
    empty_fields: (count: number) =>
      plural('en', count, {
        one: '# attribute is not filled in. Buyers filter by it.',
        other: '# attributes are not filled in. Buyers filter by them.',
      }),
    one_language: () =>
      'The text is not in both Romanian and Russian. Add the translation, so that more people find it.',
    old: (count: number) =>
      plural('en', count, {
        one: 'You have not edited it for # day. Check whether the price and the text are still right.',
        other:
          'You have not edited it for # days. Check whether the price and the text are still right.',
      }),
    seen_not_asked: (count: number) =>
      plural('en', count, {
        one: 'It was seen once, but nobody asked about it. Look at the price and the photos again.',
        other:
          'It was seen # times, but nobody asked about it. Look at the price and the photos again.',
      }),
  },
  priceTitle: 'The price compared with similar adverts',
  standing: (percent: number, median: string, count: number) => {
    const among = `the median of ${median} (${adverts(count)})`
    if (percent === 0) return `Your price is exactly ${among}.`
    return `Your price is ${Math.abs(percent)}\u00a0% ${percent > 0 ? 'above' : 'below'} ${among}.`
  },
  own: 'Your price',
  usual: 'Half of the adverts',
  daysTitle: (days: number) => plural('en', days, { one: 'Last # day', other: 'Last # days' }),
  counts: {
    views: 'Views',
    reveals: 'Phone shown',
    messages: 'Messages received',
    favorites: 'In favorites',
  },
  today: 'today',
  totals: (views, reveals, favorites) =>
    `Since publication: ${[
      plural('en', views, { one: '# view', other: '# views' }),
      `phone shown: ${reveals}`,
      `in favorites: ${favorites}`,
    ].join(' · ')}`,
  numbers: 'By day, in numbers',
  day: 'Day',
  promoted: 'promoted',
}
