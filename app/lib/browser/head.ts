import { isRouteErrorResponse } from '../router/index.ts'
import type { Texts } from '#i18n/texts.ts'
import { isRefusedAs } from '../calls/refusal.ts'
import type { ScreenHandle } from '../calls/route.ts'
import type { Head, PageHead } from '../calls/screen.ts'

interface Matched {
  readonly handle: unknown
  readonly data: unknown
}

/** Title and description of the innermost screen; those of the not-found page when its loader returned nothing. */
export function headOf(
  texts: Texts,
  matches: readonly Matched[],
  errors: Readonly<Record<string, unknown>> | null | undefined,
): PageHead {
  const missing = { ...texts.content.notFound.head, noIndex: true }
  const [error] = Object.values(errors ?? {})
  if (error !== undefined) return { ...textsOfError(texts, error).head, noIndex: true }
  const { handle, data } = matches.findLast((match) => hasHead(match.handle)) ?? {}
  if (!hasHead(handle)) return texts.site.head
  if (handle.isLoaded && data === undefined) return missing
  const head = handle.head(texts, data)
  return handle.access === 'open' && !handle.isUnlisted ? head : { ...head, noIndex: true }
}

/** Texts of a page that failed, by the status of its error. */
export function textsOfError(
  { content }: Texts,
  error: unknown,
): Texts['content']['notFound' | 'notInRole' | 'unavailable' | 'error'] {
  const status = statusOfError(error)
  if (status === 404) return content.notFound
  if (status === 403) return content.notInRole
  return status === 503 ? content.unavailable : content.error
}

/** HTTP status of a page's error, of which the browser receives only that. */
export function statusOfError(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  if (isRefusedAs(error, 'unavailable')) return 503
  const isPlain = typeof error === 'object' && error !== null && 'status' in error
  return isPlain && typeof error.status === 'number' ? error.status : 500
}

function hasHead(handle: unknown): handle is ScreenHandle & { head: Head } {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}
