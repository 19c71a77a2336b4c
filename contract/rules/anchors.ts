import { plainWords } from './text/fold.ts'

const maxLength = 60

/**
 * Ids of the blocks of an article, for links to them: the English heading in lower case with hyphens, the same in each
 * language; "part-3" for a block without one. Takes the English blocks; a block that only another language has is
 * "part-" with its number.
 */
export function anchorsOf(
  english: readonly { readonly heading?: string | undefined }[],
): (position: number) => string {
  const used = new Set<string>()
  const anchors = english.map(({ heading = '' }, position) => {
    const slug = plainWords(heading).join('-').slice(0, maxLength).replace(/-$/, '')
    const isFree = /^[a-z0-9-]+$/.test(slug) && !used.has(slug)
    if (isFree) used.add(slug)
    return isFree ? slug : numbered(position)
  })
  return (position) => anchors[position] ?? numbered(position)
}

function numbered(position: number): string {
  return `part-${position + 1}`
}
