import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react'
import { useLocation } from '../../lib/router/index.ts'
import { currentUser, lastUserId } from '../../lib/session/current-user.ts'
import { dropIntent } from '../../lib/session/intents.ts'
import type { LazyTexts } from '../../lib/texts/lazy-texts.ts'
import { answerLoginRequest, useLoginRequest } from '../../lib/session/login-request.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { endLoginToasts, toastLogin } from '../../lib/browser/toasts.ts'
import { useAwaited } from '../../lib/browser/waiting.ts'
import type { OverlayProps } from './overlay.ts'

type Load = () => Promise<{
  readonly Overlay: ComponentType<OverlayProps>
  /** Lazy texts, loaded together with the overlay. */
  readonly texts?: readonly Pick<LazyTexts<unknown>, 'ready'>[]
}>

/**
 * All overlays, each in its own chunk. Without JavaScript a link with `data-opens` leads to the page of the same
 * content.
 */
const overlays: Record<string, Load> = {
  login: () => import('./login-overlay.tsx'),
  'login-email': () => import('./login-overlay.tsx'),
  register: () => import('./register-overlay.tsx'),
  'register-email': () => import('./register-email-overlay.tsx'),
  restore: () => import('./restore-overlay.tsx'),
  password: () => import('../../screens/accounts/login/password-overlay.tsx'),
  'first-password': () =>
    import('../../screens/accounts/first-password/first-password-overlay.tsx'),
  rates: () => import('./rates-overlay.tsx'),
  categories: () => import('../menu/categories/categories-overlay.tsx'),
  account: () => import('./account-overlay.tsx'),
  bot: () => import('../bot/bot-overlay.tsx'),
}

interface Shown {
  readonly name: string
  readonly Overlay: ComponentType<OverlayProps>
}

/**
 * `page`: opened by a control of the page. `login`: opened by a call that needs a login, above any other overlay, which
 * keeps its state.
 */
type Layer = (typeof order)[number]

const order = ['page', 'login'] as const
const nothing: Record<Layer, Shown | null> = { page: null, login: null }

/** Opens the overlay named by the pressed element's `data-opens`; closes it on navigation. */
export function Overlays(): ReactElement {
  const { layers, open, close, closeAll } = useLayers()
  const isLoginRequested = useLoginRequest()
  const { key } = useLocation()
  const { refusals } = useTexts()
  const onNewPage = useEffectEvent(() => {
    endLoginToasts()
    closeAll()
  })
  const onLoginRequest = useEffectEvent(() => {
    if (!isLoginRequested) return close('login')
    toastLogin(refusals[lastUserId() === null ? 'login_required' : 'token_invalid'])
    void open('login', 'login')
  })
  useEffect(() => onNewPage(), [key])
  useEffect(() => onLoginRequest(), [isLoginRequested])
  // While the login layer is open, presses belong to it.
  const onOpener = useEffectEvent((name: string) => {
    endLoginToasts()
    void open(name, layers.login ? 'login' : 'page')
  })
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
  const awaited = useAwaited()
  const close = (layer: Layer): void => {
    if (currentUser() === null && isLogin(layers[layer]?.name)) dropIntent()
    setLayers((was) => ({ ...was, [layer]: null }))
    if (layer === 'login') answerLoginRequest(currentUser()?.id)
  }
  const open = async (name: string, layer: Layer): Promise<void> => {
    const load = overlays[name]
    if (!load) return
    const Overlay = await awaited(loadOverlay(load))
    if (Overlay) setLayers((was) => ({ ...was, [layer]: { name, Overlay } }))
    else if (layer === 'login') answerLoginRequest(undefined)
  }
  const closeAll = (): void => {
    setLayers(nothing)
    answerLoginRequest(currentUser()?.id)
  }
  return { layers, open, close, closeAll }
}

async function loadOverlay(load: Load): Promise<Shown['Overlay']> {
  const { Overlay, texts = [] } = await load()
  await Promise.all(texts.map(({ ready }) => ready()))
  return Overlay
}

/** Closing one of these without a login counts as declining it. The other overlays wait for an e-mail. */
function isLogin(name: string | undefined): boolean {
  return name === 'login' || name === 'register'
}

/** Returns the cleanup function. */
function listenForOpeners(onOpener: (name: string) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const opener = event.target instanceof Element ? event.target.closest('[data-opens]') : null
    const name = opener instanceof HTMLElement ? opener.dataset['opens'] : undefined
    if (name === undefined || !(name in overlays)) return
    event.preventDefault()
    onOpener(name)
  }
  // Capture phase: runs before the listener that follows links, which ignores prevented clicks.
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}
