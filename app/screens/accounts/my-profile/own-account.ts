import type { ownAccountCalls } from '#contract/accounts/own-account.ts'
import type { OutputOf } from '#contract/call.ts'
import type { Lang } from '#contract/languages.ts'
import { labelIn } from '../../../lib/texts/texts.ts'

type Account = OutputOf<typeof ownAccountCalls.getAccount>['account']

/** The user's account, its place named in the page's language. */
export interface OwnAccount extends Omit<Account, 'place'> {
  readonly place: { readonly slug: string; readonly label: string } | null
}

export function toOwnAccount({ place, ...account }: Account, lang: Lang): OwnAccount {
  return { ...account, place: place && { slug: place.slug, label: labelIn(lang, place.labels) } }
}
