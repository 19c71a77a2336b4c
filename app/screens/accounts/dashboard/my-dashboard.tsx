import { myAccountCalls } from '#contract/accounts/my-account.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import type { ReactElement } from 'react'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { useMayOpen } from '../../../lib/session/page-rights.ts'
import { formatNumber } from '../../../lib/texts/format.ts'
import { myDashboardTexts } from '../texts.ts'
import { screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { adviceOf, waitingOf, type Dashboard, type Line } from './dashboard-lines.ts'
import { LatestAdverts } from './latest-adverts.tsx'
import { latestAdvert, type LatestAdvert } from './latest.ts'
import css from './my-dashboard.module.css'

export const head: Head = (t) => t.accounts.myDashboard.head

export const texts = [myDashboardTexts]

/** Adverts on the dashboard; all are at My adverts. */
const latestCount = 5

export const loader = screenLoader(async ({ call, lang }) => {
  const now = new Date().toISOString()
  const [dashboard, { lines }] = await Promise.all([
    call(myAccountCalls.getDashboard, {}),
    call(ownAdvertCalls.listOwn, { status: 'active', itemsNum: latestCount }),
  ])
  return { dashboard, latest: lines.map((line) => latestAdvert(line, lang, now)) }
})

/** Pending tasks of the user and statistics of their adverts. */
export function Component(): ReactElement {
  const { dashboard, latest } = useLoaded<typeof loader>()
  const t = myDashboardTexts.use()
  const mayOpen = useMayOpen()
  const isStaff = useLayoutData()?.me?.isStaff
  const isOpen = ({ to }: Line): boolean => mayOpen(to)
  const waiting = waitingOf(dashboard, t.waiting).filter(isOpen)
  const advice = adviceOf(dashboard, t.advice).filter(isOpen)
  const hasNone =
    dashboard.adverts.active + dashboard.adverts.draft + dashboard.adverts.underReview === 0
  return (
    <div className={css['page']}>
      <h1>{t.title}</h1>
      <div className={css['boxes']}>
        {isStaff && <StaffLines />}
        {hasNone && mayOpen('/add-advert') && <Begin />}
        {waiting.length > 0 && <Lines title={t.waiting.title} lines={waiting} />}
        {waiting.length === 0 && !hasNone && <AllWell />}
        {!hasNone && <Numbers dashboard={dashboard} latest={latest} />}
      </div>
      {advice.length > 0 && <Lines title={t.advice.title} lines={advice} isQuiet />}
    </div>
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly Line[]
  /** Advice instead of a pending task. */
  readonly isQuiet?: boolean
}

function Lines({ title, lines, isQuiet }: LinesProps): ReactElement {
  const link = useLink()
  return (
    <section className={css['box']}>
      <h2>{title}</h2>
      <ul className={css['lines']}>
        {lines.map(({ text, icon, to }) => (
          <li key={text}>
            <a
              className={`${css['line']} ${isQuiet ? css['quiet'] : css['urgent']}`}
              href={link(to)}
            >
              <Icon name={icon} />
              <span>{text}</span>
              <Icon name="chevron-right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For members of staff: the way to their work. */
function StaffLines(): ReactElement {
  const { staff } = myDashboardTexts.use()
  const line = { text: staff.open, icon: 'shield-check', to: '/admin' } as const
  return <Lines title={staff.title} lines={[line]} isQuiet />
}

/** For who has no advert yet: the way to the first one. */
function Begin(): ReactElement {
  const { first } = myDashboardTexts.use()
  const { add } = useTexts().adverts
  const link = useLink()
  return (
    <section className={`${css['box']} ${css['begin']}`}>
      <h2>{first.title}</h2>
      <p>{first.text}</p>
      <ButtonLink kind="primary" href={link('/add-advert')}>
        <Icon name="circle-plus" />
        {add.title}
      </ButtonLink>
    </section>
  )
}

function AllWell(): ReactElement {
  const t = myDashboardTexts.use()
  return (
    <section className={`${css['box']} ${css['well']}`}>
      <Icon name="check" size={28} />
      <div>
        <h2>{t.allWell}</h2>
        <p>{t.allWellText}</p>
      </div>
    </section>
  )
}

interface NumbersProps {
  readonly dashboard: Dashboard
  readonly latest: readonly LatestAdvert[]
}

function Numbers({ dashboard, latest }: NumbersProps): ReactElement {
  const t = myDashboardTexts.use().numbers
  const { add } = useTexts().adverts
  const link = useLink()
  const { adverts, views, hearts } = dashboard
  const mayPost = useMayOpen()('/add-advert')
  return (
    <section className={css['box']}>
      <h2>{t.title}</h2>
      <ul className={css['numbers']}>
        <Count value={adverts.active} words={t.active(adverts.active)} />
        {views > 0 && <Count value={views} words={t.views(views)} />}
        {hearts > 0 && <Count value={hearts} words={t.hearts(hearts)} />}
      </ul>
      {adverts.underReview > 0 && (
        <p className={css['note']}>{t.underReview(adverts.underReview)}</p>
      )}
      {latest.length > 0 && <LatestAdverts adverts={latest} />}
      <div className={css['ways']}>
        <ButtonLink href={link('/my-adverts')}>{t.all}</ButtonLink>
        {mayPost && (
          <ButtonLink kind="primary" href={link('/add-advert')}>
            {add.title}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** The label agrees in number with the value, so that both read as one phrase. */
function Count({ value, words }: { value: number; words: string }): ReactElement {
  const lang = useLang()
  return (
    <li className={css['count']}>
      <span className={css['value']}>{formatNumber(lang, value)}</span> <span>{words}</span>
    </li>
  )
}
