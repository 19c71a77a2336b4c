import { Refusal } from '#contract/refusals.ts'
import { contactsIn } from '../../contacts/service.ts'
import type { Deps } from '../../deps.ts'

/** Public URL of a sealed link; null without one, and for one sealed with another secret of the site. */
export function linkOf(
  { tokens, publicUrl }: Pick<Deps, 'tokens' | 'publicUrl'>,
  sealedLink: string | null,
): string | null {
  const link = sealedLink === null ? null : tokens.unseal(sealedLink)
  return link === null ? null : new URL(`/lists/${link}`, publicUrl).href
}

/** Everybody with the link reads the name of a shared list. */
export function refuseContacts(name: string): void {
  if (contactsIn(name) === 'certain') throw new Refusal('contacts_in_text', 'name')
}
