import type { Acting } from '#contract/accounts/acting.ts'
import { mayAct, type MemberRight } from '#contract/rules/company/member-rights.ts'
import { useLayoutData } from '../lists/favorites/favorites.ts'

/**
 * The right that a page and those below it take of who acts for a company; null: the page is a person's own. Pages that
 * are not here are everybody's.
 */
const pageRights: ReadonlyMap<string, MemberRight | null> = new Map([
  ['/add-advert', 'adverts'],
  ['/edit-advert', 'adverts'],
  ['/advert-preview', 'adverts'],
  ['/my-decisions', 'adverts'],
  ['/my-import', 'adverts'],
  ['/my-adverts', 'statistics'],
  ['/my-dashboard', 'statistics'],
  ['/my-team', 'company'],
  ['/my-messages', 'messages'],
  ['/my-reviews', 'messages'],
  ['/my-reports', 'messages'],
  ['/my-notifications', 'notifications'],
  // Where notices are sent is the owner's choice.
  ['/my-notifications/settings', null],
  ['/my-company', 'settings'],
  ['/my-api', 'settings'],
  ['/my-tickets', 'settings'],
  ['/my-bills', 'billing'],
  ['/my-bills-history', 'billing'],
  ['/my-payment-methods', 'billing'],
  ['/my-favorites', null],
  ['/my-searches', null],
  ['/my-following', null],
  ['/my-profile', null],
])

/** Whether the page at a path, or of a route, may be opened by who acts for a company; to others that is no question. */
export function mayOpen(acting: Acting | undefined, path: string): boolean {
  const right = acting && rightOf(path)
  if (!acting || right === undefined) return true
  return right !== null && mayAct(acting.role, right)
}

/** `mayOpen` for the user of the page. */
export function useMayOpen(): (path: string) => boolean {
  const acting = useLayoutData()?.me?.acting
  return (path) => mayOpen(acting, path)
}

/** Whether the user of the page has a right; to who acts for nobody that is no question. */
export function useMayAct(): (right: MemberRight) => boolean {
  const acting = useLayoutData()?.me?.acting
  return (right) => !acting || mayAct(acting.role, right)
}

function rightOf(path: string): MemberRight | null | undefined {
  let [start = ''] = path.split(/[?#]/)
  while (start !== '' && !pageRights.has(start)) start = start.slice(0, start.lastIndexOf('/'))
  return pageRights.get(start)
}
