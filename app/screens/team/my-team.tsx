import type { ReactElement } from 'react'
import { memberCalls } from '#contract/people/members.ts'
import { memberActsShown } from '#contract/rules/company/member-limits.ts'
import { mayAct } from '#contract/rules/company/member-rights.ts'
import { isRefusedAs } from '../../lib/calls/refusal.ts'
import { screenLoader, useLoaded, type Head, type ScreenVisit } from '../../lib/calls/screen.ts'
import { readPage } from '../../lib/lists/pages.ts'
import { useTexts } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { ActForm } from './act-form.tsx'
import { ActivitySection } from './activity-section.tsx'
import { CompaniesSection } from './companies-section.tsx'
import { InviteForm } from './invite-form.tsx'
import { MembersSection } from './members-section.tsx'
import { ReceivedSection } from './received-section.tsx'
import { SentSection } from './sent-section.tsx'
import { teamAction, useLastAnswer } from './team-action.ts'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

export const texts = [teamTexts]

export const head: Head = ({ lang }) => teamTexts.of(lang).head

export const loader = screenLoader(async (visit) => {
  const { call, me, query } = visit
  const page = readPage(query.get('page'))
  const [own, company] = await Promise.all([
    call(memberCalls.listOwnCompanies, {}),
    companyOf(visit, page),
  ])
  return { ...own, company, acting: me?.acting ?? null, now: new Date().toISOString() }
})

/** Null for a personal account, and for who acts for a company without the right to see its members. */
async function companyOf({ call, me }: ScreenVisit, page: number) {
  if (me?.acting && !mayAct(me.acting.role, 'members')) return null
  try {
    const [people, { items, count }] = await Promise.all([
      call(memberCalls.listMembers, {}),
      call(memberCalls.listMemberActs, { startID: (page - 1) * memberActsShown }),
    ])
    return { ...people, acts: items, page, pages: Math.ceil(count / memberActsShown) }
  } catch (error) {
    if (isRefusedAs(error, 'company_only')) return null
    throw error
  }
}

export const action = teamAction

/** Members of the own company and what they did, or the companies that somebody is a member of. */
export function Component(): ReactElement {
  const { company, acting, companies, invitations, actsFor, now } = useLoaded<typeof loader>()
  const t = teamTexts.use()
  const isPersonal = company === null && acting === null
  const hasNothing = isPersonal && companies.length === 0 && invitations.length === 0
  return (
    <div className={css['page']}>
      <header>
        <h1>{t.title}</h1>
        <p className={css['hint']}>{company ? t.intro : t.introPersonal}</p>
      </header>
      <Refused />
      {acting && (
        <section className={css['acting']}>
          <h2>{t.acting.title(acting.company)}</h2>
          <p>{t.acting.text(t.roles[acting.role])}</p>
          <ActForm intent="actFor" fields={{}} label={t.acting.stop} isPrimary />
        </section>
      )}
      {/* They are answered in one's own name. */}
      {!acting && <ReceivedSection invitations={invitations} />}
      <CompaniesSection companies={companies} actsFor={actsFor} />
      {hasNothing && (
        <EmptyState icon="store" title={t.companies.none}>
          <p>{t.companies.noneText}</p>
        </EmptyState>
      )}
      {company && (
        <>
          <MembersSection members={company.members} now={now} />
          <SentSection invitations={company.invitations} />
          <InviteForm />
          <ActivitySection {...company} now={now} />
        </>
      )}
    </div>
  )
}

/** Why the last button was refused; the form of invitations says it itself. */
function Refused(): ReactElement | null {
  const { refusals } = useTexts()
  const answer = useLastAnswer()
  const refused = answer?.intent === 'invite' ? undefined : answer?.refused
  return refused ? <ProblemLine text={refusals[refused.code]} /> : null
}
