import { addBasename } from './paths.ts'

/** A result with an HTTP status. */
class DataWithStatus<Data> {
  readonly data: Data
  readonly status: number | undefined

  constructor(value: Data, status: number | undefined) {
    this.data = value
    this.status = status
  }
}

/** The error of a page that has a status of its own. */
class ErrorResponse {
  readonly status: number
  readonly data: unknown

  constructor(status: number, value: unknown) {
    this.status = status
    this.data = value
  }
}

/** Returned by an action: its result, with the status of the page. Thrown: the page is an error of this status. */
export function data<Data>(value: Data, init?: { readonly status?: number }): DataWithStatus<Data> {
  return new DataWithStatus(value, init?.status)
}

/** Thrown or returned by a loader or action: leads to a path below the base name, or to another site. */
export function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { location } })
}

const asDocument = 'x-as-document'

/** As `redirect`, loaded as a new document. */
export function redirectDocument(location: string): Response {
  const response = redirect(location)
  response.headers.set(asDocument, 'true')
  return response
}

export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  return error instanceof ErrorResponse
}

export type Result =
  | { readonly type: 'data'; readonly data: unknown; readonly status: number | undefined }
  | { readonly type: 'error'; readonly error: unknown }
  | { readonly type: 'redirect'; readonly response: Response }

/** What a loader or action has returned or thrown. */
export async function resultOf(run: () => unknown): Promise<Result> {
  try {
    const value = await run()
    if (isRedirect(value)) return { type: 'redirect', response: value }
    if (!(value instanceof DataWithStatus)) return { type: 'data', data: value, status: undefined }
    return { type: 'data', data: value.data, status: value.status }
  } catch (error) {
    if (isRedirect(error)) return { type: 'redirect', response: error }
    return { type: 'error', error: errorOf(error) }
  }
}

/** A page for which there is no action. */
export const methodNotAllowed = { type: 'error', error: new ErrorResponse(405, null) } as const

/** Where a redirect leads: a whole path, or the address of another site. */
export function targetOf({ headers }: Response, basename: string) {
  const location = headers.get('location') ?? '/'
  const isPath = location.startsWith('/') && !location.startsWith('//')
  return {
    location: isPath ? addBasename(location, basename) : location,
    isDocument: headers.has(asDocument),
  }
}

function isRedirect(value: unknown): value is Response {
  return value instanceof Response && value.status >= 300 && value.status < 400
}

function errorOf(error: unknown): unknown {
  return error instanceof DataWithStatus
    ? new ErrorResponse(error.status ?? 500, error.data)
    : error
}
