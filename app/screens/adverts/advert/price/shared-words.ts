import type { ShownAdvert } from '../detail.ts'

/** What compared adverts share, in the words of this one: "Dacia", "Logan", "2015–2017", "Utilizat", "Chișinău". */
export function sharedWords(
  shared: readonly string[],
  { facts, city }: Pick<ShownAdvert, 'facts' | 'city'>,
): string[] {
  return shared.flatMap((key) => {
    if (key === 'place') return city === '' ? [] : [city]
    // That all are sold, or all let, goes without saying.
    if (key === 'offer_type') return []
    const { value } = facts.find((fact) => fact.key === key) ?? {}
    if (typeof value !== 'string') return []
    return [key === 'year' ? `${Number(value) - 1}–${Number(value) + 1}` : value]
  })
}
