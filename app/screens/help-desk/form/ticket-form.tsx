import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type SubmitEvent,
} from 'react'
import { useNavigate } from '../../../lib/router/index.ts'
import type { TicketTopic } from '#contract/help-desk.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { useSummaryFocus } from '../../../lib/browser/focus.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { ErrorSummary } from '../../../parts/forms/error-summary.tsx'
import { CallProblem, ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { stepAddress } from '../address.ts'
import { helpDeskTexts } from '../texts.ts'
import { CodeStep } from './code-step.tsx'
import { clearDraft, restoreDraft, saveDraft } from './ticket-draft.ts'
import css from './ticket-form.module.css'
import { readTyped, requestTicket, type NotOpened, type OwnAdvert } from './ticket-request.ts'
import { uploadPictures } from './upload-pictures.ts'
import { useBotTalk } from './use-bot-talk.ts'
import { WriteStep } from './write-step.tsx'

interface TicketFormProps {
  readonly topic: TicketTopic
  readonly isUser: boolean
  readonly hasAddress: boolean
  readonly isFromBot: boolean
  readonly adverts: readonly OwnAdvert[]
  /** Answer to a form sent without JavaScript. */
  readonly answer: NotOpened | undefined
}

/** Last step: the text, then for a guest the code. A plain form: without JavaScript it posts to its own page. */
export function TicketForm(props: TicketFormProps): ReactElement {
  const { topic, isUser, hasAddress, isFromBot, adverts } = props
  const t = helpDeskTexts.use()
  const { refusals } = useTexts()
  const link = useLink()
  const talk = useBotTalk(isFromBot)
  const form = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const { answer, send } = useSending(props, files)
  const { errors, summary } = useErrors(answer)
  const isCode = answer?.stage === 'code'
  useEffect(() => {
    if (form.current && !isCode) restoreDraft(form.current, topic)
  }, [topic, isCode])
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!send.isBusy) void send(new FormData(event.currentTarget, event.submitter))
  }
  const general = answer?.code && !(answer.field && answer.field in errors) ? answer.code : null
  return (
    <form
      ref={form}
      method="post"
      action={link(stepAddress(topic, { step: 'write', isFromBot }))}
      className={css['form']}
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) => {
        if (!isCode) saveDraft(currentTarget, topic)
      }}
    >
      <h2>{isCode ? t.code.title : t.form.title}</h2>
      <ErrorSummary
        ref={summary}
        errors={errors}
        labels={{
          text: t.form.text,
          advert: t.form.advert,
          contact: t.form.contact,
          photos: t.form.photos,
          code: t.code.label,
        }}
      />
      {general && <ProblemLine text={refusals[general]} />}
      <CallProblem call={send} />
      <input type="hidden" name="topic" value={topic} />
      {isCode ? (
        <CodeStep typed={answer.typed} error={errors['code']} isBusy={send.isBusy} />
      ) : (
        <WriteStep
          {...{ isUser, hasAddress, adverts, talk, files, errors }}
          typed={answer?.typed}
          isBusy={send.isBusy}
          onFiles={setFiles}
        />
      )}
    </form>
  )
}

function useSending({ topic, isUser, answer: posted }: TicketFormProps, files: readonly File[]) {
  const lang = useLang()
  const navigate = useNavigate()
  const [answer, setAnswer] = useState(posted)
  // Without the router's action, which would reload the unchanged layout.
  const send = useMutation(
    (form: FormData) =>
      requestTicket(postCall, readTyped(form), {
        lang,
        isUser,
        upload: (proof) => uploadPictures(files, isUser ? {} : { proof }),
      }),
    {
      refusalIn: 'screen',
      onDone: (made) => {
        if (!('address' in made)) return setAnswer(made)
        clearDraft(topic)
        return navigate(made.address)
      },
    },
  )
  return { answer, send }
}

const fieldNames = ['text', 'advert', 'contact', 'photos', 'code']

function useErrors(answer: NotOpened | undefined) {
  const { summary, showErrors } = useSummaryFocus()
  const errors: Readonly<Partial<Record<string, RefusalCode>>> =
    answer?.code && answer.field && fieldNames.includes(answer.field)
      ? { [answer.field]: answer.code }
      : (answer?.errors ?? {})
  const show = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) showErrors()
  })
  useEffect(() => show(), [answer])
  return { errors, summary }
}
