import { useEffect, useState, type ReactElement } from 'react'
import { savedSearchCalls, type SavedSearch } from '#contract/saved-searches.ts'
import { postCall } from '../../lib/calls/calls.ts'
import { useLayoutData } from '../../lib/lists/favorites/favorites.ts'
import { formatNumber } from '../../lib/texts/format.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { openedAddress } from '../../lib/lists/opened-address.ts'
import css from './saved-searches.module.css'

/** Own saved searches with their numbers of new adverts: asked for by the browser, since home is one page for all users. */
export function SavedSearches(): ReactElement | null {
  const t = useTexts()
  const link = useLink()
  const me = useLayoutData()?.me
  // A company has none.
  const userId = me?.acting ? undefined : me?.id
  const [searches, setSearches] = useState<readonly SavedSearch[] | null>(null)
  useEffect(() => {
    if (userId === undefined) return
    postCall(savedSearchCalls.listSearches, {}).then(
      ({ items }) => {
        reserveRoom(items.length > 0)
        setSearches(items)
      },
      () => setSearches([]),
    )
  }, [userId])

  if (userId === undefined) return null
  if (searches === null) return <div className={css['room']} />
  if (searches.length === 0) return null
  return (
    <nav className={css['searches']} aria-label={t.layout.savedSearches}>
      <h2 className={css['title']}>
        <a href={link('/my-searches')}>{t.layout.savedSearches}</a>
      </h2>
      <ul className={css['list']}>
        {searches.map((search) => (
          <li key={search.id}>
            <a className={`pill ${css['search']}`} href={link(openedAddress(search))}>
              {search.name}{' '}
              {search.newCount > 0 && (
                <b className={css['fresh']}>
                  {`${t.adverts.fresh}: ${formatNumber(t.lang, search.newCount)}`}
                </b>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Tells the next page view, before its first paint, that there are searches to come; see early.js. */
function reserveRoom(isNeeded: boolean): void {
  try {
    if (isNeeded) localStorage.setItem('saved', '1')
    else localStorage.removeItem('saved')
  } catch {
    // Without storage the line comes late.
  }
}
