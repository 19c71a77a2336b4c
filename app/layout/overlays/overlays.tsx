import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { currentUser, lastUserId } from '../../lib/session/current-user.ts'
import { dropIntent } from '../../lib/session/intents.ts'
import type { LazyTexts } from '../../lib/texts/lazy-texts.ts'
import { answerLoginRequest, useLoginRequest } from '../../lib/session/login-request.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { toast } from '../../lib/browser/toasts.ts'
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
  password: () => import('../../screens/accounts/login/password-overlay.tsx'),
  rates: () => import('./rates-overlay.tsx'),
  categories: () => import('../menu/categories-overlay.tsx'),
  account: () => import('./account-overlay.tsx'),
}

interface Shown {
  readonly name: string
  readonly Overlay: ComponentType<OverlayProps>
}

/** `page`: asked for on the page. `login`: a call asks for it, over whatever is open, and nothing below it is lost. */
type Layer = (typeof order)[number]

const order = ['page', 'login'] as const
const nothing: Record<Layer, Shown | null> = { page: null, login: null }

/** Opens the overlay that a pressed `data-opens` names, and closes it when the page changes. */
export function Overlays(): ReactElement {
  const { layers, open, close, closeAll } = useLayers()
  const isLoginWanted = useLoginRequest()
  const { key } = useLocation()
  const { refusals } = useTexts()
  const onNewPage = useEffectEvent(closeAll)
  const onLoginRequest = useEffectEvent(() => {
    if (!isLoginWanted) return close('login')
    toast(refusals[lastUserId() === null ? 'login_required' : 'token_invalid'])
    void open('login', 'login')
  })
  useEffect(() => onNewPage(), [key])
  useEffect(() => onLoginRequest(), [isLoginWanted])
  // Whatever is pressed while the login stands over all else belongs to it.
  const onOpener = useEffectEvent(
    (name: string) => void open(name, layers.login ? 'login' : 'page'),
  )
  useEffect(() => listenForOpeners(onOpener), [])
  const shown = order.flatMap((layer) => {
    const overlay = layers[layer]
    return overlay ? [{ ...overlay, layer }] : []
  })
  return (
    <>
      {shown.map(({ layer, name, Overlay }) => (
        <Overlay key={layer} name={name} onClose={() => close(layer)} />
      ))}
    </>
  )
}

function useLayers() {
  const [layers, setLayers] = useState(nothing)
  const { refusals } = useTexts()
  const close = (layer: Layer): void => {
    if (currentUser() === null && isLogin(layers[layer]?.name)) dropIntent()
    setLayers((was) => ({ ...was, [layer]: null }))
    if (layer === 'login') answerLoginRequest(currentUser()?.id)
  }
  const open = async (name: string, layer: Layer): Promise<void> => {
    const load = overlays[name]
    if (!load) return
    try {
      const { Overlay, texts = [] } = await load()
      await Promise.all(texts.map(({ ready }) => ready()))
      setLayers((was) => ({ ...was, [layer]: { name, Overlay } }))
    } catch {
      toast(refusals.unavailable, 'danger')
      if (layer === 'login') answerLoginRequest(undefined)
    }
  }
  const closeAll = (): void => {
    setLayers(nothing)
    answerLoginRequest(currentUser()?.id)
  }
  return { layers, open, close, closeAll }
}

/** Closed without a login, these mean that nobody wants to log in. The others wait for a letter. */
function isLogin(name: string | undefined): boolean {
  return name === 'login' || name === 'register'
}

/** Returns the way to stop. */
function listenForOpeners(onOpener: (name: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const opener = event.target instanceof Element ? event.target.closest('[data-opens]') : null
    const name = opener instanceof HTMLElement ? opener.dataset['opens'] : undefined
    if (name === undefined || !(name in overlays)) return
    event.preventDefault()
    onOpener(name)
  }
  // Before the listener that follows links, which leaves a prevented click alone.
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
