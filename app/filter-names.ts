/** Query parameters of the filters, except those of attributes. */
export const filterNames = [
  ...['q', 'l', 'near', 'radius', 'box', 'category', 'priceMin', 'priceMax', 'currency', 'seller'],
  ...['photo', 'negotiable', 'free', 'exchange', 'period', 'wide', 'exact', 'sort', 'view'],
] as const

/** Those of a category, which its path names; its list has no words. */
export const categoryFilterNames = filterNames.filter((name) => name !== 'q' && name !== 'category')
