import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router'
import { headOf } from '../lib/browser/head.ts'
import { useTexts } from '../lib/texts/texts.ts'

/** Gives the document the title and description of the screen that a navigation in the browser has brought. */
export function useDocumentHead(): void {
  const matches = useMatches()
  const texts = useTexts()
  const known = matches.map(({ handle, loaderData }) => ({ handle, data: loaderData }))
  const { title, description } = headOf(texts, known, null)
  // Before ordinary effects, so that an error screen has the last word.
  useLayoutEffect(() => writeHead(title, description), [title, description])
}

/** Writes the document's title and description. */
export function writeHead(title: string, description: string): void {
  document.title = title
  document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}
