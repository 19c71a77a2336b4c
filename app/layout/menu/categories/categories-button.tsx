import type { ReactElement } from 'react'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import bar from '../../top-bar.module.css'
import { useMegaMenu } from './use-mega-menu.ts'

/**
 * Opens the mega menu on hover, press, Enter or arrow down. Without JavaScript it links to the categories of the home
 * page.
 */
export function CategoriesButton(): ReactElement {
  const t = useTexts()
  const link = useLink()
  const { root, isOpen, Menu, open, close, toggle, openLater, closeLater } = useMegaMenu()
  return (
    <nav
      ref={root}
      aria-label={t.layout.categories}
      className={bar['categories']}
      onPointerEnter={openLater}
      onPointerLeave={closeLater}
      onKeyDown={(event) => {
        if (isOpen || (event.key !== 'ArrowDown' && event.key !== ' ')) return
        event.preventDefault()
        open()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <a
        className={bar['categoriesButton']}
        href={`${link('/')}#categories`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'mega-menu' : undefined}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
      >
        <Icon name="layout-grid" />
        <span>{t.layout.categories}</span>
        <Icon name="chevron-down" size={16} />
      </a>
      {isOpen && Menu && <Menu id="mega-menu" />}
    </nav>
  )
}
