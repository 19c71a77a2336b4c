import type { createBrowserRouter } from 'react-router'
import type { Me } from '#contract/accounts.ts'

type Router = ReturnType<typeof createBrowserRouter>

let router: Router | null = null

export function knowRouter(known: Router): void {
  router = known
}

/** Who is logged in, as the layout's loader last heard from the server. */
export function currentUser(): Me | null {
  const layout: { me?: Me | null } | undefined = router?.state.loaderData['layout']
  return layout?.me ?? null
}
