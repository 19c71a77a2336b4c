import { open, ownList, refused, type Row } from './row.ts'

export const favoriteRows: Readonly<Record<string, Row>> = {
  'favorites.list': open(),
  'favorites.add': {
    fields: ({ active }) => ({ advID: String(active) }),
    others: { fields: ({ draft }) => ({ advID: String(draft) }), refusal: 'advert_not_found' },
  },
  'favorites.remove': { fields: ({ active }) => ({ advID: String(active) }) },
  'favorites.listOwnFavorites': ownList({ sort: 'cheaper' }),
  'favorites.setNote': {
    fields: ({ wanted }) => ({ advertId: String(wanted), note: 'De întrebat de garanție' }),
    others: { refusal: 'favorite_not_found' },
  },
  'favoriteLists.listLists': open(),
  'favoriteLists.createList': open({ name: 'Pentru birou' }),
  'favoriteLists.renameList': ownList({ name: 'Pentru bucătărie' }),
  'favoriteLists.deleteList': ownList(),
  'favoriteLists.setListsOfFavorite': {
    fields: ({ wanted, list }) => ({ advertId: String(wanted), listIds: String(list) }),
    others: { refusal: 'favorite_not_found' },
  },
  'favoriteLists.shareList': ownList({ showsOwner: 'true' }),
  'favoriteLists.revokeLink': ownList(),
  'favoriteLists.getSharedList': refused('link_spent', () => ({ link: 'invented' })),
  'follows.setFollowing': {
    fields: ({ other }) => ({ userId: String(other.id), isFollowing: 'true' }),
  },
  'follows.getFollowing': { fields: ({ other }) => ({ userId: String(other.id) }) },
  'follows.listFollowing': open(),
}
