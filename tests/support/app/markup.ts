import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Me } from '#contract/accounts/accounts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { defaultSettings } from '#app/lib/calls/settings.ts'
import { TextsContext } from '#app/lib/texts/texts.ts'

interface Around {
  readonly t?: Texts
  /** Path with its query, without the language. */
  readonly at?: string
  readonly me?: Me | null
  readonly favorites?: readonly string[]
  readonly settings?: Partial<typeof defaultSettings>
}

/** What the server writes for a component that stands on a page. */
export function markupOf(element: ReactElement, around: Around = {}): string {
  const { t = ro, at = '/', me = null, favorites = [], settings } = around
  const layout = { me, favorites, settings: { ...defaultSettings, ...settings } }
  const router = createMemoryRouter([{ id: 'layout', path: '*', element, loader: () => layout }], {
    initialEntries: [at],
    hydrationData: { loaderData: { layout } },
  })
  const page = createElement(RouterProvider, { router })
  return renderToStaticMarkup(createElement(TextsContext, { value: t }, page))
}

/** The words of markup, as they are read one after another. */
export function wordsOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/ +/g, ' ')
    .trim()
}
