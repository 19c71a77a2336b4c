/** Addresses, keys of links and sessions, then numbers of phones and codes; a line of a source has fewer digits. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…@…'],
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{20,}(\.[\w-]+)*/g, '…'],
  [/\+?\d(?:[ ().-]?\d){4,}/g, '…'],
]

/** The stack of an error, with its causes, for a log: without what a person could be found or impersonated by. */
export function redactedError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const cause =
    error instanceof Error && error.cause ? `\ncaused by ${redactedError(error.cause)}` : ''
  return secrets.reduce((kept, [secret, sign]) => kept.replaceAll(secret, sign), text) + cause
}
