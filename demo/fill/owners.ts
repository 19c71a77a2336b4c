import type { Person } from '#demo/people/people.ts'
import type { Random } from '#demo/random.ts'
import type { AdvertDraft } from './draft-adverts.ts'

export interface Seller extends Pick<Person, 'accountType' | 'language' | 'sells'> {
  readonly id: number
  readonly joinedAt: Date
  /** Number of adverts relative to a private person. */
  readonly weight: number
}

/**
 * Returns a function that draws the owner of an advert: registered before its publication, and a company only in
 * its own categories. Companies also post jobs and businesses for sale.
 */
export function ownerChooser(
  sellers: readonly Seller[],
  random: Random,
): (draft: AdvertDraft) => number {
  const weightedByCategory = new Map<string, readonly Seller[]>()
  const weightedOf = (category: string): readonly Seller[] => {
    const known = weightedByCategory.get(category)
    if (known) return known
    const weighted = sellers
      .filter((seller) => sellsIn(seller, category))
      .flatMap((seller) => Array.from({ length: seller.weight }, () => seller))
    weightedByCategory.set(category, weighted)
    return weighted
  }
  return (draft) => {
    const fitting = weightedOf(draft.categorySlug).filter(
      (seller) => seller.joinedAt <= draft.publishedAt && matchesAuthor(seller, draft),
    )
    return random.pick(fitting.length > 0 ? fitting : sellers).id
  }
}

function sellsIn({ accountType, sells }: Seller, category: string): boolean {
  if (accountType === 0 || category === 'munca' || category === 'afaceri') return true
  return sells?.includes(category) ?? false
}

/** Whether the seller type matches the "author" attribute of a real-estate advert. */
function matchesAuthor({ accountType }: Seller, { attributes }: AdvertDraft): boolean {
  if (attributes.author === 'owner') return accountType === 0
  return attributes.author !== 'agency' || accountType === 1
}
