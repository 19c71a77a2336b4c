import { categoryCalls } from '#contract/categories.ts'
import { contentCalls } from '#contract/content.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import { screenLoader } from '../../lib/screen.ts'
import { labelIn } from '../../lib/texts.ts'

/**
 * What every page shows around its screen. Only the first level of the categories: the menu fetches the rest
 * when it opens, so that no page carries 255 subcategories.
 */
export const layoutLoader = screenLoader(async ({ call, me, lang, device }) => {
  const [{ categories }, footer, favorites] = await Promise.all([
    call(categoryCalls.getList, {}),
    call(contentCalls.listMenuItems, {}).then(({ items }) => items, () => []),
    me ? call(favoriteCalls.list, {}).then(({ items }) => items) : [],
  ])
  return {
    me,
    device,
    favorites,
    categories: categories.map(({ id, slug, icon, color, labels }) => ({ id, slug, icon, color, label: labelIn(lang, labels) })),
    footer: footer.map(({ slug, col, labels }) => ({ slug, col, label: labelIn(lang, labels) })),
  }
})
