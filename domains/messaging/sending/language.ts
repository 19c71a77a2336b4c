import type { Lang } from '#contract/languages.ts'

const romanianLetters = /[ăâîșțşţ]/i
const words: Readonly<Record<'ro' | 'en', ReadonlySet<string>>> = {
  ro: new Set(
    (
      'si sau nu da este e sunt am ai are avem aveti au mai cat ce care cand unde cum cu la de din pe in pentru ' +
      'buna ziua salut va rog multumesc pot poate vreau as fi lei pret livrare unde se al ale un o il imi iti le'
    ).split(' '),
  ),
  en: new Set(
    (
      'the and or not yes is are am i you he she it we they do does have has how what which when where with at of ' +
      'from on in for hello hi please thanks thank can could would want price still available your my this that to'
    ).split(' '),
  ),
}

/**
 * Language of a message: Cyrillic letters are Russian, others are Romanian or English by their letters and most
 * frequent words. Null where nothing tells ("ok", a number).
 */
export function languageOf(text: string): Lang | null {
  const cyrillic = text.match(/[а-яё]/gi)?.length ?? 0
  const latin = text.match(/[a-zăâîșțşţ]/gi)?.length ?? 0
  if (cyrillic > latin) return 'ru'
  if (latin === 0) return null
  if (romanianLetters.test(text)) return 'ro'
  const found = text.toLowerCase().match(/[a-z]+/g) ?? []
  const count = (lang: 'ro' | 'en'): number => found.filter((word) => words[lang].has(word)).length
  const [ro, en] = [count('ro'), count('en')]
  if (ro === en) return null
  return ro > en ? 'ro' : 'en'
}
