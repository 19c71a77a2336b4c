import { fold, plainWords } from '#contract/rules/text/fold.ts'

/** A segment of a text; matched segments are highlighted. */
interface TextPart {
  readonly text: string
  readonly isTyped: boolean
}

/** Splits the text at words that start with one of the typed words. */
export function typedParts(text: string, typed: string): TextPart[] {
  const starts = plainWords(typed).toSorted((a, b) => b.length - a.length)
  return (text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? [])
    .flatMap((word) => {
      const folded = fold(word)
      const start = starts.find((one) => folded.startsWith(one))
      return start === undefined ? [{ text: word, isTyped: false }] : cut(word, start.length)
    })
    .reduce<TextPart[]>(joined, [])
}

/** Cuts after the given number of folded letters, including their combining marks. */
function cut(word: string, letters: number): TextPart[] {
  const written = word.match(/.\p{M}*/gsu) ?? []
  let count = 0
  const end = written.findIndex((letter) => (count += fold(letter).length) >= letters) + 1
  return [
    { text: written.slice(0, end).join(''), isTyped: true },
    { text: written.slice(end).join(''), isTyped: false },
  ]
}

function joined(parts: TextPart[], part: TextPart): TextPart[] {
  const last = parts.at(-1)
  if (part.text === '') return parts
  if (last?.isTyped !== part.isTyped) return [...parts, part]
  return [...parts.slice(0, -1), { text: last.text + part.text, isTyped: part.isTyped }]
}
