import { openDictionary } from '../../dictionary/dictionary.ts'

/** First parts of compounds. */
const firstParts = [
  'auto moto velo foto video audio mini micro electro termo hidro bio tele eco agro radio',
  'авто мото вело фото видео аудио мини микро электро термо гидро био теле эко агро радио',
].flatMap((line) => line.split(' '))
const shortestRest = 4

/** The two parts of each compound that neither a dictionary nor the lexicon knows, when the second one is a word. */
export function compoundsIn(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): ReadonlyMap<string, readonly [string, string]> {
  const dictionary = openDictionary()
  const isWord = (word: string): boolean => isKnown(word) || dictionary.isWord(word)
  return new Map(
    words.flatMap((word) => {
      if (isWord(word)) return []
      const first = firstParts.find(
        (part) => word.startsWith(part) && word.length - part.length >= shortestRest,
      )
      const rest = first ? word.slice(first.length) : ''
      return first && isWord(rest) ? [[word, [first, rest]]] : []
    }),
  )
}
