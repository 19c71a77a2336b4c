import {
  Component,
  createElement,
  memo,
  use,
  useMemo,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { moduleOf } from '../core/load-routes.ts'
import { stripBasename } from '../core/paths.ts'
import type { Router } from '../core/router.ts'
import {
  idle,
  type Location,
  type PageState,
  type RouteMatch,
  type RouteObject,
  type RouterState,
} from '../core/types.ts'
import {
  ActionDataContext,
  BasenameContext,
  LoaderDataContext,
  LocationContext,
  MatchesContext,
  NavigationContext,
  RevalidationContext,
  RouteContext,
  RouteErrorContext,
  RouterContext,
  StateContext,
} from './contexts.ts'

interface RoutedPageProps {
  readonly basename: string
  readonly page: PageState
  /** Null on the server, as is the state. */
  readonly router: Router | null
  readonly state: RouterState | null
}

/** The matched routes, each in the outlet of the one around it. */
export function RoutedPage({ basename, page, router, state }: RoutedPageProps): ReactElement {
  const { location, matches, errors } = page
  const below = useMemo(
    () => ({ ...location, pathname: stripBasename(location.pathname, basename) ?? '/' }),
    [location, basename],
  )
  return (
    <RouterContext value={router}>
      <BasenameContext value={basename}>
        <StateContext value={state}>
          <LocationContext value={below}>
            <NavigationContext value={state?.navigation ?? idle}>
              <RevalidationContext value={state?.revalidation ?? 'idle'}>
                <MatchesContext value={matches}>
                  <LoaderDataContext value={page.loaderData}>
                    <ActionDataContext value={page.actionData}>
                      <Branch matches={matches} errors={errors} />
                    </ActionDataContext>
                  </LoaderDataContext>
                </MatchesContext>
              </RevalidationContext>
            </NavigationContext>
          </LocationContext>
        </StateContext>
      </BasenameContext>
    </RouterContext>
  )
}

const Branch = memo(function Branch({ matches, errors }: Pick<PageState, 'matches' | 'errors'>) {
  const failed = errors ? matches.findIndex(({ id }) => id in errors) : -1
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1)
  return shown.reduceRight<ReactElement | null>(
    (outlet, match, at) => (
      <RouteView
        match={match}
        outlet={outlet}
        error={at === failed ? errors?.[match.id] : undefined}
      />
    ),
    null,
  )
})

interface RouteViewProps {
  readonly match: RouteMatch
  readonly outlet: ReactElement | null
  readonly error: unknown
}

function RouteView({ match, outlet, error }: RouteViewProps): ReactElement {
  const location = use(LocationContext)
  const revalidation = use(RevalidationContext)
  const context = useMemo(() => ({ match, outlet }), [match, outlet])
  const { ErrorBoundary } = match.route
  const shown = elementOf(match.route) ?? outlet
  return (
    <RouteContext value={context}>
      {ErrorBoundary ? (
        <RouteErrorBoundary
          location={location}
          revalidation={revalidation}
          error={error}
          shows={ErrorBoundary}
        >
          {shown}
        </RouteErrorBoundary>
      ) : (
        shown
      )}
    </RouteContext>
  )
}

const elements = new WeakMap<RouteObject, ReactElement>()

/** The same element each time: React draws it again only for the contexts that it reads. */
function elementOf(route: RouteObject): ReactNode {
  const known = elements.get(route)
  if (known) return known
  const component = moduleOf(route)?.Component
  if (!component) return route.element
  const made = createElement(component)
  elements.set(route, made)
  return made
}

interface BoundaryProps {
  readonly location: Location
  readonly revalidation: RouterState['revalidation']
  readonly error: unknown
  readonly shows: ComponentType
  readonly children: ReactNode
}

interface BoundaryState {
  readonly props: BoundaryProps
  /** As given, or thrown while the page was drawn. */
  readonly error: unknown
}

class RouteErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { props: this.props, error: this.props.error }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error }
  }

  /** Another page, and one that was loaded again, begin without the error of the one before. */
  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState {
    const before = state.props
    const isNew =
      props.location !== before.location ||
      props.error !== before.error ||
      (before.revalidation === 'loading' && props.revalidation === 'idle')
    return { props, error: isNew ? props.error : state.error }
  }

  override render(): ReactNode {
    const { error } = this.state
    const { shows, children } = this.props
    if (error === undefined) return children
    return <RouteErrorContext value={error}>{createElement(shows)}</RouteErrorContext>
  }
}
