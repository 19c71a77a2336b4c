/** Forms that belong to one word though hunspell lists them apart: [base, form, form, …]. */
export type Links = readonly (readonly string[])[]

/** Russian ё is often written е, and dictionaries have both. */
export function withoutDots(word: string): string {
  return word.replaceAll('ё', 'е')
}

/** Links that share a word are one group. */
export function groupsOf(links: Links): { base: string; all: string[] }[] {
  const groups = new Map<string, { base: string; all: string[] }>()
  for (const link of links) {
    const words = link.map(withoutDots)
    const known = [...new Set(words.flatMap((word) => groups.get(word) ?? []))]
    const group = known[0] ?? { base: words[0] ?? '', all: [] }
    for (const other of known.slice(1)) group.all.push(...other.all)
    group.all.push(...words)
    for (const word of group.all) groups.set(word, group)
  }
  return [...new Set(groups.values())].map(({ base, all }) => ({ base, all: [...new Set(all)] }))
}
