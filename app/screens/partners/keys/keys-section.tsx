import { useRef, type ReactElement } from 'react'
import type { ApiKey } from '#contract/partners/keys.ts'
import { formatDate, formatNumber } from '../../../lib/texts/format.ts'
import { useLang } from '../../../lib/texts/texts.ts'
import { ConfirmedForm } from '../../../parts/feedback/confirmed-form.tsx'
import { Button } from '../../../parts/forms/button.tsx'
import { useApiAnswer, useIsSending } from '../api-action.ts'
import { Refused } from '../refused.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { myApiTexts } from '../texts.ts'
import { KeyForm } from './key-form.tsx'
import css from '../my-api.module.css'

/** Keys of the company's programs. */
export function KeysSection({ keys }: { keys: readonly ApiKey[] }): ReactElement {
  const { keys: t } = myApiTexts.use()
  const made = useApiAnswer('addKey')
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={css['section']} aria-labelledby="keys">
      <h2 id="keys" ref={heading} tabIndex={-1} className={css['heading']}>
        {t.title}
      </h2>
      <p className={css['hint']}>{t.text}</p>
      {made?.shown && <ShownOnce title={t.made} text={t.madeText} secret={made.shown} />}
      {keys.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <KeyTable keys={keys} onRevoked={() => heading.current?.focus()} />
      )}
      <Refused intent="revokeKey" />
      <KeyForm />
    </section>
  )
}

interface KeyTableProps {
  readonly keys: readonly ApiKey[]
  /** The button of a revoked key is gone, and the focus with it. */
  readonly onRevoked: () => void
}

function KeyTable({ keys, onRevoked }: KeyTableProps): ReactElement {
  const { keys: t } = myApiTexts.use()
  return (
    <div className={css['scroll']} role="group" aria-label={t.title} tabIndex={0}>
      <table className={css['table']}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.scopes}</th>
            <th scope="col" className={css['number']}>
              {t.perMinute}
            </th>
            <th scope="col">{t.used}</th>
            <th scope="col">{t.ends}</th>
            <th scope="col">{t.state}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoked={onRevoked} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface KeyRowProps extends Pick<KeyTableProps, 'onRevoked'> {
  readonly apiKey: ApiKey
}

function KeyRow({ apiKey, onRevoked }: KeyRowProps): ReactElement {
  const { keys: t } = myApiTexts.use()
  const lang = useLang()
  const isRevoking = useIsSending('revokeKey')
  const { id, name, prefix, scopes, perMinute, usedAt, expiresAt, state } = apiKey
  return (
    <tr data-state={state}>
      <th scope="row">
        {name}
        <code className={css['prefix']}>{prefix}…</code>
      </th>
      <td data-label={t.scopes}>{scopes.map((scope) => t.shortScopes[scope]).join(', ')}</td>
      <td data-label={t.perMinute} className={css['number']}>
        {formatNumber(lang, perMinute)}
      </td>
      <td data-label={t.used}>{usedAt === null ? t.neverUsed : formatDate(lang, usedAt)}</td>
      <td data-label={t.ends}>{expiresAt === null ? t.neverEnds : formatDate(lang, expiresAt)}</td>
      <td>
        {state === 'active' ? (
          <ConfirmedForm
            method="post"
            preventScrollReset
            question={{ ...t.revoking, text: t.revoking.text(name) }}
            onGone={onRevoked}
          >
            <input type="hidden" name="intent" value="revokeKey" />
            <input type="hidden" name="keyId" value={id} />
            <Button type="submit" busy={isRevoking} aria-label={t.revokeOf(name)}>
              {t.revoke}
            </Button>
          </ConfirmedForm>
        ) : (
          t.states[state]
        )}
      </td>
    </tr>
  )
}
