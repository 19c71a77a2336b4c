import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Statistics } from '../../ro/adverts/statistics.ts'

const adverts = (count: number): string =>
  plural('en', count, { one: '# advert', other: '# adverts' })

export const statistics: Statistics = {
  head: {
    title: `Statistics of the advert | ${site.name}`,
    description: 'Who has seen your advert and what you can improve.',
  },
  back: 'My adverts',
  title: 'Statistics of the advert',
  adviceTitle: 'What you can improve',
  allGood: 'The advert looks good: we have no advice.',
  mend: 'Edit the advert',
  advice: {
    no_photo: () => 'It has no photo. Add some, taken in good light: every buyer begins with them.',
    few_photos: (count: number) =>
      plural('en', count, {
        one: 'It has only # photo. Add some more, from other angles.',
        other: 'It has only # photos. Add some more, from other angles.',
      }),
    price_above: (count: number) =>
      `The price is ${count}\u00a0% over the median of similar adverts. Lower it, or say in the text what makes it worth more.`,
    price_below: (count: number) =>
      `The price is ${count}\u00a0% under the median of similar adverts. Say why in the text, so that it does not look suspicious.`,
    no_price: () =>
      'It has no price, and similar adverts have. Without one it is missing from searches by price.',
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
        one: '# field of the category is empty. Buyers filter by it.',
        other: '# fields of the category are empty. Buyers filter by them.',
      }),
    one_language: () =>
      'The text is not in both Romanian and Russian. Add the translation, so that more people find it.',
    old: (count: number) =>
      plural('en', count, {
        one: 'You have not edited it for # day. See whether the price and the text are still right.',
        other:
          'You have not edited it for # days. See whether the price and the text are still right.',
      }),
    seen_not_asked: (count: number) =>
      plural('en', count, {
        one: 'It was seen once, but nobody asked. Look at the price and the photos.',
        other: 'It was seen # times, but nobody asked. Look at the price and the photos.',
      }),
  },
  priceTitle: 'The price beside similar ones',
  standing: (percent: number, median: string, count: number) => {
    const among = `the median of ${median} (${adverts(count)})`
    if (percent === 0) return `Your price is exactly at ${among}.`
    return `Your price is ${Math.abs(percent)}\u00a0% ${percent > 0 ? 'over' : 'under'} ${among}.`
  },
  own: 'Your price',
  usual: 'Half of the adverts',
  daysTitle: (days: number) => plural('en', days, { one: 'Last # day', other: 'Last # days' }),
  counts: {
    views: 'Views',
    reveals: 'Number shown',
    messages: 'Messages received',
    favorites: 'Hearts',
  },
  today: 'today',
  totals: ({ views, reveals, favorites }) =>
    `Since publication: ${[
      plural('en', views, { one: '# view', other: '# views' }),
      `number shown: ${reveals}`,
      plural('en', favorites, { one: '# heart', other: '# hearts' }),
    ].join(' · ')}`,
  numbers: 'By day, in numbers',
  day: 'Day',
  promoted: 'promoted',
}
