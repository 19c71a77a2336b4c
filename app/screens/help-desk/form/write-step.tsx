import type { ReactElement } from 'react'
import type { TalkLine } from '#contract/help-desk.ts'
import { ticketTextMax } from '#contract/limits.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { useSettings } from '../../../lib/calls/settings.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Button } from '../../../parts/forms/button.tsx'
import { Field } from '../../../parts/forms/field.tsx'
import { helpDeskTexts } from '../texts.ts'
import { BotTalk } from './bot-talk.tsx'
import { PictureField } from './picture-field.tsx'
import css from './ticket-form.module.css'
import type { OwnAdvert, TypedTicket } from './ticket-request.ts'

interface WriteStepProps {
  readonly isUser: boolean
  /** Whether the account has an address. */
  readonly hasAddress: boolean
  readonly adverts: readonly OwnAdvert[]
  readonly talk: readonly TalkLine[]
  readonly files: readonly File[]
  readonly errors: Readonly<Partial<Record<string, RefusalCode>>>
  readonly typed: TypedTicket | undefined
  readonly isBusy: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** What happened, to which advert, with pictures; of a guest also the contact. */
export function WriteStep(props: WriteStepProps): ReactElement {
  const { isUser, hasAddress, adverts, talk, files, errors, typed, isBusy, onFiles } = props
  const t = helpDeskTexts.use().form
  const { refusals } = useTexts()
  const link = useLink()
  const { takesMail } = useSettings()
  const canMail = takesMail && (isUser ? hasAddress : Boolean(typed?.contact.includes('@')))
  const errorOf = (name: string): string | undefined => {
    const code = errors[name]
    return code && refusals[code]
  }
  return (
    <>
      <Field isRequired name="text" label={t.text} hint={t.textHint} error={errorOf('text')}>
        <textarea rows={7} maxLength={ticketTextMax} defaultValue={typed?.text} />
      </Field>
      {adverts.length > 0 ? (
        <Field isOptional name="advert" label={t.advert} error={errorOf('advert')}>
          <select defaultValue={typed?.advert}>
            <option value="">{t.noAdvert}</option>
            {adverts.map(({ id, title }) => (
              <option key={id} value={id}>
                {title || id}
              </option>
            ))}
          </select>
        </Field>
      ) : (
        <Field
          isOptional
          name="advert"
          label={t.advert}
          hint={t.advertHint}
          maxLength={300}
          defaultValue={typed?.advert}
          error={errorOf('advert')}
        />
      )}
      <PictureField files={files} onChange={onFiles} canMail={canMail} />
      {errors['photos'] && <p role="alert">{refusals[errors['photos']]}</p>}
      <BotTalk talk={talk} />
      {!isUser && (
        <>
          <Field
            isRequired
            name="contact"
            label={t.contact}
            hint={t.contactHint}
            autoComplete="email"
            maxLength={320}
            readOnly={typed?.isProved}
            defaultValue={typed?.contact}
            error={errorOf('contact')}
          />
          <p className={css['login']}>
            {t.loginHint} <a href={link('/login?next=%2Fhelp-desk')}>{t.login}</a>
          </p>
        </>
      )}
      {typed?.isProved && (
        <>
          <input type="hidden" name="proof" value={typed.proof} />
          <input type="hidden" name="isProved" value="1" />
        </>
      )}
      <Button type="submit" kind="primary" busy={isBusy}>
        {t.submit}
      </Button>
    </>
  )
}
