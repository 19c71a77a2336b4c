import { Refusal } from '#contract/refusals.ts'

/** The number of a page from an address, 1 when there is none. Refuses whatever is no page: 0, -1, 02, abc. */
export function pageNumber(text: string | null | undefined): number {
  if (text === null || text === undefined || text === '') return 1
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Refusal('page_not_found')
  return Number(text)
}
