import { useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import type { LazyTexts } from '../../lib/lazy-texts.ts'
import { useTexts } from '../../lib/texts.ts'
import { toast } from '../../lib/toasts.ts'
import type { OverlayProps } from './overlay.ts'

type Load = () => Promise<{
  readonly Overlay: ComponentType<OverlayProps>
  /** Texts of its own, loaded with it. */
  readonly texts?: readonly Pick<LazyTexts<unknown>, 'ready'>[]
}>

/** What opens over the page, each its own chunk. A link that carries `data-opens` is a page without JavaScript. */
const overlays: Record<string, Load> = {
  login: () => import('./login-overlay.tsx'),
  'login-email': () => import('./login-overlay.tsx'),
  register: () => import('./register-overlay.tsx'),
  'register-email': () => import('./register-email-overlay.tsx'),
  restore: () => import('./restore-overlay.tsx'),
  password: () => import('./password-overlay.tsx'),
  rates: () => import('./rates-overlay.tsx'),
  categories: () => import('./categories-overlay.tsx'),
  account: () => import('./account-overlay.tsx'),
}

interface Shown {
  readonly name: string
  readonly Overlay: ComponentType<OverlayProps>
}

/** Opens the overlay that a pressed `data-opens` names, and closes it when the page changes. */
export function Overlays(): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null)
  const { key } = useLocation()
  const t = useTexts()
  useEffect(() => setShown(null), [key])
  useEffect(() => {
    const open = async (name: string, load: Load): Promise<void> => {
      try {
        const { Overlay, texts = [] } = await load()
        await Promise.all(texts.map(({ ready }) => ready()))
        setShown({ name, Overlay })
      } catch {
        toast(t.refusals.unavailable, 'danger')
      }
    }
    const onClick = (event: MouseEvent): void => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const opener = event.target instanceof Element ? event.target.closest('[data-opens]') : null
      const name = opener instanceof HTMLElement ? opener.dataset['opens'] : undefined
      const load = name === undefined ? undefined : overlays[name]
      if (name === undefined || !load) return
      event.preventDefault()
      void open(name, load)
    }
    // Before the listener that follows links, which leaves a prevented click alone.
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [t])
  return shown && <shown.Overlay name={shown.name} onClose={() => setShown(null)} />
}
