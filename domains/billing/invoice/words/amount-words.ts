import type { Lang } from '#contract/languages.ts'
import type { Bani } from '../invoice.ts'
import { englishNumber } from './english.ts'
import { joined, romanianNumber } from './romanian.ts'
import { russianForm, russianNumber } from './russian.ts'

/** An amount below a trillion lei in words, its bani in digits: "Două mii o sută unu lei și 50 de bani". */
export function amountInWords(language: Lang, amount: Bani): string {
  const lei = Number(amount / 100n)
  const bani = Number(amount % 100n)
  const words = said[language](lei, bani)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const said: Record<Lang, (lei: number, bani: number) => string> = {
  ro: (lei, bani) => {
    const whole = lei === 1 ? 'un leu' : `${romanianNumber(lei, 'masculine')} ${joined(lei, 'lei')}`
    return `${whole} și ${twoDigits(bani)} ${bani === 1 ? 'ban' : joined(bani, 'bani')}`
  },
  ru: (lei, bani) => {
    const whole = `${russianNumber(lei, 'masculine')} ${russianForm(lei, ['лей', 'лея', 'леев'])}`
    return `${whole} ${twoDigits(bani)} ${russianForm(bani, ['бан', 'бана', 'банов'])}`
  },
  en: (lei, bani) => {
    const whole = `${englishNumber(lei)} ${lei === 1 ? 'leu' : 'lei'}`
    return `${whole} and ${twoDigits(bani)} ${bani === 1 ? 'ban' : 'bani'}`
  },
}

function twoDigits(bani: number): string {
  return String(bani).padStart(2, '0')
}
