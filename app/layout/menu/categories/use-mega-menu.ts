import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useLocation } from '../../../lib/router/index.ts'
import { useAwaited } from '../../../lib/browser/waiting.ts'

/** In ms: longer than a pointer takes to pass over, short enough not to be noticed. */
const openAfterMs = 120
const closeAfterMs = 300
/** In ms: a press shortly after the hover has opened the menu does not close it again. */
const settledMs = 500

type Menu = ComponentType<{ id: string }>

interface MegaMenuState {
  readonly root: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly Menu: Menu | null
  readonly open: () => void
  readonly close: () => void
  readonly toggle: () => void
  readonly openLater: (event: PointerEvent) => void
  readonly closeLater: (event: PointerEvent) => void
}

/** Open state of the category menu. Its chunk is loaded on the first opening. */
export function useMegaMenu(): MegaMenuState {
  const { key } = useLocation()
  const awaited = useAwaited()
  const [isOpen, setOpen] = useState(false)
  const [Menu, setMenu] = useState<Menu | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedAt = useRef(0)
  const root = useRef<HTMLElement>(null)
  const close = (): void => setOpen(false)

  useEffect(close, [key])
  useEffect(() => (isOpen ? closeFromOutside(root, close) : undefined), [isOpen])

  const open = async (): Promise<void> => {
    const loaded = await awaited(import('./mega-menu.tsx'))
    if (!loaded) return
    setMenu(() => loaded.MegaMenu)
    openedAt.current = Date.now()
    setOpen(true)
  }
  const later = ({ pointerType }: PointerEvent, act: () => void, wait: number): void => {
    clearTimeout(timer.current)
    if (pointerType === 'mouse') timer.current = setTimeout(act, wait)
  }
  return {
    root,
    isOpen,
    Menu,
    open: () => void open(),
    close,
    toggle: () => {
      clearTimeout(timer.current)
      if (isOpen && Date.now() - openedAt.current > settledMs) close()
      else void open()
    },
    openLater: (event) => later(event, () => void open(), openAfterMs),
    closeLater: (event) => later(event, close, closeAfterMs),
  }
}

/** Closes on Escape also when the focus is outside a menu opened by hover. Returns the cleanup function. */
function closeFromOutside(root: RefObject<HTMLElement | null>, close: () => void): () => void {
  const onPress = ({ target }: globalThis.PointerEvent): void => {
    if (target instanceof Node && !root.current?.contains(target)) close()
  }
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return
    close()
    if (root.current?.contains(document.activeElement)) root.current.querySelector('a')?.focus()
  }
  document.addEventListener('pointerdown', onPress)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('keydown', onKey)
  }
}
