import { useState, type ReactElement } from 'react'
import { useRouteLoaderData } from '../../../../lib/router/index.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { nameMaxLength } from '#contract/limits.ts'
import type { layoutLoader } from '../../../../layout/loader.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { useDebouncedCall } from '../../../../lib/calls/use-debounced-call.ts'
import { useLink } from '../../../../lib/texts/texts.ts'
import { Button } from '../../../../parts/forms/button.tsx'
import { Field } from '../../../../parts/forms/field.tsx'
import { postingTexts } from '../../texts.ts'
import { Refused } from './login-needed.tsx'
import css from '../steps/finish-step.module.css'
import form from '../steps/form.module.css'

/** A username as it is drawn for a number that had no account. */
const drawn = /^user\d{8}$/
const noDelay = { pauseMs: 0 } as const

/** Asks an account that began with a code for a name that buyers see; nothing for others. */
export function NameLater(): ReactElement | null {
  const t = postingTexts.use().named
  const me = useRouteLoaderData<typeof layoutLoader>('layout')?.me
  const link = useLink()
  const [name, setName] = useState('')
  // The name of a company is its owner's affair.
  const isDrawn = Boolean(me && !me.acting && drawn.test(me.username))
  const { answer } = useDebouncedCall(ownAccountCalls.getAccount, isDrawn ? {} : null, noDelay)
  const [isDone, setIsDone] = useState(false)
  const save = useCall(ownAccountCalls.saveAccount, {
    refusalIn: 'screen',
    onDone: () => setIsDone(true),
  })
  if (isDone) return <p role="status">{t.done}</p>
  if (answer?.account.fullName !== '') return null
  return (
    <form
      className={css['named']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') void save({ fullName: name })
      }}
    >
      <Field
        name="fullName"
        label={t.label}
        hint={t.hint}
        autoComplete="name"
        maxLength={nameMaxLength}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Refused call={save} />
      <div className={form['row']}>
        <Button type="submit" busy={save.isBusy}>
          {t.save}
        </Button>
        {!answer.account.hasPassword && (
          <a href={link('/login?restore=1')} data-opens="first-password">
            {t.password}
          </a>
        )}
      </div>
    </form>
  )
}
