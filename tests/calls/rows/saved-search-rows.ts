import { open, ownSearch, refused, type Row } from './row.ts'

export const savedSearchRows: Readonly<Record<string, Row>> = {
  'savedSearches.listSearches': open(),
  'savedSearches.saveSearch': open({ name: 'Cărți', address: '/category/hobby', search: 'carte' }),
  'savedSearches.changeSearch': ownSearch({ frequency: 'weekly' }),
  'savedSearches.markSearchSeen': ownSearch(),
  'savedSearches.deleteSearch': ownSearch(),
  'savedSearches.stopAlerts': refused('link_spent', () => ({ link: 'invented' })),
}
