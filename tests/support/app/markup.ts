import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from '#app/lib/router/index.ts'
import type { Me } from '#contract/accounts/session.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { defaultSettings } from '#app/lib/calls/settings.ts'
import { TextsContext } from '#app/lib/texts/texts.ts'

interface PageContext {
  readonly t?: Texts
  /** Path with query, without the language. */
  readonly at?: string
  readonly me?: Me | null
  readonly favorites?: readonly string[]
  readonly settings?: Partial<typeof defaultSettings>
}

/** Server-rendered markup of a component inside a page. */
export function markupOf(element: ReactElement, context: PageContext = {}): string {
  const { t = ro, at = '/', me = null, favorites = [], settings } = context
  const menus = { header: [], information: [], support: [] }
  const frame = { categories: [], menus, settings: { ...defaultSettings, ...settings } }
  const layout = { me, favorites, ...frame }
  const router = createMemoryRouter([{ id: 'layout', path: '*', element, loader: () => layout }], {
    at,
    hydrationData: { loaderData: { layout } },
  })
  const page = createElement(RouterProvider, { router })
  return renderToStaticMarkup(createElement(TextsContext, { value: t }, page))
}

/** Text content of markup in reading order, with single spaces. */
export function wordsOf(markup: string): string {
  const text = markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&#x27;|&quot;/g, '"')
  return text.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim()
}
