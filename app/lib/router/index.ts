export { RouterContextProvider, createContext } from './core/context.ts'
export { matchRoutes } from './core/match-routes.ts'
export { loadModule } from './core/load-routes.ts'
export { data, isRouteErrorResponse, redirect, redirectDocument } from './core/responses.ts'
export { createBrowserRouter, createMemoryRouter } from './core/router.ts'
export type {
  ActionFunctionArgs,
  Blocker,
  HydrationState,
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunction,
} from './core/types.ts'
export { Form, useFetcher, useSubmit } from './components/form.tsx'
export {
  Outlet,
  useActionData,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
} from './components/hooks.ts'
export { RouterProvider } from './components/router-provider.tsx'
export { ScrollRestoration } from './components/scroll-restoration.ts'
