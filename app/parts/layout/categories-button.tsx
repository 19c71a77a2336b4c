import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { useLink, useTexts } from '../../lib/texts.ts'
import { Icon } from '../icon.tsx'
import bar from './top-bar.module.css'

/** Long enough not to open for a pointer that is only passing, short enough not to be waited for. */
const openAfterMs = 120
const closeAfterMs = 300

type Menu = ComponentType<{ id: string }>

/** Opens the mega menu by hover, press, Enter or arrow down. Without JavaScript it leads to the categories of home. */
export function CategoriesButton(): ReactElement {
  const t = useTexts()
  const link = useLink()
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<Menu | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedAt = useRef(0)
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => setOpen(false), [key])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const open = async (): Promise<void> => {
    const { MegaMenu } = await import('./mega-menu.tsx')
    setMenu(() => MegaMenu)
    openedAt.current = Date.now()
    setOpen(true)
  }
  const later = (event: PointerEvent, act: () => void, wait: number): void => {
    clearTimeout(timer.current)
    if (event.pointerType === 'mouse') timer.current = setTimeout(act, wait)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      root.current?.querySelector('a')?.focus()
    }
    if (!isOpen && (event.key === 'ArrowDown' || event.key === ' ')) {
      event.preventDefault()
      void open()
    }
  }
  return (
    <div
      ref={root}
      className={bar['categories']}
      onPointerEnter={(event) => later(event, () => void open().catch(() => undefined), openAfterMs)}
      onPointerLeave={(event) => later(event, () => setOpen(false), closeAfterMs)}
      onKeyDown={onKey}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <a
        className={bar['categoriesButton']}
        href={`${link('/')}#categories`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'mega-menu' : undefined}
        onClick={(event) => {
          event.preventDefault()
          clearTimeout(timer.current)
          // The press of someone whose hover has just opened it does not close it again.
          if (isOpen && Date.now() - openedAt.current > 500) setOpen(false)
          else void open().catch(() => undefined)
        }}
      >
        <Icon name="layout-grid" />
        {t.layout.categories}
        <Icon name="chevron-down" size={16} />
      </a>
      {isOpen && Menu && <Menu id="mega-menu" />}
    </div>
  )
}
