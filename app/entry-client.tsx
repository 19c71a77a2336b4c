import './styles/site.css'
import { startTransition, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  loadModule,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type HydrationState,
} from './lib/router/index.ts'
import type { Texts } from '#i18n/texts.ts'
import { addressIn, defaultLanguage, isLanguage, type Lang } from '#contract/languages.ts'
import { postInBackground } from './lib/calls/calls.ts'
import {
  followLinks,
  replaceBrokenImages,
  retryStylesheets,
  translateProblems,
} from './lib/browser/document.ts'
import { TextsContext } from './lib/texts/texts.ts'
import { visitContext, type Device } from './lib/calls/visit.ts'
import { consoleRouteId, screensRouteId } from './lib/calls/console-route.ts'
import { appRoutes } from './routes.ts'
import { setRouter, loadingUser } from './lib/session/current-user.ts'

const catalogues: Record<Lang, () => Promise<{ texts: Texts }>> = {
  ro: () => import('#i18n/ro/texts.ts'),
  ru: () => import('#i18n/ru/texts.ts'),
  en: () => import('#i18n/en/texts.ts'),
}

async function start(): Promise<void> {
  const { lang: declared, dataset } = document.documentElement
  const lang = isLanguage(declared) ? declared : defaultLanguage
  const device: Device = dataset.device === 'mobile' ? 'mobile' : 'desktop'
  const island = document.getElementById('page-data')?.textContent ?? '{}'
  const basename = addressIn(lang, '/')
  const [{ texts }] = await Promise.all([catalogues[lang](), loadMatched(basename)])

  const router = createBrowserRouter(appRoutes, {
    basename,
    hydrationData: withHiddenConsole(JSON.parse(island), basename),
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(visitContext, {
        lang,
        device,
        // Read on every screen load: a login may have happened since.
        get me() {
          return loadingUser()
        },
        call: postInBackground,
      })
      return context
    },
  })
  setRouter(router)
  const root = document.getElementById('root')
  if (!root) return
  // In a transition React yields every few milliseconds: at once, hydration would block a slow phone for half a second.
  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated>
        <TextsContext value={texts}>
          <RouterProvider router={router} />
        </TextsContext>
      </Hydrated>,
    )
  })
  followLinks(router, lang)
  replaceBrokenImages()
  retryStylesheets()
  translateProblems(texts)
}

/** Tells early.js that what is pressed is heard now. */
function Hydrated({ children }: { readonly children: ReactNode }): ReactNode {
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  return children
}

/** Loads the matched screens before the router is created: one that is not there cannot be drawn over the server's page. */
async function loadMatched(basename: string): Promise<void> {
  const matches = matchRoutes(appRoutes, location, basename) ?? []
  await Promise.all(matches.map(({ route }) => loadModule(route)))
}

/** The server's page of a console that is hidden is that of any missing address; the router takes it for a 404. */
function withHiddenConsole(data: HydrationState, basename: string): HydrationState {
  const matches = matchRoutes(appRoutes, location, basename) ?? []
  const isConsole = matches.some(({ id }) => id === consoleRouteId)
  if (!isConsole || data.errors || data.loaderData?.[consoleRouteId] !== undefined) return data
  return { ...data, errors: { [screensRouteId]: { status: 404 } } }
}

void start()
