import type { RecentTexts } from '../../ro/search/recent.ts'

export const recent: RecentTexts = {
  title: 'Recently viewed',
  hint: 'Adverts that you open appear here, in this browser only.',
  browse: 'See new adverts',
  clear: 'Empty the list',
  needsScript: 'The list is kept in your browser and needs JavaScript to appear.',
  failed: 'The list could not be loaded. Please try again.',
}
