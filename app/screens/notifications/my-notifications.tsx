import type { MouseEvent, ReactElement } from 'react'
import { Form, redirect } from '../../lib/router/index.ts'
import { inboxCalls } from '#contract/people/inbox.ts'
import { notificationCalls } from '#contract/people/notifications.ts'
import { mendingTexts } from '../adverts/texts.ts'
import { notificationsTexts } from './texts.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { screenAction, screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useMayOpen } from '../../lib/session/page-rights.ts'
import { useLang, useLink } from '../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../parts/forms/button.tsx'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { NoticeLine } from './notice-line.tsx'
import { UnreadMessages } from './unread-messages.tsx'
import { byDay } from './notices.ts'
import { noticesOnPage, useNotices, type Notices } from './use-notices.ts'
import css from './my-notifications.module.css'

export const texts = [notificationsTexts, mendingTexts]

export const head: Head = ({ lang }) => notificationsTexts.of(lang).head

export const loader = screenLoader(async (visit) => {
  const page = readPage(visit.query.get('page'))
  const [{ items, count }, { messages }] = await Promise.all([
    visit.call(notificationCalls.listNotifications, {
      startID: (page - 1) * noticesOnPage,
      itemsNum: noticesOnPage,
    }),
    visit.call(inboxCalls.checkInbox, {}),
  ])
  return { items, count, messages, page, now: new Date().toISOString() }
})

/** Without JavaScript the button marks all as read through this action. */
export const action = screenAction(async ({ call }) => {
  await call(notificationCalls.markRead, {})
  throw redirect('/my-notifications')
})

/** Notifications by day. */
export function Component(): ReactElement {
  const loaded = useLoaded<typeof loader>()
  const t = notificationsTexts.use()
  const lang = useLang()
  const link = useLink()
  const mayOpen = useMayOpen()
  const list = useNotices(loaded)
  return (
    <div className={css['page']}>
      <header className={css['header']}>
        <h1>{t.title}</h1>
        <div className={css['actions']}>
          {list.notices.some(({ isRead }) => !isRead) && <ReadAll {...list} />}
          {mayOpen('/my-notifications/settings') && (
            <ButtonLink href={link('/my-notifications/settings')}>{t.settings}</ButtonLink>
          )}
        </div>
      </header>
      <UnreadMessages loaded={loaded.messages} />
      {list.notices.length === 0 && <NothingNew />}
      {byDay(list.notices, lang, loaded.now).map(({ day, notices }) => (
        <section key={day} aria-label={day}>
          <h2 className={css['day']}>{day}</h2>
          <ul className={css['list']}>
            {notices.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} onOpen={() => list.open(notice.id)} />
            ))}
          </ul>
        </section>
      ))}
      <More page={loaded.page} list={list} />
    </div>
  )
}

function ReadAll({ readAll, isBusy }: Notices): ReactElement {
  const t = notificationsTexts.use()
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void readAll()
      }}
    >
      <Button type="submit" busy={isBusy}>
        {t.readAll}
      </Button>
    </Form>
  )
}

/** Older notifications: appended, or without JavaScript on a page of their own. */
function More({ page, list }: { page: number; list: Notices }): ReactElement {
  const t = notificationsTexts.use()
  const link = useLink()
  const add = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!list.isBusy) void list.more()
  }
  return (
    <div className={css['more']}>
      {page > 1 && <ButtonLink href={link(pathOf(page - 1))}>{t.newer}</ButtonLink>}
      {list.hasMore && (
        <ButtonLink
          href={link(pathOf(page + 1))}
          aria-busy={list.isBusy || undefined}
          onClick={add}
        >
          {t.more}
        </ButtonLink>
      )}
    </div>
  )
}

function pathOf(page: number): string {
  return page > 1 ? `/my-notifications?page=${page}` : '/my-notifications'
}

function NothingNew(): ReactElement {
  const t = notificationsTexts.use()
  const link = useLink()
  const mayOpen = useMayOpen()
  return (
    <EmptyState icon="bell" title={t.empty.title}>
      <p>{t.empty.text}</p>
      <ButtonLink kind="primary" href={link('/search')}>
        {t.empty.browse}
      </ButtonLink>
      {mayOpen('/my-searches') && <ButtonLink href={link('/my-searches')}>{t.searches}</ButtonLink>}
    </EmptyState>
  )
}
