import type { ReactElement } from 'react'
import type { Ban } from '#contract/refusals.ts'
import { formatDate } from '../../../lib/texts/format.ts'
import { useLang, useLink, useTexts } from '../../../lib/texts/texts.ts'
import { Icon } from '../../../parts/icons/icon.tsx'
import css from './login-form.module.css'

/** Until when and why an account is banned, and the way to object. */
export function BanNotice({ ban: { reason, endsAt } }: { readonly ban: Ban }): ReactElement {
  const t = useTexts().accounts.login.banned
  const lang = useLang()
  const link = useLink()
  return (
    <div className={css['problem']} role="alert">
      <Icon name="circle-alert" />
      <div className={css['ban']}>
        <p>{endsAt === null ? t.now : t.until(formatDate(lang, endsAt))}</p>
        {reason !== '' && <p className={css['why']}>{t.reason(reason)}</p>}
        <a href={link('/help-desk?topic=login')}>{t.help}</a>
      </div>
    </div>
  )
}
