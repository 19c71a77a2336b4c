import type { ReactElement } from 'react'
import { redirect } from '../../../lib/router/index.ts'
import { statementCalls, type AdvertStatement } from '#contract/adverts/statements.ts'
import { Refusal } from '#contract/refusals.ts'
import { answeredRefusal } from '../../../lib/calls/refusal.ts'
import { screenAction, screenLoader, useLoaded, type Head } from '../../../lib/calls/screen.ts'
import { formatDate, formatDay } from '../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { EmptyState } from '../../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'
import { fieldText } from '../mine/own-lines.ts'
import { mendingTexts, myAdvertsTexts, statementTexts } from '../texts.ts'
import { AppealForm, AppealState, QuestionForm } from './appeal.tsx'
import css from './my-decisions.module.css'
import type { NotSent } from './not-sent.ts'

export const texts = [statementTexts, mendingTexts, myAdvertsTexts]

export const head: Head = ({ lang }) => statementTexts.of(lang).head

export const loader = screenLoader(async ({ call, params }) => {
  const { advertId = '' } = params
  if (!/^\d{1,9}$/.test(advertId)) throw new Refusal('advert_not_found')
  const answer = await call(statementCalls.listStatements, { advertId })
  return { advertId, ...answer, now: new Date().toISOString() }
})

/** Without JavaScript appeals and answers are sent through this action. */
export const action = screenAction(async ({ call, params }, form) => {
  const { advertId = '' } = params
  const text = String(form.get('text') ?? '')
  const decisionId = form.get('decisionId')
  const refused = decisionId === null ? 'question' : 'appeal'
  try {
    if (decisionId === null) await call(statementCalls.answerQuestion, { advertId, text })
    else await call(statementCalls.appeal, { decisionId: String(decisionId), text })
  } catch (error) {
    return { refused, code: answeredRefusal(error).code, text } satisfies NotSent
  }
  throw redirect(`/my-decisions/${advertId}`)
})

/** Decisions on an own advert with their reasons, and the ways to mend it and to appeal. */
export function Component(): ReactElement {
  const { advertId, title, status, statements, question, now } = useLoaded<typeof loader>()
  const t = statementTexts.use()
  const link = useLink()
  const canMend = status === 'rejected' || status === 'suspended'
  return (
    <div className={css['page']}>
      <a className={css['back']} href={link('/my-adverts')}>
        <Icon name="arrow-left" size={16} />
        {t.back}
      </a>
      <header>
        <h1>{t.title}</h1>
        <p className={css['advert']}>{title}</p>
      </header>
      {question !== null && <QuestionForm advertId={advertId} question={question} />}
      {statements.length === 0 && question === null && (
        <EmptyState icon="shield-check" title={t.none.title}>
          <p>{t.none.text}</p>
        </EmptyState>
      )}
      <ol className={css['list']}>
        {statements.map((statement, at) => (
          <StatementItem
            key={statement.id}
            statement={statement}
            mendId={canMend && at === 0 ? advertId : null}
            now={now}
          />
        ))}
      </ol>
    </div>
  )
}

interface StatementItemProps {
  readonly statement: AdvertStatement
  /** The advert that can be corrected; null: not by this decision. */
  readonly mendId: string | null
  readonly now: string
}

function StatementItem({ statement, mendId, now }: StatementItemProps): ReactElement {
  const t = statementTexts.use()
  const lang = useLang()
  const link = useLink()
  const { id, decision, reasons, decidedAt, suspendedUntil, appeal, appealUntil } = statement
  const isSuspension = decision === 'suspend'
  const until = suspendedUntil ? t.until(formatDate(lang, suspendedUntil)) : t.forGood
  return (
    <li className={css['item']} data-decision={decision}>
      <header className={css['header']}>
        <h2>
          {t.decisions[decision]}
          {isSuspension && `, ${until}`}
        </h2>
        <time dateTime={decidedAt}>{formatDay(lang, decidedAt, now)}</time>
      </header>
      <Why reasons={reasons} />
      {reasons.length > 0 && (
        <p className={css['note']}>
          {t.byPerson} <a href={link('/article/terms-of-use')}>{t.rules}</a>
        </p>
      )}
      {mendId !== null && (
        <ButtonLink kind="primary" className={css['mend']} href={link(`/edit-advert/${mendId}`)}>
          {t.mend}
        </ButtonLink>
      )}
      {appeal && <AppealState appeal={appeal} now={now} />}
      {appealUntil !== null && <AppealForm decisionId={id} until={formatDate(lang, appealUntil)} />}
    </li>
  )
}

/** Each reason: the rule, the field, and how to mend it. */
function Why({ reasons }: Pick<AdvertStatement, 'reasons'>): ReactElement {
  const t = statementTexts.use()
  const own = myAdvertsTexts.use()
  const mending: Readonly<Record<string, string>> = mendingTexts.use()
  const { refusals } = useTexts()
  return (
    <>
      {reasons.map(({ field, code, text }) => {
        const label = fieldText(field, own)
        const how = text ?? mending[code]
        return (
          <dl key={field + code} className={css['reason']}>
            <dt>{t.rule}</dt>
            <dd>{refusals[code]}</dd>
            {label && (
              <>
                <dt>{t.field}</dt>
                <dd>{label}</dd>
              </>
            )}
            {how && (
              <>
                <dt>{t.how}</dt>
                <dd>{how}</dd>
              </>
            )}
          </dl>
        )
      })}
    </>
  )
}
