import { Refusal } from '#contract/refusals.ts'

/** Reads the page number of an address, 1 by default. Refuses invalid numbers: 0, -1, 02, abc. */
export function readPage(text: string | null | undefined): number {
  if (!text) return 1
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Refusal('page_not_found')
  return Number(text)
}

/** Page numbers of a pagination: first, last and neighbours; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pages]
  const numbers = [...new Set(candidates)]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
