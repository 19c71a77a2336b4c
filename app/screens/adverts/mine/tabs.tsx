import { useEffect, useRef, type ReactElement } from 'react'
import { formatNumber } from '../../../lib/texts/format.ts'
import { myAdvertsTexts } from '../texts.ts'
import { useLang, useLink } from '../../../lib/texts/texts.ts'
import { addressOf, type Counted, type OwnTab } from './own-lines.ts'
import css from './my-adverts.module.css'

interface TabsProps {
  readonly tabs: readonly Counted[]
  readonly current: OwnTab
  readonly words: string
}

/** Tabs of the states with their numbers of adverts. */
export function Tabs({ tabs, current, words }: TabsProps): ReactElement {
  const t = myAdvertsTexts.use()
  const lang = useLang()
  const link = useLink()
  const list = useRef<HTMLElement>(null)
  // On a phone the tabs overflow, so the current one is scrolled into view.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (here) list.current?.scrollTo({ left: here.offsetLeft - here.offsetWidth })
  }, [current])
  return (
    <nav ref={list} className={css['tabs']} aria-label={t.tabs}>
      <ul className={css['tabList']}>
        {tabs.map(({ tab, count }) => (
          <li key={tab}>
            <a
              className={css['tab']}
              href={link(addressOf(tab, words))}
              aria-current={tab === current ? 'page' : undefined}
            >
              {tab === 'all' ? t.all : t.tabNames[tab]}{' '}
              {count > 0 && <span className={css['tabCount']}>{formatNumber(lang, count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
