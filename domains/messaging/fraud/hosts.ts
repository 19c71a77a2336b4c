import { domainToUnicode } from 'node:url'
import { withoutMarks } from '#contract/rules/text/fold.ts'
import { readingsOf, soundOf } from '../../lib/text-model/letters.ts'
import type { Brand, FraudRules } from './rules.ts'

/** How much a host pretends to be somebody's: `certain` bears a name, `doubtful` nearly, or words that bait. */
export type Pretence = 'certain' | 'doubtful' | 'none'

export function isOf(host: string, owners: readonly string[]): boolean {
  return owners.some((owner) => host === owner || host.endsWith(`.${owner}`))
}

/** The own host as a brand; one without a name of its own (localhost) has none. */
export function ownBrand(host: string): readonly Brand[] {
  const name = host.split('.').at(-2) ?? ''
  return name.length > 2 && /\p{L}/u.test(name) ? [{ names: [name], hosts: [host] }] : []
}

export function pretenceOf(
  host: string,
  brands: readonly Brand[],
  bait: FraudRules['bait'],
): Pretence {
  if (brands.some(({ hosts }) => isOf(host, hosts))) return 'none'
  const labels = withoutMarks(domainToUnicode(host)).toLowerCase().split('.')
  const ending = labels.at(-1) ?? ''
  const names = labels.slice(0, -1).flatMap(namesIn)
  const found = brands.flatMap((brand) => brand.names.map((name) => likeness(names, name, bait)))
  if (found.includes('certain')) return 'certain'
  if (found.includes('doubtful') || /^[\d.]+$|:/.test(host)) return 'doubtful'
  const baits = bait.words.filter((word) => labels.slice(0, -1).some((one) => one.includes(word)))
  return baits.length > 1 || (baits.length > 0 && bait.endings.includes(ending))
    ? 'doubtful'
    : 'none'
}

/** A label in parts and as a whole, each as it looks. */
function namesIn(label: string): readonly string[] {
  const parts = [...new Set([...label.split('-'), label.replaceAll('-', '')])].filter(Boolean)
  return parts.flatMap((part) => [
    part,
    ...new Set(
      readingsOf(part).flatMap(({ sound, script }) => (script === 'latin' ? looksOf(sound) : [])),
    ),
  ])
}

/** Letters that look alike are one: rn and m, l and i. */
function looksOf(sound: string): string {
  return sound
    .replaceAll('rn', 'm')
    .replaceAll('l', 'i')
    .replaceAll(/(.)\1+/g, '$1')
}

const looks = new Map<string, string>()

/** The look of a brand's name; each is worked out once. */
function lookOfBrand(name: string): string {
  const known = looks.get(name)
  if (known !== undefined) return known
  const look = /^\d+$/.test(name) ? name : looksOf(soundOf(name))
  looks.set(name, look)
  return look
}

/** A shorter name is part of too many words. */
const leastWithin = 4
/** After a short name only what belongs to such hosts counts: gasitpay, gasit24, not gasitoare. */
const shortName = 6
const leastMistyped = 6
const leastTwiceMistyped = 10

function likeness(names: readonly string[], brand: string, bait: FraudRules['bait']): Pretence {
  const look = lookOfBrand(brand)
  if (names.some((name) => name === look || isWithin(name, look, bait))) return 'certain'
  if (look.length < leastMistyped) return 'none'
  const most = look.length < leastTwiceMistyped ? 1 : 2
  return names.some((name) => isMistyped(name, look, most)) ? 'doubtful' : 'none'
}

function isWithin(name: string, look: string, bait: FraudRules['bait']): boolean {
  if (look.length < leastWithin || !(name.startsWith(look) || name.endsWith(look))) return false
  const rest = name.startsWith(look) ? name.slice(look.length) : name.slice(0, -look.length)
  if (look.length >= shortName || rest.length < 3) return true
  return bait.words.some((word) => rest.includes(looksOf(soundOf(word))))
}

/** Whether at most so many letters are added, left out, replaced or swapped. */
function isMistyped(name: string, look: string, most: number): boolean {
  if (Math.abs(name.length - look.length) > most) return false
  // Slips at both ends are rare, and most names end here.
  if (name[0] !== look[0] && name.at(-1) !== look.at(-1)) return false
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: look.length + 1 }, (_, at) => at)
  for (let i = 1; i <= name.length; i++) {
    const next = [i]
    for (let j = 1; j <= look.length; j++) {
      const isSame = name[i - 1] === look[j - 1]
      const isSwapped = i > 1 && j > 1 && name[i - 1] === look[j - 2] && name[i - 2] === look[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    ;[before, row] = [row, next]
  }
  return (row[look.length] ?? Infinity) <= most
}
