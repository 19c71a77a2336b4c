import type { ReactElement } from 'react'
import type { Me } from '#contract/accounts/session.ts'
import { useMayOpen } from '../lib/session/page-rights.ts'
import { useSettings } from '../lib/calls/settings.ts'
import { useLink, useTexts } from '../lib/texts/texts.ts'
import { ButtonLink } from '../parts/forms/button.tsx'
import type { IconName } from '../parts/icons/icon-names.ts'
import { Icon } from '../parts/icons/icon.tsx'
import { Logo } from '../parts/icons/logo.tsx'
import { AccountEntries } from './overlays/account-entries.tsx'
import { accountLinks } from './overlays/account-links.ts'
import { CategoriesButton } from './menu/categories/categories-button.tsx'
import { useInbox } from './inbox.ts'
import { LanguageSwitch } from './menu/language-switch.tsx'
import { SearchBox } from './search-box/search-box.tsx'
import { ThemeSwitch } from './menu/theme-switch.tsx'
import css from './top-bar.module.css'

export function TopBar({ me }: { me: Me | null }): ReactElement {
  const t = useTexts()
  const link = useLink()
  const mayOpen = useMayOpen()
  return (
    <header className={css['bar']}>
      <div className={`page ${css['row']}`}>
        <a className={css['logo']} href={link('/')}>
          <Logo name={t.site.name} />
        </a>
        <CategoriesButton />
        <div className={css['search']}>
          <SearchBox />
        </div>
        <div className={css['tools']}>
          <a
            className={css['tool']}
            href={link('/exchange-rates')}
            aria-label={t.layout.rates}
            title={t.layout.rates}
            data-opens="rates"
          >
            <svg width={20} height={20} aria-hidden="true">
              <use href="/assets/marks.svg#rates" />
            </svg>
          </a>
          <ThemeSwitch />
          <LanguageSwitch />
        </div>
        <div className={css['account']}>
          {me ? <AccountTools me={me} /> : <LogInButton />}
          {mayOpen('/add-advert') && (
            <ButtonLink kind="primary" href={link('/add-advert')}>
              <Icon name="plus" />
              <span className={css['wide']}>{t.layout.postAd}</span>
              <span className={css['short']}>{t.layout.addAdvert}</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  )
}

function LogInButton(): ReactElement {
  const t = useTexts()
  const link = useLink()
  return (
    <ButtonLink href={link('/login')} data-opens="login">
      {t.layout.logIn}
    </ButtonLink>
  )
}

function AccountTools({ me }: { me: Me }): ReactElement {
  const { messages, notifications } = useInbox()
  const texts = useTexts()
  const settings = useSettings()
  const { layout: t } = texts
  return (
    <>
      <InboxLink
        path="/my-messages"
        icon="message-circle"
        label={messages > 0 ? t.unreadMessages : t.messages}
        isUnread={messages > 0}
      />
      <InboxLink
        path="/my-notifications"
        icon="bell"
        label={notifications > 0 ? t.unreadNotifications : t.notifications}
        isUnread={notifications > 0}
      />
      <button type="button" className={css['accountButton']} popoverTarget="account-menu">
        <Icon name="circle-user" />
        <span>{t.account}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      <nav id="account-menu" popover="auto" className={css['menu']} aria-label={t.account}>
        <AccountEntries links={accountLinks(texts, settings, me)} />
      </nav>
    </>
  )
}

interface InboxLinkProps {
  readonly path: string
  readonly icon: IconName
  readonly label: string
  readonly isUnread: boolean
}

function InboxLink({ path, icon, label, isUnread }: InboxLinkProps): ReactElement | null {
  const link = useLink()
  if (!useMayOpen()(path)) return null
  return (
    <a className={css['tool']} href={link(path)} aria-label={label} title={label}>
      <Icon name={icon} />
      {isUnread && <span className={css['dot']} data-unread="" />}
    </a>
  )
}
