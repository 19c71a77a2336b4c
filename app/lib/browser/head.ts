import type { Texts } from '#i18n/texts.ts'
import type { ScreenHandle } from '../calls/route.ts'
import type { Head, PageHead } from '../calls/screen.ts'

interface Matched {
  readonly handle: unknown
  readonly data: unknown
}

/** Title and description of the innermost screen; those of the not-found page when its loader returned nothing. */
export function headOf(texts: Texts, matches: readonly Matched[], errors: unknown): PageHead {
  const missing = { ...texts.content.notFound.head, noIndex: true }
  if (errors) return missing
  const { handle, data } = matches.findLast((match) => hasHead(match.handle)) ?? {}
  if (!hasHead(handle)) return texts.site.head
  if (handle.isLoaded && data === undefined) return missing
  const head = handle.head(texts, data)
  return handle.access === 'open' && !handle.isUnlisted ? head : { ...head, noIndex: true }
}

function hasHead(handle: unknown): handle is ScreenHandle & { head: Head } {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}
