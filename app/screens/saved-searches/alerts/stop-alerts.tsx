import type { ReactElement } from 'react'
import { data, Form, useActionData, useNavigation } from '../../../lib/router/index.ts'
import type { OutputOf } from '#contract/call.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { savedSearchCalls } from '#contract/saved-searches.ts'
import { savedSearchesTexts } from '../texts.ts'
import { answeredRefusal } from '../../../lib/calls/refusal.ts'
import { screenAction, type Head } from '../../../lib/calls/screen.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { Done } from '../../../parts/feedback/done.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'

export const texts = [savedSearchesTexts]

export const head: Head = ({ lang }) => savedSearchesTexts.of(lang).stopHead

type Stopped = OutputOf<typeof savedSearchCalls.stopAlerts>
type Answer = Stopped | { readonly refused: RefusalCode }

/** Only the button stops the alerts: mail programs prefetch links. */
export const action = screenAction(async ({ call, params }) => {
  try {
    const { kind, name } = await call(savedSearchCalls.stopAlerts, { link: params['link'] ?? '' })
    return data<Answer>({ kind, name }, { status: 200 })
  } catch (error) {
    const { code } = answeredRefusal(error)
    return data<Answer>({ refused: code }, { status: statusOf(code) })
  }
})

function statusOf(code: RefusalCode): number {
  return code === 'too_many_requests' ? 429 : 410
}

/** Target of the unsubscribe link in a mail: one button, no login, no JavaScript required. */
export function Component(): ReactElement {
  const answer = useActionData<Answer>()
  if (!answer) return <StopForm />
  return 'refused' in answer ? <NotStopped code={answer.refused} /> : <Stopped {...answer} />
}

function StopForm(): ReactElement {
  const t = savedSearchesTexts.use().stop
  const isBusy = useNavigation().state !== 'idle'
  return (
    <EmptyState icon="bell" title={t.title} heading>
      <p>{t.text}</p>
      <Form method="post" replace>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t.button}
        </Button>
      </Form>
    </EmptyState>
  )
}

function Stopped({ kind, name }: Stopped): ReactElement {
  const t = savedSearchesTexts.use().stop
  const { title, text } = {
    search: { title: t.done(name), text: t.doneText },
    prices: { title: t.donePrices, text: t.donePricesText },
    messages: { title: t.doneMessages, text: t.doneMessagesText },
    adverts: { title: t.doneAdverts, text: t.doneNotificationsText },
    notifications: { title: t.doneNotifications, text: t.doneNotificationsText },
  }[kind]
  return (
    <Done title={title} heading>
      <p>{text}</p>
      <ToSearches />
    </Done>
  )
}

function NotStopped({ code }: { code: RefusalCode }): ReactElement {
  const t = savedSearchesTexts.use().stop
  const { refusals } = useTexts()
  const isTooFast = code === 'too_many_requests'
  return (
    <EmptyState icon="clock" title={isTooFast ? t.wait : t.bad} heading>
      <p>{isTooFast ? refusals[code] : t.badText}</p>
      <ToSearches />
    </EmptyState>
  )
}

function ToSearches(): ReactElement {
  const t = savedSearchesTexts.use().stop
  const link = useLink()
  return (
    <ButtonLink kind="primary" href={link('/my-searches')}>
      {t.mine}
    </ButtonLink>
  )
}
