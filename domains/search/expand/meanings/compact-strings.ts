/** Strings held as one, because tens of thousands of small ones take four times as much memory. */
export interface StringList {
  readonly length: number
  readonly at: (position: number) => string
  /** Letters of a string. */
  readonly lengthAt: (position: number) => number
  /** All of them, in their order. */
  readonly values: () => string[]
}

/** Different strings held as one, each found by a hash index. */
export interface StringTable extends StringList {
  /** -1 when it is not among them. */
  readonly indexOf: (text: string) => number
}

/** Values by strings that are held as one. */
export interface CompactMap<Value> {
  readonly keys: StringTable
  readonly has: (key: string) => boolean
  readonly get: (key: string) => Value | undefined
}

/** Of strings of at most 65,535 letters. */
export function stringList(texts: readonly string[]): StringList {
  // Apart from those of one byte a letter, which would take two bytes too.
  const isWide = (text: string): boolean => /[^\0-\xff]/.test(text)
  const [narrow, wide] = [
    texts.filter((text) => !isWide(text)).join(''),
    texts.filter(isWide).join(''),
  ]
  const lengths = Uint16Array.from(texts, ({ length }) => length)
  const starts = new Uint32Array(texts.length)
  const wideFrom = narrow.length
  let [nextNarrow, nextWide] = [0, wideFrom]
  for (const [position, text] of texts.entries()) {
    if (isWide(text)) [starts[position], nextWide] = [nextWide, nextWide + text.length]
    else [starts[position], nextNarrow] = [nextNarrow, nextNarrow + text.length]
  }
  const lengthAt = (position: number): number => lengths[position] ?? 0
  const at = (position: number): string => {
    const start = starts[position] ?? 0
    const end = start + lengthAt(position)
    return end > wideFrom ? wide.slice(start - wideFrom, end - wideFrom) : narrow.slice(start, end)
  }
  return {
    length: lengths.length,
    lengthAt,
    at,
    values: () => Array.from(lengths, (_length, position) => at(position)),
  }
}

/** Slots of the hash index for each string. */
const spareSlots = 1.5
const free = 0

/** `texts` must differ. */
export function stringTable(texts: readonly string[]): StringTable {
  const list = stringList(texts)
  const slots = new Uint32Array(Math.ceil(texts.length * spareSlots) + 1)
  const slotOf = (text: string): number => {
    let slot = hashOf(text) % slots.length
    for (let found = slots[slot] ?? free; found !== free; found = slots[slot] ?? free) {
      if (list.lengthAt(found - 1) === text.length && list.at(found - 1) === text) break
      slot = (slot + 1) % slots.length
    }
    return slot
  }
  for (const [position, text] of texts.entries()) slots[slotOf(text)] = position + 1
  return { ...list, indexOf: (text) => (slots[slotOf(text)] ?? free) - 1 }
}

/** FNV-1a of the code units, unsigned 32 bits. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return hash >>> 0
}

/** `values` by the position of their keys. */
export function compactMap<Value>(
  entries: ReadonlyMap<string, Value>,
  values: { readonly at: (position: number) => Value | undefined } = [...entries.values()],
): CompactMap<Value> {
  return withValues(stringTable([...entries.keys()]), values)
}

/** Outside of `compactMap`, because a function made there would keep the entries alive. */
function withValues<Value>(
  keys: StringTable,
  values: { readonly at: (position: number) => Value | undefined },
): CompactMap<Value> {
  return {
    keys,
    has: (key) => keys.indexOf(key) >= 0,
    get: (key) => {
      const position = keys.indexOf(key)
      return position < 0 ? undefined : values.at(position)
    },
  }
}
