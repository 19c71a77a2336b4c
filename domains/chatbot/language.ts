import type { Lang } from '#contract/languages.ts'
import { plainWords } from '#contract/rules/text/fold.ts'
import { openDictionary } from '../search/service.ts'

/** Usual words of questions in Russian, as they are typed in Latin letters. */
const latinRussian = new Set(
  [
    'kak gde chto eto kto kuda pochemu zachem skolko kogda mozhno mojno nelzya nado nuzhno hochu khochu',
    'mogu mne moy moi moya moe moyo moego moih menya ya vy u vas est li esli ili dlya pri bez privet spasibo',
    'zdravstvuyte obyavlenie obiavlenie objavlenie udalit prodat kupit parol nomer akkaunt telefon pomogite',
    'dobavit izmenit pomenyat podnyat zabyl sayt sait kvartiru mashinu ne na po iz ot tak uzhe',
  ].flatMap((line) => line.split(' ')),
)
/** Romanian or English words as well. */
const ambiguous = new Set([
  'ne',
  'na',
  'po',
  'u',
  'li',
  'pri',
  'tak',
  'ot',
  'iz',
  'parol',
  'telefon',
  'nomer',
])

/**
 * The language of a question: by its alphabet, then by the letters ă â î ș ț, then by how many of its words a language
 * has; Russian in Latin letters is Russian. `otherwise` when nothing tells.
 */
export function languageOf(question: string, otherwise: Lang): Lang {
  const cyrillic = question.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const latin = question.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (cyrillic > 0 && cyrillic * 2 >= latin) return 'ru'
  if (/[ăâîșțşţ]/iu.test(question)) return 'ro'
  const scores = scoresOf(plainWords(question).slice(0, maxWords))
  const [first, second] = [...scores].toSorted(([, a], [, b]) => b - a)
  if (!first || !second || first[1] === second[1]) return otherwise
  return first[0]
}

const maxWords = 40

function scoresOf(words: readonly string[]): ReadonlyMap<Lang, number> {
  const scores = new Map<Lang, number>([
    ['ro', 0],
    ['ru', 0],
    ['en', 0],
  ])
  const add = (language: Lang, points: number): void => {
    scores.set(language, (scores.get(language) ?? 0) + points)
  }
  for (const word of words) {
    if (latinRussian.has(word)) add('ru', ambiguous.has(word) ? 0.6 : 2)
    const languages = new Set(
      openDictionary()
        .readingsOf(word)
        .filter(({ kind }) => kind !== 'name')
        .map(({ language }) => language),
    )
    for (const language of languages) add(language, 1 / languages.size)
  }
  return scores
}
