import { useState, type ReactElement } from 'react'
import { languages, type Lang } from '#contract/languages.ts'
import { mailLengths } from '#contract/rules/content/editor-limits.ts'
import { fillPlaceholders, mailPlaceholders } from '#contract/rules/content/mail-texts.ts'
import { mailEditorCalls, type EditedMail, type MailTexts } from '#contract/staff/content/mails.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { useLeaveWarning } from '../../../../parts/feedback/use-leave-warning.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { useStaffCall } from '../../frame/use-staff-call.ts'
import { LanguageTabs, LeaveDialog, Meanwhile, SaveBar } from '../parts/editing-frame.tsx'
import editing from '../parts/editing.module.css'
import { useEditing } from '../parts/use-editing.ts'
import { editingTexts, mailEditorTexts } from '../texts.ts'
import css from './mails.module.css'
import { sampleIn } from './sample.ts'

const parts = ['subject', 'body'] as const
const fields = parts.flatMap((part) => languages.map((lang) => `${part}.${lang}`))

/** A mail as it is typed; a refused or late save leaves it as it is. */
export function MailForm({ edited }: { readonly edited: EditedMail }): ReactElement {
  const { mail, texts, isChanged } = edited
  const t = mailEditorTexts.use()
  const { saved, languages: languageNames } = editingTexts.use()
  const [typed, setTyped] = useState(texts)
  const [lang, setLang] = useState<Lang>('ro')
  const isDirty = JSON.stringify(typed) !== JSON.stringify(texts)
  const { blocker } = useLeaveWarning(isDirty)
  const { save, revision, isStale, errors, accept } = useEditing(mailEditorCalls.saveMail, {
    ...{ success: saved, revision: edited.revision, fields },
  })
  const reset = useStaffCall(mailEditorCalls.resetMail, { reloads: true, success: t.wasReset })
  return (
    <>
      {isStale && (
        <Meanwhile
          changes={changesBetween(texts, typed, t, languageNames)}
          onTake={() => {
            setTyped(texts)
            accept()
          }}
        />
      )}
      <div className={editing['columns']}>
        <form
          className={editing['form']}
          onSubmit={(event) => {
            event.preventDefault()
            void save({ mail, revision, texts: typed })
          }}
        >
          <LanguageTabs value={lang} onChange={setLang} />
          <Words
            key={lang}
            lang={lang}
            text={typed[lang]}
            errors={errors}
            onChange={(text) => setTyped({ ...typed, [lang]: text })}
          />
          <Placeholders mail={mail} />
          <SaveBar isBusy={save.isBusy} isStale={isStale}>
            {isChanged && (
              <Button busy={reset.isBusy} onPress={() => void reset({ mail, revision })}>
                {t.reset}
              </Button>
            )}
          </SaveBar>
        </form>
        <Sample lang={lang} text={typed[lang]} />
      </div>
      <LeaveDialog blocker={blocker} />
    </>
  )
}

type MailText = MailTexts[Lang]

interface WordsProps {
  readonly lang: Lang
  readonly text: MailText
  readonly errors: ReturnType<typeof useEditing>['errors']
  readonly onChange: (text: MailText) => void
}

function Words({ lang, text, errors, onChange }: WordsProps): ReactElement {
  const t = mailEditorTexts.use()
  const { languages: names } = editingTexts.use()
  const { refusals } = useTexts()
  const errorOf = (name: string): string | undefined => {
    const code = errors[name]
    return code && refusals[code]
  }
  const elsewhere = languages.filter(
    (one) => one !== lang && (errors[`subject.${one}`] ?? errors[`body.${one}`]),
  )
  return (
    <div className={editing['fields']} lang={lang}>
      {elsewhere.map((one) => (
        <p key={one} className={editing['note']} role="alert">
          {names[one]}: {errorOf(`subject.${one}`) ?? errorOf(`body.${one}`)}
        </p>
      ))}
      <Field
        label={t.subject}
        name={`subject.${lang}`}
        value={text.subject}
        error={errorOf(`subject.${lang}`)}
        maxLength={mailLengths.subject}
        onChange={({ currentTarget }) => onChange({ ...text, subject: currentTarget.value })}
      />
      <div className={editing['text']}>
        <Field label={t.body} name={`body.${lang}`} error={errorOf(`body.${lang}`)}>
          <textarea
            rows={14}
            value={text.body}
            maxLength={mailLengths.body}
            onChange={({ currentTarget }) => onChange({ ...text, body: currentTarget.value })}
          />
        </Field>
      </div>
    </div>
  )
}

function Placeholders({ mail }: Pick<EditedMail, 'mail'>): ReactElement {
  const t = mailEditorTexts.use()
  const { required, optional } = mailPlaceholders[mail]
  return (
    <div className={editing['muted']}>
      {t.may}
      <ul className={editing['placeholders']}>
        {[...required, ...optional].map((name) => (
          <li key={name}>
            <code>{`{${name}}`}</code> {t.placeholders[name]}
            {required.some((one) => one === name) && ` (${t.required})`}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The mail as it will arrive, with sample values. */
function Sample({ lang, text }: { readonly lang: Lang; readonly text: MailText }): ReactElement {
  const t = editingTexts.use()
  return (
    <section className={editing['aside']} aria-label={t.preview}>
      <p className={editing['previewName']}>{t.preview}</p>
      <div className={editing['preview']} lang={lang} data-preview>
        <p>
          <b>{text.subject}</b>
        </p>
        <p className={css['body']}>{fillPlaceholders(text.body, sampleIn(lang))}</p>
      </div>
    </section>
  )
}

function changesBetween(
  saved: MailTexts,
  typed: MailTexts,
  names: Readonly<Record<(typeof parts)[number], string>>,
  languageNames: Readonly<Record<Lang, string>>,
) {
  return languages.flatMap((lang) =>
    parts.map((part) => ({
      label: `${names[part]} (${languageNames[lang]})`,
      before: saved[lang][part],
      after: typed[lang][part],
    })),
  )
}
