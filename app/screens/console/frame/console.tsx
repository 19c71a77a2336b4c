import { useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react'
import { Outlet, useLocation } from '../../../lib/router/index.ts'
import type { Right } from '#contract/rules/staff/rights.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import { splitLanguage } from '../../../lib/browser/addresses.ts'
import { screenLoader, useLoaded } from '../../../lib/calls/screen.ts'
import { useCall } from '../../../lib/calls/use-call.ts'
import { useLink } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import { consoleTexts } from '../texts.ts'
import { ConsoleContext } from './console-context.ts'
import css from './console.module.css'
import { menuItems } from './menu.ts'
import { Proof } from './proof.tsx'
import { useCodeDialog } from './use-code-dialog.tsx'

export const texts = [consoleTexts]

export const loader = screenLoader(({ call }) => call(consoleCalls.getConsole, {}))

/** Each navigation asks whether the console is still open. */
export const shouldRevalidate = (): boolean => true

/** Frame of the console: menu by rights, and the screen, or what the session lacks for it. */
export function Component(): ReactElement {
  const { state, rights, username } = useLoaded<typeof loader>()
  const { askCode, dialog } = useCodeDialog()
  const access = useMemo(() => ({ username, rights, askCode }), [username, rights, askCode])
  const isOpen = state === 'open'
  return (
    <ConsoleContext value={access}>
      <div className={css['frame']}>
        <Menu rights={isOpen ? rights : []} username={username} isOpen={isOpen} />
        <Main>{isOpen ? <Outlet /> : <Proof state={state} />}</Main>
      </div>
      {dialog}
    </ConsoleContext>
  )
}

/** The screen; it has the focus after a navigation. */
function Main({ children }: { readonly children: ReactNode }): ReactElement {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <main id="main" ref={main} tabIndex={-1} className={css['main']}>
      {children}
    </main>
  )
}

interface MenuProps {
  readonly rights: readonly Right[]
  readonly username: string
  readonly isOpen: boolean
}

function Menu({ rights, username, isOpen }: MenuProps): ReactElement {
  const { name, menu } = consoleTexts.use()
  const link = useLink()
  const { path } = splitLanguage(useLocation().pathname)
  const current = menuItems.findLast(({ path: own, below }) =>
    [own, ...(below ?? [])].some((one) => path === one || path.startsWith(`${one}/`)),
  )
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.hidePopover(), [path])
  const leave = useCall(consoleCalls.leaveConsole, { reloads: true, success: menu.left })
  return (
    <nav className={css['menu']} aria-label={menu.label}>
      <p className={css['name']}>
        <b>{name}</b> <span>@{username}</span>
      </p>
      <button type="button" className={`${css['opener']} needs-script`} popoverTarget="screens">
        <Icon name="menu" size={16} />
        {current ? menu[current.label] : menu.label}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul ref={list} id="screens" popover="auto" className={css['items']}>
        {menuItems
          .filter(({ right }) => rights.includes(right))
          .map((item) => (
            <li key={item.path}>
              <a
                href={link(item.path)}
                aria-current={item === current ? 'page' : undefined}
                className={css['item']}
              >
                <Icon name={item.icon} size={16} />
                {menu[item.label]}
              </a>
            </li>
          ))}
      </ul>
      <div className={css['ways']}>
        {isOpen && (
          <button
            type="button"
            className={css['item']}
            title={menu.leave}
            onClick={() => void leave({})}
          >
            <Icon name="lock" size={16} />
            {menu.leave}
          </button>
        )}
        <a className={css['item']} href={link('/')} title={menu.toSite}>
          <Icon name="arrow-left" size={16} />
          {menu.toSite}
        </a>
      </div>
    </nav>
  )
}
