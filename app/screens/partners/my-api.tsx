import type { ReactElement } from 'react'
import { keyCalls } from '#contract/partners/keys.ts'
import { webhookCalls } from '#contract/partners/webhooks.ts'
import { isRefusedAs } from '../../lib/calls/refusal.ts'
import { screenLoader, useLoaded, type Head } from '../../lib/calls/screen.ts'
import { useLink } from '../../lib/texts/texts.ts'
import { EmptyState } from '../../parts/feedback/empty.tsx'
import { ButtonLink } from '../../parts/forms/button.tsx'
import { apiAction } from './api-action.ts'
import { KeysSection } from './keys/keys-section.tsx'
import { myApiTexts } from './texts.ts'
import { WebhooksSection } from './webhooks/webhooks-section.tsx'
import css from './my-api.module.css'

export const texts = [myApiTexts]

export const head: Head = ({ lang }) => myApiTexts.of(lang).head

/** Null for a personal account. */
export const loader = screenLoader(async ({ call }) => {
  try {
    const [{ keys }, told] = await Promise.all([
      call(keyCalls.listKeys, {}),
      call(webhookCalls.listWebhooks, {}),
    ])
    return { keys, ...told, now: new Date().toISOString() }
  } catch (error) {
    if (isRefusedAs(error, 'company_only')) return null
    throw error
  }
})

export const action = apiAction

/** Keys of the company's programs, and addresses that are told of events. */
export function Component(): ReactElement {
  const loaded = useLoaded<typeof loader>()
  const t = myApiTexts.use()
  const link = useLink()
  return (
    <div className={css['page']}>
      <header>
        <h1>{t.title}</h1>
        <p className={css['hint']}>
          {t.intro} <a href="/api/partners/docs">{t.docs}</a>
        </p>
      </header>
      {loaded === null ? (
        <EmptyState icon="store" title={t.companiesOnly}>
          <p>{t.companiesOnlyText}</p>
          <ButtonLink href={link('/my-profile')}>{t.toProfile}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <KeysSection keys={loaded.keys} />
          <WebhooksSection {...loaded} />
        </>
      )}
    </div>
  )
}
