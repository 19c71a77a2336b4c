import { useContext, useEffect, type ReactElement } from 'react'
import { useRouteError } from '../../lib/router/index.ts'
import { Failure, FrameContext } from '../../parts/feedback/failure.tsx'
import { BotButton } from '../../layout/bot/bot-button.tsx'
import { writeHead } from '../../layout/document-head.ts'
import { statusOfError, textsOfError } from '../../lib/browser/head.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Logo } from '../../parts/icons/logo.tsx'
import { NotFound } from './not-found.tsx'
import { NotInRole } from './not-in-role.tsx'
import css from '../content/content.module.css'

/** Replaces a screen that is missing or has failed. */
export function ErrorScreen(): ReactElement {
  const t = useTexts()
  const link = useLink()
  const error = useRouteError()
  const requestId = requestIdOf(error)
  const isFramed = useContext(FrameContext)
  const { head, title, text } = textsOfError(t, error)
  const { title: pageTitle, description } = head
  useEffect(() => writeHead(pageTitle, description), [pageTitle, description])
  const view = viewOf(statusOfError(error)) ?? (
    <>
      <Failure title={title} text={text} onRetry={() => location.reload()} />
      {requestId && <p className={css['reference']}>{t.content.error.reference(requestId)}</p>}
    </>
  )
  if (isFramed) return view
  return (
    <main className="page">
      <a className={css['home']} href={link('/')} data-document="">
        <Logo name={t.site.name} />
      </a>
      {view}
      <BotButton />
    </main>
  )
}

/** What has a page of its own; null: something went wrong. */
function viewOf(status: number): ReactElement | null {
  if (status === 404) return <NotFound />
  return status === 403 ? <NotInRole /> : null
}

/** Id of the request in the server's log; empty if it is unknown. */
function requestIdOf(error: unknown): string {
  const isPlain = typeof error === 'object' && error !== null && 'requestId' in error
  return isPlain && typeof error.requestId === 'string' ? error.requestId : ''
}
