/** Why an import ended before its lines: of the address, of the file, of the account. No zod: browsers load this too. */
export const importFailures = [
  'bad_address',
  'not_public',
  'not_found',
  'unreachable',
  'too_many_redirects',
  'compressed',
  'too_large',
  'timed_out',
  'bad_status',
  'wrong_kind',
  'unreadable',
  'doctype',
  'empty',
  'too_many_lines',
  'interrupted',
  'not_allowed',
] as const
export type ImportFailure = (typeof importFailures)[number]
