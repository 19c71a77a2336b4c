import { useContext, useEffect, type ReactElement } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Failure, FrameContext } from '../../parts/feedback/failure.tsx'
import { BotButton } from '../../layout/bot/bot-button.tsx'
import { writeHead } from '../../layout/document-head.ts'
import { useLink, useTexts } from '../../lib/texts/texts.ts'
import { Logo } from '../../parts/icons/logo.tsx'
import { NotFound } from './not-found.tsx'
import css from './content.module.css'

/** Replaces a screen that is missing or has failed. */
export function ErrorScreen(): ReactElement {
  const t = useTexts()
  const link = useLink()
  const isMissing = statusOf(useRouteError()) === 404
  const isFramed = useContext(FrameContext)
  const { title, description } = isMissing ? t.content.notFound.head : t.content.error.head
  useEffect(() => writeHead(title, description), [title, description])
  const view = isMissing ? (
    <NotFound />
  ) : (
    <Failure text={t.content.error.text} onRetry={() => location.reload()} />
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

/** The browser receives only the status of a page's error. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  const isPlain = typeof error === 'object' && error !== null && 'status' in error
  return isPlain && typeof error.status === 'number' ? error.status : 500
}
