import type { ReactElement } from 'react'
import { data, Form, redirect, useActionData, useNavigation } from '../../lib/router/index.ts'
import { memberCalls, type OwnInvitation } from '#contract/people/members.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal, isRefusedAs } from '../../lib/calls/refusal.ts'
import { loginCodes } from '../../lib/calls/calls.ts'
import { screenAction, screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { Button, ButtonLink } from '../../parts/forms/button.tsx'
import { ProblemLine } from '../../parts/forms/problem-line.tsx'
import { teamTexts } from './texts.ts'
import css from './my-team.module.css'

export const texts = [teamTexts]

export const head: Head = ({ lang }) => {
  const { opened, head: own } = teamTexts.of(lang)
  return { title: opened.headTitle, description: own.description, noIndex: true }
}

type Opened = { readonly invitation: OwnInvitation } | { readonly refused: RefusalCode }

/** Opening the page does not use up the link. Whoever is not logged in logs in first. */
export const loader = screenLoader(async ({ call, params }): Promise<Opened> => {
  try {
    return await call(memberCalls.openInvitation, { link: params['link'] ?? '' })
  } catch (error) {
    if (isRefusedAs(error, ...loginCodes)) throw error
    return { refused: answeredRefusal(error).code }
  }
})

export const action = screenAction(async ({ call, params }) => {
  try {
    await call(memberCalls.acceptInvitation, { link: params['link'] ?? '' })
  } catch (error) {
    return data({ refused: answeredRefusal(error).code }, { status: 422 })
  }
  throw redirect('/my-team')
})

/** What the link of an invitation invites to, with a button that accepts it. */
export function Component(): ReactElement {
  const opened = useLoaded<typeof loader>()
  return 'refused' in opened ? (
    <Gone code={opened.refused} />
  ) : (
    <Invitation {...opened.invitation} />
  )
}

function Gone({ code }: { code: RefusalCode }): ReactElement {
  const { opened: t } = teamTexts.use()
  const { refusals } = useTexts()
  const link = useLink()
  const isGone = code === 'invitation_gone'
  return (
    <EmptyState icon="store" title={isGone ? t.gone : refusals[code]} heading>
      {isGone && <p>{t.goneText}</p>}
      <ButtonLink href={link('/my-team')}>{t.toTeam}</ButtonLink>
    </EmptyState>
  )
}

function Invitation({ company, role }: OwnInvitation): ReactElement {
  const { opened: t, roles, can } = teamTexts.use()
  const { refusals } = useTexts()
  const answer = useActionData<{ refused: RefusalCode }>()
  const { state } = useNavigation()
  return (
    <div className={css['page']}>
      <h1>{t.title(company)}</h1>
      <p>{t.text(roles[role], can[role])}</p>
      <p className={css['hint']}>{t.note}</p>
      {answer && <ProblemLine text={refusals[answer.refused]} />}
      <Form method="post">
        <Button type="submit" kind="primary" busy={state !== 'idle'}>
          {t.accept}
        </Button>
      </Form>
    </div>
  )
}
