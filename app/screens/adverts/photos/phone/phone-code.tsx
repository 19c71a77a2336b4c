import { useState, type ReactElement } from 'react'
import { data, Form, redirect, useActionData, useNavigation } from '../../../../lib/router/index.ts'
import { typedCodeSigns } from '#contract/limits.ts'
import { photoCalls } from '#contract/adverts/photos.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { photoTexts } from '../../texts.ts'
import { answeredRefusal } from '../../../../lib/calls/refusal.ts'
import { screenAction, type Head } from '../../../../lib/calls/screen.ts'
import { useTexts } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import css from './phone-upload.module.css'

export const texts = [photoTexts]

export const head: Head = (t) => ({ ...t.adverts.phoneUpload, noIndex: true })

/** Exchanges the code for the address of the upload page. */
export const action = screenAction(async ({ call }, form) => {
  try {
    const typed = form.get('code')
    const { link } = await call(photoCalls.openPhoneUpload, {
      code: typeof typed === 'string' ? typed.slice(0, 40) : '',
    })
    return redirect(`/phone-upload/${link}`)
  } catch (error) {
    const { code } = answeredRefusal(error)
    return data({ refused: code }, { status: code === 'code_spent' ? 422 : 429 })
  }
})

/**
 * Page with a short address, for users who cannot scan: takes the six characters shown on the computer. No JavaScript
 * required.
 */
export function Component(): ReactElement {
  const t = photoTexts.use().code
  const { refusals } = useTexts()
  const answer = useActionData<{ readonly refused: RefusalCode }>()
  const isBusy = useNavigation().state !== 'idle'
  const [code, setCode] = useState('')
  const refused = answer?.refused
  return (
    <div className={css['page']}>
      <h1 className={css['title']}>{t.title}</h1>
      <p>{t.text}</p>
      <Form method="post" replace className={css['page']}>
        <Field
          name="code"
          label={t.label}
          value={code}
          // Leaves room for spaces between groups.
          maxLength={2 * typedCodeSigns}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={refused && (refused === 'code_spent' ? t.wrong : refusals[refused])}
        />
        <Button type="submit" kind="primary" busy={isBusy}>
          {t.open}
        </Button>
      </Form>
    </div>
  )
}
