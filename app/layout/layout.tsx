import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useRevalidator,
  useRouteLoaderData,
} from '../lib/router/index.ts'
import type { Me } from '#contract/accounts/session.ts'
import { useFavoriteIntent } from '../lib/lists/favorites/favorites.ts'
import { endLoginToasts } from '../lib/browser/toasts.ts'
import { answerLoginRequest } from '../lib/session/login-request.ts'
import { forgetBotTalk } from '../lib/session/forget-bot-talk.ts'
import { followSession } from '../lib/session/session.ts'
import { useLink, useTexts } from '../lib/texts/texts.ts'
import { FrameContext } from '../parts/feedback/failure.tsx'
import { Toasts } from '../parts/feedback/toasts.tsx'
import { BotButton } from './bot/bot-button.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CookieNotice } from './floating/cookie-notice.tsx'
import { consoleRouteId } from '../lib/calls/console-route.ts'
import { useDocumentHead } from './document-head.ts'
import { Footer } from './footer.tsx'
import { useInboxPoll } from './inbox.ts'
import css from './layout.module.css'
import { HeaderMenu } from './menu/header-menu.tsx'
import { useLive } from './live/use-live.ts'
import { useLayout } from './loader.ts'
import { Overlays } from './overlays/overlays.tsx'
import { ScrollTop } from './floating/scroll-top.tsx'
import { SlowScreen, useIsLate } from './floating/slow-screen.tsx'
import { TopBar } from './top-bar.tsx'

/** Frame of every page. Screens render into its `main` with their own `h1`; the console brings its own frame. */
export function Layout(): ReactElement {
  const t = useTexts()
  const { me } = useLayout()
  useInboxPoll(me?.id)
  useLive(me?.id)
  const navigation = useNavigation()
  const isLate = useIsLate(navigation.state !== 'idle')
  const isConsole = useRouteLoaderData(consoleRouteId) !== undefined
  useDocumentHead()
  useOtherTabs()
  useLogins(me)
  useFavoriteIntent()
  return (
    <FrameContext value>
      <a className={css['skip']} href="#main">
        {t.layout.skip}
      </a>
      {navigation.state !== 'idle' && <div className="progress" />}
      {isConsole ? (
        <Outlet />
      ) : (
        <SiteFrame me={me}>{isLate ? <SlowScreen /> : <Outlet />}</SiteFrame>
      )}
      <Overlays />
      <Toasts />
      <ScrollRestoration />
    </FrameContext>
  )
}

/** Header, footer and what floats. */
function SiteFrame({ me, children }: { readonly me: Me | null; readonly children: ReactNode }) {
  const t = useTexts()
  const main = useMainFocus()
  return (
    <>
      <TopBar me={me} />
      <HeaderMenu />
      {me?.acting && <ActingBar company={me.acting.company} />}
      <main id="main" ref={main} tabIndex={-1} className={`page ${css['main']}`}>
        <p className={css['needsScript']}>{t.layout.needsScript}</p>
        {children}
      </main>
      <Footer />
      <BottomBar isLoggedIn={me !== null} />
      <ScrollTop />
      <BotButton />
      <CookieNotice />
    </>
  )
}

/** Says on every page in whose name one acts. */
function ActingBar({ company }: { readonly company: string }): ReactElement {
  const { layout: t } = useTexts()
  const link = useLink()
  return (
    <p className={css['acting']}>
      {t.actingFor(company)} <a href={link('/my-team')}>{t.switchAccount}</a>
    </p>
  )
}

/** After a navigation, closes open menus and moves the focus to the new screen, unless somebody types in the header. */
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
    if (!document.activeElement?.matches('header input'))
      main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** Applies logins and logouts of other tabs. */
function useOtherTabs(): void {
  const { lang } = useTexts()
  const { revalidate } = useRevalidator()
  useEffect(() => followSession(lang, () => void revalidate()), [lang, revalidate])
}

/**
 * Runs the pending intent after a login. When another user logs in, discards everything that the previous one had
 * typed.
 */
function useLogins(me: Me | null): void {
  const last = useRef(me?.id)
  useEffect(() => {
    if (!me) return
    // Not `reload()`, which would restore the typed values of the forms.
    if (last.current !== undefined && last.current !== me.id) {
      forgetBotTalk()
      return location.replace(location.pathname + location.search)
    }
    last.current = me.id
    endLoginToasts()
    answerLoginRequest(me.id)
  }, [me])
}
