import { withDigits } from '#domains/contacts/service.ts'

/** Digits with single spaces, dots, dashes between: a card has 15 to 19. */
const rows = /(?<![\p{L}\d])\d(?:[ .\-–_/*]{0,3}\d){14,18}(?![\p{L}\d])/gu

/** Networks by prefix and length. IMEIs, IDNPs and bar codes have other lengths or prefixes; IBANs have letters. */
const networks: readonly RegExp[] = [
  /^4\d{15}$/,
  /^(?:5[0-8]|6[0-9]|2[2-7]|9[0-9])\d{14}$/,
  /^3[47]\d{13}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^(?:5[06-8]|6\d)\d{16,17}$/,
]

const spelledDigit =
  /patru|cinci|trei|doi|ș?sase|четыр|пять|три|два|шест|four|five|three|two|six/giu
/** Fewer so near each other are no card with some of its digits disguised. */
const nearDigits = /(?:\d[^\d]{0,6}){7}\d/
/** As many digits as a card has, some of them letters that look alike. */
const lookalikes = /(?:[\doOlLiIzZsSbBоОбБзЗ|][ .\-–_/*]{0,3}){15}/
const leastSpelled = 3

/** Whether a text has the number of a bank card, in digits, words or letters that look like digits. */
export function hasCardNumber(plain: string): boolean {
  if (hasNumber(plain)) return true
  const spelled = countOf(plain, spelledDigit)
  const hasDigits = nearDigits.test(plain)
  if (spelled >= leastSpelled || (spelled > 0 && hasDigits))
    return hasNumber(withDigits(plain).replaceAll(',', ' '))
  return hasDigits && lookalikes.test(plain) && hasNumber(withDigits(plain))
}

function countOf(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}

function hasNumber(plain: string): boolean {
  return [...plain.matchAll(rows)].some(({ 0: row, index }) => {
    const digits = row.replaceAll(/\D/g, '')
    const isIban = /[a-z]{2}\d{2}\s?[a-z\d ]*$/i.test(plain.slice(Math.max(0, index - 12), index))
    return !isIban && networks.some((network) => network.test(digits)) && passesLuhn(digits)
  })
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
