import { useEffect, useRef, type ReactElement } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRevalidator } from 'react-router'
import type { Me } from '#contract/accounts/accounts.ts'
import { useFavoriteIntent } from '../lib/lists/favorites.ts'
import { answerLoginRequest } from '../lib/session/login-request.ts'
import { followSession } from '../lib/session/session.ts'
import { useTexts } from '../lib/texts/texts.ts'
import { FrameContext } from '../parts/feedback/failure.tsx'
import { Toasts } from '../parts/feedback/toasts.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CookieNotice } from './floating/cookie-notice.tsx'
import { useDocumentHead } from './document-head.ts'
import { Footer } from './footer.tsx'
import { useInboxPoll } from './inbox.ts'
import css from './layout.module.css'
import { useLayout } from './loader.ts'
import { Overlays } from './overlays/overlays.tsx'
import { ScrollTop } from './floating/scroll-top.tsx'
import { SlowScreen, useIsLate } from './floating/slow-screen.tsx'
import { TopBar } from './top-bar.tsx'

/** The frame of every page. Screens stand in its `main` and bring their own `h1`. */
export function Layout(): ReactElement {
  const t = useTexts()
  const { me } = useLayout()
  useInboxPoll(me?.id)
  const navigation = useNavigation()
  const isLate = useIsLate(navigation.state !== 'idle')
  const main = useMainFocus()
  useDocumentHead()
  useOtherTabs()
  useLogins(me)
  useFavoriteIntent()
  return (
    <FrameContext value>
      <a className={css['skip']} href="#main">
        {t.layout.skip}
      </a>
      {navigation.state !== 'idle' && <div className={css['progress']} />}
      <TopBar me={me} />
      <main id="main" ref={main} tabIndex={-1} className={`page ${css['main']}`}>
        <p className={css['needsScript']}>{t.layout.needsScript}</p>
        {isLate ? <SlowScreen /> : <Outlet />}
      </main>
      <Footer />
      <BottomBar isLoggedIn={me !== null} />
      <ScrollTop />
      <CookieNotice />
      <Overlays />
      <Toasts />
      <ScrollRestoration />
    </FrameContext>
  )
}

/** After a navigation the keyboard stands at the new screen, and no menu of the old one stays open. */
function useMainFocus() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document
      .querySelectorAll<HTMLElement>('header [popover]:popover-open')
      .forEach((menu) => menu.hidePopover())
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** A login or logout elsewhere is one here too. */
function useOtherTabs(): void {
  const { lang } = useTexts()
  const { revalidate } = useRevalidator()
  useEffect(() => followSession(lang, () => void revalidate()), [lang, revalidate])
}

/** What waited for a login goes on after it. Another person finds nothing of what the last one had typed. */
function useLogins(me: Me | null): void {
  const last = useRef(me?.id)
  useEffect(() => {
    if (!me) return
    // Not a reload, which would fill in the forms again.
    if (last.current !== undefined && last.current !== me.id)
      return location.replace(location.pathname + location.search)
    last.current = me.id
    answerLoginRequest(me.id)
  }, [me])
}
