import { startTransition, useLayoutEffect, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { Router } from '../core/router.ts'
import { RoutedPage } from './routed-page.tsx'

/** Shows what the router is at, from the first page on. */
export function RouterProvider({ router }: { readonly router: Router }): ReactElement | null {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const show = (): void => setState(router.state)
    show()
    return router.subscribe((_state, isAnimated) => {
      if (isAnimated && 'startViewTransition' in document)
        // Rejected where the next navigation cuts it short; the page is shown all the same.
        document.startViewTransition(() => flushSync(show)).ready.catch(() => undefined)
      else startTransition(show)
    })
  }, [router])
  if (!state.isInitialized) return null
  return <RoutedPage basename={router.basename} page={state} router={router} state={state} />
}
