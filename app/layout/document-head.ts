import { useLayoutEffect } from 'react'
import { useMatches } from '../lib/router/index.ts'
import { headOf } from '../lib/browser/head.ts'
import { useTexts } from '../lib/texts/texts.ts'
import { useInbox } from './inbox.ts'

/** Updates the document's title, with the number of unread messages, and its description. */
export function useDocumentHead(): void {
  const matches = useMatches()
  const texts = useTexts()
  const known = matches.map(({ handle, loaderData }) => ({ handle, data: loaderData }))
  const { title, description } = headOf(texts, known, null)
  const { messages } = useInbox()
  const counted = messages > 0 ? `(${messages}) ${title}` : title
  // A layout effect runs before ordinary effects, so an error screen can overwrite the title.
  useLayoutEffect(() => writeHead(counted, description), [counted, description])
}

/** Sets the document's title and description. */
export function writeHead(title: string, description: string): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}
