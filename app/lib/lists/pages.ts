import { Refusal } from '#contract/refusals.ts'

/** The number of a page from an address, 1 when there is none. Refuses whatever is no page: 0, -1, 02, abc. */
export function readPage(text: string | null | undefined): number {
  if (!text) return 1
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Refusal('page_not_found')
  return Number(text)
}

/** The numbers that a pagination shows: the first, the last and the neighbours; null stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  const numbers = [...new Set(wanted)]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
