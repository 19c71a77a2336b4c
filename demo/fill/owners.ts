import type { Person } from '#demo/people/people.ts'
import type { Random } from '#demo/random.ts'
import type { AdvertDraft } from './draft-adverts.ts'

export interface Seller extends Pick<Person, 'accountType' | 'sells'> {
  readonly id: number
  readonly joinedAt: Date
  /** How much more than a private person's it advertises. */
  readonly weight: number
}

/**
 * A way to choose who advertises something: who had joined by then, and a company only what is of its trade.
 * Companies also look for people, and sell businesses.
 */
export function ownerChooser(
  sellers: readonly Seller[],
  random: Random,
): (draft: AdvertDraft) => number {
  const wheels = new Map<string, readonly Seller[]>()
  const wheelOf = (category: string): readonly Seller[] => {
    const known = wheels.get(category)
    if (known) return known
    const wheel = sellers
      .filter((seller) => deals(seller, category))
      .flatMap((seller) => Array.from({ length: seller.weight }, () => seller))
    wheels.set(category, wheel)
    return wheel
  }
  return (draft) => {
    const fitting = wheelOf(draft.categorySlug).filter(
      (seller) => seller.joinedAt <= draft.publishedAt && agrees(seller, draft),
    )
    return random.pick(fitting.length > 0 ? fitting : sellers).id
  }
}

function deals({ accountType, sells }: Seller, category: string): boolean {
  if (accountType === 0 || category === 'munca' || category === 'afaceri') return true
  return sells?.includes(category) ?? false
}

/** What an advert of real estate says about who offers it. */
function agrees({ accountType }: Seller, { attributes }: AdvertDraft): boolean {
  if (attributes.author === 'owner') return accountType === 0
  return attributes.author !== 'agency' || accountType === 1
}
