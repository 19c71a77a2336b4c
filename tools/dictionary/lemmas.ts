import type { Lang } from '#contract/languages.ts'
import type { Kind } from '#domains/search/dictionary/format.ts'
import { expand, readAffixes, readLines, type DictionaryLine } from './affixes.ts'
import { groupsOf, withoutDots, type Links } from './links.ts'
import { linkRomanian } from './romanian-links.ts'
import { linkRussian } from './russian-links.ts'

/** All forms of one word with their diacritics, the base form first. */
export interface Lemma {
  readonly language: Lang
  readonly kind: Kind
  readonly forms: readonly string[]
}

export interface HunspellFiles {
  readonly aff: Uint8Array
  readonly dic: Uint8Array
}

/** Reads a hunspell dictionary as lemmas; `irregular` are lines of forms that belong together. */
export function lemmasOf(language: Lang, { aff, dic }: HunspellFiles, irregular: Links): Lemma[] {
  const decoder = new TextDecoder()
  const affixes = readAffixes(decoder.decode(aff))
  const lines = readLines(decoder.decode(dic)).filter(
    ({ flags }) => !isCompoundPart(language, flags),
  )
  const paradigms = lines.flatMap((line) =>
    partsOf(language, line).flatMap((part) =>
      expand(part, affixes).map((forms) => ({
        ...{ language, kind: kindOf(language, line) },
        // Derived words have a base form of their own: paint, painter.
        forms: part.isDerived ? forms.slice(1) : forms,
        line,
      })),
    ),
  )
  const links = [...irregular, ...linksOf(language, lines)]
  return merge(
    paradigms.filter(({ forms }) => forms.length > 0),
    links,
  )
}

/** English entries that exist only inside of compounds (1st). */
function isCompoundPart(language: Lang, flags: string): boolean {
  return language === 'en' && flags.includes('c')
}

const derivations = ['RZ', 'NX', 'V', 'L', 'B', 'P', 'Y', 'J', 'H']
const englishPrefixes = 'AIUCEFK'

/** An English line holds derived words too (-er, -ion, -ness), which are other lemmas. */
function partsOf(
  language: Lang,
  line: DictionaryLine,
): (DictionaryLine & { readonly isDerived?: boolean })[] {
  if (language !== 'en') return [line]
  const having = (flags: string): string =>
    [...flags].filter((one) => line.flags.includes(one)).join('')
  const derived = derivations.filter((flags) => having(flags) !== '')
  return [
    { word: line.word, flags: having(`${englishPrefixes}SMDGT`) },
    ...derived.map((flags) => ({
      word: line.word,
      flags: having(`${englishPrefixes}${flags}`),
      isDerived: true,
    })),
  ]
}

/** Flags of conjugation; the others are of nouns and adjectives. Most English verbs are nouns too. */
const verbs = { ro: /[NKBEHGI]/, ru: /[LMBRPQTUVWYD]/, en: /$^/ } as const

function kindOf(language: Lang, { word, flags }: DictionaryLine): Kind {
  if (/^\p{Lu}/u.test(word)) return 'name'
  if (flags === '') return language === 'en' ? 'nominal' : 'other'
  return verbs[language].test(flags) ? 'other' : 'nominal'
}

function linksOf(language: Lang, lines: readonly DictionaryLine[]): Links {
  if (language === 'ro') return linkRomanian(lines)
  return language === 'ru' ? linkRussian(lines) : []
}

type Part = Lemma & { readonly line: DictionaryLine }

/**
 * Joins paradigms with the same base form, of which hunspell lists some in parts, and those that links name. Verbs
 * and names stay apart from nouns of the same form.
 */
function merge(parts: readonly Part[], links: Links): Lemma[] {
  const byBase = Map.groupBy(parts, ({ forms, kind }) => `${kind} ${withoutDots(forms[0] ?? '')}`)
  const lemmas = [...byBase.values()].map((group) => ({
    ...{ language: group[0]?.language ?? 'en', kind: group[0]?.kind ?? 'other' },
    forms: [...new Set(group.flatMap(({ forms }) => forms))],
    isPlural: group.every(({ line, language }) => language === 'ru' && line.flags === 'O'),
  }))
  return joinLinked(lemmas, links)
}

/** Entries whose base form a link names become one noun, with the base form of the link. */
function joinLinked(
  lemmas: readonly (Lemma & { readonly isPlural: boolean })[],
  links: Links,
): Lemma[] {
  const groups = groupsOf(links)
  const joined = new Map<string, Set<string>>(
    groups.map(({ base, all }) => [base, new Set([base, ...all])]),
  )
  const groupOf = new Map(groups.flatMap(({ base, all }) => all.map((form) => [form, base])))
  const rest: Lemma[] = []
  for (const lemma of lemmas) {
    const first = withoutDots(lemma.forms[0] ?? '')
    const base = lemma.kind === 'name' ? undefined : groupOf.get(first)
    const forms = base === undefined ? undefined : joined.get(base)
    const isListed = lemma.forms.every((form) => withoutDots(form) === first)
    // An inflection may be the base form of another noun (ухо: уха), but not of plurals alone.
    const isOfGroup = lemma.kind === 'nominal' && (first === base || lemma.isPlural)
    if (forms && (isListed || isOfGroup)) for (const form of lemma.forms) forms.add(form)
    else rest.push(lemma)
  }
  const language = lemmas[0]?.language ?? 'en'
  return [
    ...rest,
    ...[...joined.values()].map((forms) => ({
      language,
      kind: 'nominal' as const,
      forms: [...forms],
    })),
  ]
}
