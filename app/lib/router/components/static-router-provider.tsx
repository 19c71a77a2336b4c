import type { ReactElement } from 'react'
import type { PageState } from '../core/types.ts'
import { RoutedPage } from './routed-page.tsx'

interface StaticRouterProviderProps {
  readonly basename: string
  readonly page: PageState
}

/** A page on the server. */
export function StaticRouterProvider({ basename, page }: StaticRouterProviderProps): ReactElement {
  return <RoutedPage basename={basename} page={page} router={null} state={null} />
}
