/*
 * The site of a company. No zod: browsers load this too.
 */
import { isHttpsLink } from '../messages/links.ts'

/** The absolute https URL of what was typed, "https://" added where no scheme is; null if it is no such link. */
export function siteLink(typed: string): string | null {
  const link = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
  const url = isHttpsLink(link) ? URL.parse(link) : null
  // A name before the host shows another host than the link has.
  return url && url.protocol === 'https:' && !url.username && !url.password ? url.href : null
}

/** The host without "www.", as it is shown. */
export function hostOf(link: string): string {
  return URL.parse(link)?.hostname.replace(/^www\./, '') ?? ''
}
