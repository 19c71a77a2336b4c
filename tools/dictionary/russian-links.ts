import type { DictionaryLine } from './affixes.ts'
import type { Links } from './links.ts'

/**
 * Forms of Russian nouns that hunspell lists apart from their base form: with a fleeting vowel (ковёр, ковра), plurals
 * with a stem of their own (стул, стулья; город, города) and genitives without an ending (окно, окон).
 */
export function linkRussian(lines: readonly DictionaryLine[]): Links {
  const flagsOf = new Map<string, string>()
  for (const { word, flags } of lines) {
    const plain = word.replaceAll('ё', 'е')
    flagsOf.set(plain, (flagsOf.get(plain) ?? '') + flags)
  }
  const isBare = (word: string): boolean => flagsOf.get(word) === ''
  const isPlural = (word: string): boolean => isBare(word) || flagsOf.get(word) === 'O'
  return [...flagsOf].flatMap(([word, flags]) => {
    if (!/^[а-я]{3,}$/.test(word)) return []
    const forms = [
      ...(flags === '' ? oblique(word).filter(isPlural) : []),
      ...(/^[JNE]+$/.test(flags) ? plurals(word).filter((form) => flagsOf.get(form) === 'O') : []),
      ...(/^[JKIHNG]+$/.test(flags) ? genitives(word).filter(isBare) : []),
    ]
    const isProven = flags !== '' || forms.some((form) => /[ауыи]$/.test(form))
    return forms.length > 0 && isProven ? [[word, ...forms, ...ofPlural(forms, isBare)]] : []
  })
}

const endings = 'а у е ом ем ы и ов ев ей ам ах ами я ю ям ях ями'.split(' ')
const consonant = '[бвгджзклмнпрстфхцчшщ]'
const fleeting = new RegExp(`^(.*${consonant})[ое](${consonant})ь?$`)

function oblique(word: string): string[] {
  const found = fleeting.exec(word)
  if (!found) return []
  const [, before = '', last = ''] = found
  return [before + last, `${before}ь${last}`].flatMap((stem) =>
    endings.map((ending) => stem + ending),
  )
}

function plurals(word: string): string[] {
  const stem = word.replace(/[оейья]$/, '')
  return ['а', 'я', 'ья', 'ы', 'и', 'овья', 'ена'].map((ending) => stem + ending)
}

/** Genitives of the plural: колес, окон, колец, кухонь, листьев. */
function genitives(word: string): string[] {
  const stem = word.replace(/[аоеяь]$/, '')
  if (stem === word) return []
  const [, before = '', last = ''] =
    new RegExp(`^(.*${consonant})[ьй]?(${consonant})$`).exec(stem) ?? []
  const inserted = before ? ['о', 'е'].map((vowel) => before + vowel + last) : []
  return [stem, ...inserted].flatMap((form) => [form, `${form}ь`])
}

/** Of plurals in -ья the genitive in -ьев (деревья, деревьев), of those in -а one without an ending. */
function ofPlural(forms: readonly string[], isBare: (word: string) => boolean): string[] {
  return forms
    .flatMap((form) => {
      const stem = form.slice(0, -1)
      return form.endsWith('ья')
        ? [`${stem}ев`, `${stem.slice(0, -1)}ей`]
        : [...genitives(form), `${stem}ов`, `${stem}ев`, `${stem}ей`]
    })
    .filter(isBare)
}
