import type { MenuEditor } from '../../../ro/console/content/menus.ts'

export const menuEditor: MenuEditor = {
  head: { title: 'Menus · Console', description: 'The menus of the header and the footer.' },
  title: 'Menus',
  about:
    'Names of articles are changed in the article. Links lead to a page of the site or to an https:// address.',
  menus: {
    header: 'Under the header',
    information: 'Footer: Information',
    support: 'Footer: Support',
  },
  empty: 'The menu is empty.',
  up: 'Move up',
  down: 'Move down',
  remove: 'Take out of the menu',
  addLink: 'Add a link',
  addArticle: 'Add an article',
  article: 'article',
  address: 'Address',
  labels: { ro: 'Name (ro)', ru: 'Name (ru)', en: 'Name (en)' },
  pricing: '“Pricing” always comes first in “Information”.',
}
