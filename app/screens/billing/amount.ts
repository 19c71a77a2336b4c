import type { Lang } from '#contract/languages.ts'
import { formatPrice } from '../../lib/texts/format.ts'

/** An amount of bani in lei: "49,90 Lei". */
export function formatBani(lang: Lang, bani: number): string {
  return formatPrice(lang, bani / 100, 'MDL')
}
