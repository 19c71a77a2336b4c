import type { ReactElement } from 'react'
import { useTexts } from '../../lib/texts/texts.ts'
import { useLayout } from '../loader.ts'
import css from './header-menu.module.css'
import { MenuLink } from './menu-link.tsx'

/** The line of links under the header; nothing where editors have put none. */
export function HeaderMenu(): ReactElement | null {
  const { menus } = useLayout()
  const { headerMenu } = useTexts().layout
  if (menus.header.length === 0) return null
  return (
    <nav className={css['menu']} aria-label={headerMenu}>
      <ul className={`page ${css['links']}`}>
        {menus.header.map((line) => (
          <li key={`${line.href} ${line.label}`}>
            <MenuLink line={line} className={css['link']} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
