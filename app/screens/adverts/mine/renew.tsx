import type { ReactElement } from 'react'
import { data, Form, useActionData, useNavigation } from '../../../lib/router/index.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { myAdvertsTexts } from '../texts.ts'
import { answeredRefusal } from '../../../lib/calls/refusal.ts'
import { screenAction, type Head } from '../../../lib/calls/screen.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button, ButtonLink } from '../../../parts/forms/button.tsx'
import { Done } from '../../../parts/feedback/done.tsx'
import { EmptyState } from '../../../parts/feedback/empty.tsx'

export const texts = [myAdvertsTexts]

export const head: Head = (t) => t.adverts.mine.renewHead

type Answer =
  | { readonly id: string; readonly expiresAt: string }
  | { readonly refused: RefusalCode }

/** Only the button uses up the link: mail programs prefetch links. */
export const action = screenAction(async ({ call, params }) => {
  try {
    const { id, expiresAt } = await call(ownAdvertCalls.renewByLink, { link: params['link'] ?? '' })
    return data<Answer>({ id, expiresAt }, { status: 200 })
  } catch (error) {
    const { code } = answeredRefusal(error)
    return data<Answer>({ refused: code }, { status: code === 'link_spent' ? 410 : 429 })
  }
})

/** Target of the expiry notice's link: one button, no login, no JavaScript required. */
export function Component(): ReactElement {
  const answer = useActionData<Answer>()
  if (!answer) return <RenewForm />
  return 'refused' in answer ? <Refused code={answer.refused} /> : <Renewed {...answer} />
}

function RenewForm(): ReactElement {
  const t = myAdvertsTexts.use().renew
  const isBusy = useNavigation().state !== 'idle'
  return (
    <EmptyState icon="clock" title={t.title} heading>
      <p>{t.text}</p>
      <Form method="post" replace>
        <Button type="submit" kind="primary" busy={isBusy}>
          {t.button}
        </Button>
      </Form>
    </EmptyState>
  )
}

function Renewed({ id, expiresAt }: Exclude<Answer, { refused: RefusalCode }>): ReactElement {
  const t = myAdvertsTexts.use().renew
  const lang = useLang()
  const link = useLink()
  return (
    <Done title={t.done} heading>
      <p>{t.until(formatDate(lang, expiresAt))}</p>
      <ButtonLink kind="primary" href={link(routes.advert(id))}>
        {t.see}
      </ButtonLink>
    </Done>
  )
}

function Refused({ code }: { code: RefusalCode }): ReactElement {
  const t = myAdvertsTexts.use().renew
  const { refusals } = useTexts()
  const link = useLink()
  const isSpent = code === 'link_spent'
  return (
    <EmptyState icon="clock" title={isSpent ? t.spent : t.wait} heading>
      <p>{isSpent ? t.spentText : refusals[code]}</p>
      <ButtonLink kind="primary" href={link('/my-adverts')}>
        {t.mine}
      </ButtonLink>
    </EmptyState>
  )
}
