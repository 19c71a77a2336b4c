import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Texts } from '../../texts.ts'

const adverts = (count: number) => plural('en', count, { one: '# advert', other: '# adverts' })

export const search: Texts['search'] = {
  heads: {
    home: {
      title: `${site.name}: free classified adverts across Moldova`,
      description:
        'Buy and sell in Moldova: cars, flats, phones, furniture, jobs and services. Free adverts, straight from people.',
    },
    category: {
      title: (label, page) =>
        `${label}: adverts in Moldova${page > 1 ? `, page ${page}` : ''} | ${site.name}`,
      description: (label) =>
        `${label}: new adverts from Chișinău, Bălți and all of Moldova. Compare prices, filter by place and write straight to the seller.`,
    },
    search: {
      title: (words, page) =>
        `${words ? `“${words}”` : 'All adverts'}${page > 1 ? `, page ${page}` : ''} | ${site.name}`,
      description: (words) =>
        words
          ? `Adverts found for “${words}” in Moldova.`
          : 'All the adverts of Moldova in one place.',
    },
    recent: {
      title: `Recently viewed | ${site.name}`,
      description: 'The adverts you have lately looked at in this browser.',
    },
  },
  loading: 'Loading adverts…',
  carousel: { previous: 'Back', next: 'Forward', pause: 'Stop moving', play: 'Start moving' },
  view: { label: 'How adverts are shown', grid: 'Grid', list: 'List' },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number) => `Page ${number}`,
  },
  home: {
    title: 'Free adverts from Moldova',
    promise:
      'Buy and sell directly, person to person. Posting an advert is free and takes a minute.',
    banners: 'News and offers',
    banner: (number, count) => `Banner ${number} of ${count}`,
    general: 'Advertising',
    categories: 'Categories',
    popular: 'Popular now',
    recent: 'Recently viewed',
    all: 'See all',
    adverts: 'New adverts',
  },
  count: (count, isCapped) => (isCapped ? `over ${adverts(count)}` : adverts(count)),
  resultsFor: (words) => `Results for “${words}”`,
  everything: 'All adverts',
  allIn: (label) => `All in ${label}`,
  subcategories: 'Subcategories',
  filters: { title: 'Filters' },
  save: { save: 'Save search', saved: 'Search saved' },
  sort: {
    label: 'Sort',
    apply: 'Sort',
    none: 'New and promoted',
    newest: 'Newest first',
    oldest: 'Oldest first',
    cheapest: 'Price: low to high',
    dearest: 'Price: high to low',
  },
  empty: {
    category: 'No adverts found.',
    search: 'No results found for your search.',
  },
}
