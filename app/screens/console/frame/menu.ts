import type { Right } from '#contract/rules/staff/rights.ts'
import type { ConsoleFrame } from '#i18n/ro/console/frame.ts'
import type { IconName } from '../../../parts/icons/icon-names.ts'

interface MenuItem {
  readonly path: string
  readonly right: Right
  readonly label: Exclude<keyof ConsoleFrame['menu'], 'label'>
  readonly icon: IconName
  /** Further addresses whose screens belong to it. */
  readonly below?: readonly string[]
}

/** Screens of the console in the order of the menu; each is shown to whoever has its right. */
export const menuItems: readonly MenuItem[] = [
  { path: '/admin', right: 'console', label: 'home', icon: 'layout-grid' },
  {
    ...{ path: '/admin/moderation', right: 'moderation', label: 'moderation', icon: 'check-check' },
    below: ['/admin/duplicates'],
  },
  { path: '/admin/rules', right: 'moderation', label: 'rules', icon: 'sliders-horizontal' },
  { path: '/admin/people', right: 'people', label: 'people', icon: 'user' },
  { path: '/admin/tickets', right: 'tickets', label: 'tickets', icon: 'message-circle' },
  { path: '/admin/callbacks', right: 'callbacks', label: 'callbacks', icon: 'phone' },
  { path: '/admin/outbox', right: 'settings', label: 'outbox', icon: 'send' },
  { path: '/admin/numbers', right: 'numbers', label: 'numbers', icon: 'trending-up' },
  { path: '/admin/categories', right: 'content', label: 'categories', icon: 'tag' },
  { path: '/admin/search-words', right: 'content', label: 'searchWords', icon: 'search' },
  { path: '/admin/articles', right: 'content', label: 'articles', icon: 'file-text' },
  { path: '/admin/banners', right: 'content', label: 'banners', icon: 'image' },
  { path: '/admin/menus', right: 'content', label: 'menus', icon: 'menu' },
  { path: '/admin/mails', right: 'content', label: 'mails', icon: 'send' },
  { path: '/admin/prices', right: 'money', label: 'prices', icon: 'coins' },
  { path: '/admin/settings', right: 'settings', label: 'settings', icon: 'sliders-horizontal' },
  { path: '/admin/audit', right: 'audit', label: 'audit', icon: 'list' },
  { path: '/admin/staff', right: 'staff', label: 'staff', icon: 'shield-check' },
]
