import { plural } from '../../plural.ts'
import type { Results } from '../../ro/search/results.ts'

const adverts = (count: number) => plural('en', count, { one: '# advert', other: '# adverts' })
const counted = (count: number, isCapped: boolean) =>
  isCapped ? `over ${adverts(count)}` : adverts(count)

export const results: Results = {
  understood: {
    missing: (words: string) => `No adverts have “${words}”; these are without it.`,
    without: (words: string) => `Without “${words}”`,
    similar: 'Similar',
    wider: 'Also show adverts that only mention these words',
    isWide: 'Adverts that only mention these words are shown too.',
    narrower: 'Only what fits',
    typed: (words) => `You typed “${words}”.`,
    exact: (words) => `Search exactly for “${words}”`,
    also: (words) => `We also searched for: ${words}.`,
    isExact: 'Showing only adverts with exactly these words.',
    helpful: 'Search for similar words too',
  },
  relevance: 'Best match',
  ascending: (label: string) => `${label}: low to high`,
  descending: (label: string) => `${label}: high to low`,
  perUnit: 'Price per unit',
  categories: { label: 'Categories of the results', all: 'All categories', elsewhere: 'More in:' },
  compare: 'Compare',
  more: {
    button: 'Show more',
    shown: (shown, count, isCapped) => `Showing ${shown} of ${counted(count, isCapped)}`,
    failed: 'We could not load more adverts. Please try again.',
  },
  map: {
    show: 'Map',
    hide: 'List',
    region: 'Adverts on the map',
    needsScript: 'The map needs JavaScript. Below are the same adverts as a list.',
    cluster: (count, city) => (city ? `${adverts(count)} near ${city}` : adverts(count)),
    inBox: (count, isCapped) => `${counted(count, isCapped)} in this area`,
    capped: (count) => `Showing the newest ${count}. Zoom in to see all of them.`,
    failed: 'We could not put the adverts on the map. Move the map and we will try again.',
    none: 'There are no adverts in this part of the map.',
    whole: 'Show all of Moldova',
    close: 'Close the advert',
    here: (count) => `${adverts(count)} in this place; this is the newest.`,
  },
  ways: {
    hint: 'Check the spelling, or search with fewer words.',
    pastEnd: 'There are no more adverts on this page.',
    firstPage: 'Go to the first page',
    browse: 'Browse the categories',
    title: 'Try another way',
    without: (filter) => `Without the filter “${filter}”`,
    count: counted,
    nearest: 'Nearest matches',
    missing: (word) => `They have all the words but “${word}”.`,
    places: 'Nearby',
    away: (kilometres) => `${kilometres} km away`,
    nowhere: (place) => `We do not know a place called “${place}”.`,
    inPlace: (place) => `No adverts found in ${place}.`,
    everywhere: 'Search all of Moldova',
    save: 'Save the search and we will tell you when something comes up:',
    filters: {
      radius: 'Radius',
      exact: 'Exactly these words',
    },
  },
}
