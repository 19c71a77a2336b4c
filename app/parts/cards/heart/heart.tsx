import type { ReactElement } from 'react'
import {
  useFavorites,
  useFavoriteToggle,
  useLayoutData,
} from '../../../lib/lists/favorites/favorites.ts'
import { useMayOpen } from '../../../lib/session/page-rights.ts'
import { useTexts } from '../../../lib/texts/texts.ts'
import css from './heart.module.css'

/** Toggles an advert as a favourite; nothing to who acts for a company, which has none. */
export function Heart({ advertId }: { advertId: string }): ReactElement | null {
  const t = useTexts()
  const isMarked = useFavorites().has(advertId)
  const toggle = useFavoriteToggle()
  const isLoggedIn = Boolean(useLayoutData()?.me)
  if (!useMayOpen()('/my-favorites')) return null
  return (
    <button
      type="button"
      className={css['heart']}
      aria-pressed={isMarked}
      aria-label={t.adverts.favorite}
      data-opens={isLoggedIn ? undefined : 'login'}
      onClick={() => toggle(advertId)}
    />
  )
}
