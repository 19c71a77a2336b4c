import { withoutMarks } from '#contract/rules/text/fold.ts'
import { readingsOf, type Reading } from './letters.ts'

/** A word of a message. */
export interface Word {
  readonly typed: string
  readonly readings: readonly Reading[]
  /** What stands before it: nothing, a space or sign, the end of a clause, the end of a sentence. */
  readonly gap: Gap
  /** A sign, a number or an address instead of a word: the concept that it is. */
  readonly mark?: Mark
}

/** Concepts that are no words. */
export const marks = [
  'link',
  'messenger-link',
  'known-link',
  'email',
  'account',
  'phone',
  'number',
  'currency',
  'percent-sign',
  'question',
] as const
export type Mark = (typeof marks)[number]

/** `sign`: joined by a sign without spaces, as in "co.dul". */
type Gap = 'sign' | 'space' | 'clause' | 'sentence'

const address = String.raw`(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,60}){1,4}|(?<![\p{L}\d])@ ?[\p{L}][\p{L}\d_.]{3,40}`
const phone = String.raw`\+?\d(?:[ ()./-]{0,2}\d){6,14}(?![\p{L}\d])`
const wordOrSign = String.raw`[\p{L}\d]+(?:[’'\u0060´@$€][\p{L}\d]+)*|[€$₽£%?]`
const withoutAddresses = new RegExp(`${phone}|${wordOrSign}`, 'gu')
const withAddresses = new RegExp(`${address}|${phone}|${wordOrSign}`, 'gu')

/** Words of a text without links, its letters folded; single letters in a row are one word. */
export function wordsOf(text: string): readonly Word[] {
  const folded = withoutMarks(text).toLowerCase()
  const pieces: Piece[] = []
  let from = 0
  // Looking for addresses at each letter takes most of the time.
  const pattern = folded.includes('@') ? withAddresses : withoutAddresses
  for (const { 0: typed, index } of folded.matchAll(pattern)) {
    pieces.push({ typed, between: folded.slice(from, index) })
    from = index + typed.length
  }
  return joinSingles(pieces).map(wordOfPiece)
}

interface Piece {
  readonly typed: string
  /** What stands between it and the one before. */
  readonly between: string
}

function wordOfPiece({ typed, between }: Piece): Word {
  const gap = gapOf(between)
  const mark = markOf(typed)
  if (mark) return { typed, readings: none, gap, mark }
  return { typed, readings: readingsOf(withoutApostrophes(typed)), gap }
}

const none: readonly Reading[] = []
const apostrophe = /[’'`´]/

function withoutApostrophes(typed: string): string {
  return apostrophe.test(typed) ? typed.replaceAll(/[’'`´]/g, '') : typed
}

const onlyLetters = /^[a-zа-я]+$/

function markOf(typed: string): Mark | undefined {
  if (onlyLetters.test(typed)) return undefined
  if (typed === '?') return 'question'
  if (typed === '%') return 'percent-sign'
  if (/^[€$₽£]$/.test(typed)) return 'currency'
  if (/^\+?\d[\d ()./-]{6,}$/.test(typed)) return 'phone'
  if (/^\d+$/.test(typed)) return 'number'
  if (typed.startsWith('@')) return 'account'
  return typed.includes('@') && typed.includes('.') ? 'email' : undefined
}

function gapOf(between: string): Gap {
  if (between === ' ') return 'space'
  if (between !== '' && between.length <= 2 && !/[\s,;:!?]/.test(between)) return 'sign'
  if (/[.!?;\n…]/.test(between)) return 'sentence'
  return /[,:()]|\s[-–—]\s/.test(between) ? 'clause' : 'space'
}

/** Letters set apart: with fewer in a row, "3 x 4 m" would be a word. */
const leastApart = 3
/** Longer gaps part words that are both set apart: "с к а ж и   к о д". */
const maxApart = 3

function joinSingles(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = []
  let row: Piece[] = []
  const finish = (): void => {
    if (row.length === 0) return
    result.push(...(row.length >= leastApart ? joinedRow(row) : row))
    row = []
  }
  for (const piece of pieces) {
    if (piece.typed.length > 2 || !/^[\p{L}01345]$/u.test(piece.typed)) {
      finish()
      result.push(piece)
      continue
    }
    const isNear = piece.between.length <= maxApart && !piece.between.includes('\n')
    if (!isNear) finish()
    row.push(piece)
  }
  finish()
  return result
}

/** One word, or several where the gaps have two widths. Digits alone are sizes, not letters. */
function joinedRow(row: readonly Piece[]): readonly Piece[] {
  const letters = row.filter(({ typed }) => /\p{L}/u.test(typed)).length
  if (letters * 2 <= row.length) return row
  const narrow = Math.min(...row.slice(1).map(({ between }) => between.length))
  const words: Piece[] = []
  for (const { typed, between } of row) {
    const last = words.at(-1)
    if (!last || between.length > narrow) words.push({ typed, between })
    else words[words.length - 1] = { typed: last.typed + typed, between: last.between }
  }
  return words
}
