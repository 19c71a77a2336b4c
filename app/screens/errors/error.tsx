import { useContext, useEffect, useRef, type ReactElement } from 'react'
import { useRouteError } from '../../lib/router/index.ts'
import { Failure, FrameContext } from '../../parts/feedback/failure.tsx'
import { BotButton } from '../../layout/bot/bot-button.tsx'
import { writeHead } from '../../layout/document-head.ts'
import { statusOfError, textsOfError } from '../../lib/browser/head.ts'
import { useOnline } from '../../lib/browser/online.ts'
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
  const answered = viewOf(statusOfError(error))
  const isOffline = !useOnline() && !answered
  useReload(isOffline)
  const { head, title, text } = isOffline ? t.content.offline : textsOfError(t, error)
  const { title: pageTitle, description } = head
  useEffect(() => writeHead(pageTitle, description), [pageTitle, description])
  const view = answered ?? (
    <>
      <Failure title={title} text={text} onRetry={isOffline ? undefined : reload} />
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

/** Reloads the page when the network is back. */
function useReload(isOffline: boolean): void {
  const wasOffline = useRef(false)
  useEffect(() => {
    if (wasOffline.current && !isOffline) reload()
    wasOffline.current = isOffline
  }, [isOffline])
}

function reload(): void {
  location.reload()
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
