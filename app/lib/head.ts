import type { Texts } from '#i18n/texts.ts'
import type { Head, PageHead } from './screen.ts'

interface Matched {
  readonly handle: unknown
  readonly data: unknown
}

/** Title and description of the innermost screen; of the not-found page when something refused. */
export function headOf(texts: Texts, matches: readonly Matched[], errors: unknown): PageHead {
  if (errors) return { ...texts.content.notFound.head, noIndex: true }
  const match = matches.findLast(({ handle }) => hasHead(handle))
  return match && hasHead(match.handle) ? match.handle.head(texts, match.data) : texts.site.head
}

function hasHead(handle: unknown): handle is { head: Head } {
  return typeof handle === 'object' && handle !== null && 'head' in handle
}
