/** Places of the table of weights; a power of two. */
export const tableBits = 18
export const tableSize = 1 << tableBits

/** FNV-1a of a part of a text, begun with a seed for each sort of feature. */
export function hashOf(text: string, seed: number, from = 0, to = text.length): number {
  let hash = seed
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

export function hashOfTwo(first: number, second: number, seed: number): number {
  return Math.imul(Math.imul(seed ^ first, 0x01000193) ^ second, 0x85ebca6b)
}

/** A place in the table; the last bits of a hash alone are too alike. */
export function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 12)) >>> (32 - tableBits)
}
