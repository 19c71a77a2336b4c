/** One line of an affix table: what it removes and adds, and what a word must look like there. */
interface AffixRule {
  readonly removed: string
  readonly added: string
  readonly condition: RegExp
}

interface Affix {
  readonly isPrefix: boolean
  /** Whether it combines with affixes of the other side. */
  readonly isCrossed: boolean
  readonly rules: readonly AffixRule[]
}

/** By flag; a flag may stand for a prefix and a suffix at once. */
export type Affixes = ReadonlyMap<string, readonly Affix[]>

/** Parses the PFX and SFX tables of a hunspell .aff file with one-letter flags. */
export function readAffixes(text: string): Affixes {
  const affixes = new Map<string, (Affix & { rules: AffixRule[] })[]>()
  for (const line of text.split('\n')) {
    const [kind = '', flag = '', first = '', second = '', condition = '.'] = line
      .trim()
      .split(/\s+/)
    if (kind !== 'PFX' && kind !== 'SFX') continue
    const isPrefix = kind === 'PFX'
    const known = affixes.get(flag) ?? []
    const table = known.find((one) => one.isPrefix === isPrefix)
    if (table) table.rules.push(ruleOf(isPrefix, { first, second, condition }))
    else affixes.set(flag, [...known, { isPrefix, isCrossed: first === 'Y', rules: [] }])
  }
  return affixes
}

function ruleOf(
  isPrefix: boolean,
  { first, second, condition }: Readonly<Record<'first' | 'second' | 'condition', string>>,
): AffixRule {
  return {
    removed: first === '0' ? '' : first,
    added: second === '0' ? '' : second,
    condition: new RegExp(isPrefix ? `^${condition}` : `${condition}$`),
  }
}

/** A word with the flags of its affixes, as the .dic file has it. */
export interface DictionaryLine {
  readonly word: string
  readonly flags: string
}

export function readLines(text: string): DictionaryLine[] {
  return text
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split('/'))
    .flatMap(([word = '', flags = '']) => (word ? [{ word, flags }] : []))
}

/**
 * Expands a line into paradigms: all forms that the suffixes make of the word, itself first, and the same with each
 * prefix.
 */
export function expand({ word, flags }: DictionaryLine, affixes: Affixes): string[][] {
  const tables = [...new Set(flags)].flatMap((flag) => affixes.get(flag) ?? [])
  const suffixes = tables.filter(({ isPrefix }) => !isPrefix)
  const crossed = [
    word,
    ...suffixed(
      word,
      suffixes.filter(({ isCrossed }) => isCrossed),
    ),
  ]
  const prefixed = tables
    .filter(({ isPrefix }) => isPrefix)
    .flatMap(({ rules, isCrossed }) =>
      rules
        .filter(({ condition, removed }) => condition.test(word) && word.startsWith(removed))
        .map(({ removed, added }) =>
          (isCrossed ? crossed : [word]).map((form) => added + form.slice(removed.length)),
        ),
    )
  return [[word, ...suffixed(word, suffixes)], ...prefixed]
}

function suffixed(word: string, suffixes: readonly Affix[]): string[] {
  return suffixes.flatMap(({ rules }) =>
    rules
      .filter(({ condition, removed }) => word.endsWith(removed) && condition.test(word))
      .map(({ removed, added }) => word.slice(0, word.length - removed.length) + added),
  )
}
