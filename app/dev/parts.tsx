import '../styles/site.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from '../lib/router/index.ts'
import { defaultLanguage, isLanguage, type Lang } from '#contract/languages.ts'
import type { Texts } from '#i18n/texts.ts'
import { replaceBrokenImages } from '../lib/browser/document.ts'
import { TextsContext } from '../lib/texts/texts.ts'
import { reviewsTexts } from '../parts/reviews/texts.ts'
import { PartsPage } from './parts-page.tsx'

const catalogues: Record<Lang, () => Promise<{ texts: Texts }>> = {
  ro: () => import('#i18n/ro/texts.ts'),
  ru: () => import('#i18n/ru/texts.ts'),
  en: () => import('#i18n/en/texts.ts'),
}

/** `/dev/parts/?lang=ru`: every part in all its states, built apart from the site. */
async function start(): Promise<void> {
  const asked = new URLSearchParams(location.search).get('lang')
  const lang = isLanguage(asked) ? asked : defaultLanguage
  document.documentElement.lang = lang
  const [{ texts }] = await Promise.all([catalogues[lang](), reviewsTexts.ready()])

  const root = document.getElementById('root')
  if (!root) return
  // Parts ask the router for the address and the data of the layout, of which there is none here.
  const router = createMemoryRouter([{ id: 'layout', path: '*', Component: PartsPage }])
  createRoot(root).render(
    <TextsContext value={texts}>
      <RouterProvider router={router} />
    </TextsContext>,
  )
  replaceBrokenImages()
}

void start()
