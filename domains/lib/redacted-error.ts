/** E-mail addresses, keys of links and sessions, phone numbers and codes; line numbers have fewer digits. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '…@…'],
  [/(?<![\w/.-])(?=[\w-]*\d)[\w-]{20,}(\.[\w-]+)*/g, '…'],
  [/\+?\d(?:[ ().-]?\d){4,}/g, '…'],
]

/** The stack of an error and of its causes, for logs, without personal data and secrets. */
export function redactedError(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const cause =
    error instanceof Error && error.cause ? `\ncaused by ${redactedError(error.cause)}` : ''
  return (
    secrets.reduce(
      (redacted, [secret, replacement]) => redacted.replaceAll(secret, replacement),
      text,
    ) + cause
  )
}
