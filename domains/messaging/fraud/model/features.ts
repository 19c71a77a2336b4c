import { featuresOf, type Context, type Features } from '../../../lib/text-model/features.ts'
import { hashOf, hashOfTwo } from '../../../lib/text-model/hash.ts'
import type { Message } from '../message.ts'
import type { Occurrence } from '../occurrences.ts'

const seeds = { concept: 0x7f4a7c15, negated: 0x94d049bb, near: 0x2545f491 } as const

/** Distance of concepts that count together. */
const reach = 5

/** Features of a message: its words, its concepts, concepts near each other. */
export function messageFeatures({ words, occurrences }: Message): Features {
  return featuresOf(words, (context) => addConcepts(occurrences.inOrder, context))
}

function addConcepts(occurrences: readonly Occurrence[], context: Context): void {
  const hashes = occurrences.map(({ concept, isNegated }) => conceptHash(concept, isNegated))
  for (let at = 0; at < occurrences.length; at++) {
    const [one, hash] = [occurrences[at], hashes[at]]
    if (!one || hash === undefined) continue
    context.add(hash)
    for (let next = at + 1; next < occurrences.length; next++) {
      const [other, otherHash] = [occurrences[next], hashes[next]]
      if (!other || otherHash === undefined || other.position - one.position > reach) break
      if (other.word === one.word) continue
      context.add(hashOfTwo(Math.min(hash, otherHash), Math.max(hash, otherHash), seeds.near))
    }
  }
}

const conceptHashes = { plain: new Map<string, number>(), negated: new Map<string, number>() }

function conceptHash(concept: string, isNegated: boolean): number {
  const known = isNegated ? conceptHashes.negated : conceptHashes.plain
  const before = known.get(concept)
  if (before !== undefined) return before
  const hash = hashOf(concept, isNegated ? seeds.negated : seeds.concept)
  known.set(concept, hash)
  return hash
}
