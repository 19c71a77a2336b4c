import { site } from '#contract/site.ts'
import { plural } from '../plural.ts'
import type { Texts } from '../texts.ts'

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
  show: (count, isCapped) => (isCapped ? `Show over ${adverts(count)}` : `Show ${adverts(count)}`),
  resultsFor: (words) => `Results for “${words}”`,
  everything: 'All adverts',
  allIn: (label) => `All in ${label}`,
  subcategories: 'Subcategories',
  filters: {
    title: 'Filters',
    close: 'Close filters',
    category: 'Category',
    anyCategory: 'All categories',
    place: 'Place',
    anyPlace: 'All of Moldova',
    main: 'Main',
    districts: 'Districts and municipalities',
    wholeOf: (district) => `All of ${district}`,
    findPlace: 'Type the name of a place',
    noPlace: 'No such place. Check the first letters of its name.',
    placesFailed: 'The places could not be loaded. Please try again.',
    price: 'Price, lei',
    priceMin: 'Lowest price, lei',
    priceMax: 'Highest price, lei',
    from: 'from',
    to: 'to',
    clear: 'Clear filters',
    applied: 'Applied filters',
    remove: (filter) => `Remove filter: ${filter}`,
    priceFrom: (min) => `from ${min} lei`,
    priceTo: (max) => `up to ${max} lei`,
    priceBetween: (min, max) => `${min}–${max} lei`,
  },
  sort: {
    label: 'Sort',
    apply: 'Sort',
    none: 'Default',
    newest: 'Newest first',
    oldest: 'Oldest first',
    cheapest: 'Price: low to high',
    dearest: 'Price: high to low',
  },
  empty: {
    category: 'No adverts found.',
    search: 'No results found for your search.',
    hint: 'Check the spelling, or search with fewer words.',
    pastEnd: 'There are no more adverts on this page.',
    firstPage: 'Go to the first page',
    drop: (filter) => `Search without: ${filter}`,
    browse: 'Browse the categories',
  },
  recent: {
    title: 'Recently viewed',
    hint: 'Adverts that you open appear here, in this browser only.',
    browse: 'See new adverts',
    clear: 'Empty the list',
    needsScript: 'The list is kept in your browser and needs JavaScript to appear.',
    failed: 'The list could not be loaded. Please try again.',
  },
}
