import { stringTable, type StringTable } from './compact-strings.ts'

/** Numbers of items by key, ascending, each once. */
export interface InvertedIndex {
  /** Empty for an unknown key. */
  readonly get: (key: string) => Uint32Array
  /** In the order of their first items. */
  readonly keys: StringTable
}

const none = new Uint32Array()

/**
 * Index of items by their keys; the number of an item is its position. The keys lie in one string and
 * the lists in one array, because an object per key would take several times as much memory.
 */
export function invertedIndex(keysOfItems: Iterable<readonly string[]>): InvertedIndex {
  const numbers = new Map<string, number>()
  const pairs: number[] = []
  let item = 0
  for (const keys of keysOfItems) {
    for (const key of keys.length > 1 ? new Set(keys) : keys) {
      const number = numbers.get(key) ?? numbers.size
      numbers.set(key, number)
      pairs.push(number, item)
    }
    item++
  }
  return lookup(stringTable([...numbers.keys()]), listsOf(pairs, numbers.size))
}

interface Lists {
  /** Where the list of a key begins; one more tells where the last one ends. */
  readonly starts: Uint32Array
  readonly items: Uint32Array
}

/** The items of each key, from alternating numbers of keys and items. */
function listsOf(pairs: readonly number[], keys: number): Lists {
  const starts = new Uint32Array(keys + 1)
  for (let at = 0; at < pairs.length; at += 2) add(starts, (pairs[at] ?? 0) + 1, 1)
  for (let key = 1; key <= keys; key++) add(starts, key, starts[key - 1] ?? 0)
  const items = new Uint32Array(pairs.length / 2)
  const ends = starts.slice()
  for (let at = 0; at < pairs.length; at += 2) {
    const key = pairs[at] ?? 0
    items[ends[key] ?? 0] = pairs[at + 1] ?? 0
    add(ends, key, 1)
  }
  return { starts, items }
}

function add(array: Uint32Array, at: number, more: number): void {
  array[at] = (array[at] ?? 0) + more
}

function lookup(keys: StringTable, { starts, items }: Lists): InvertedIndex {
  return {
    get: (key) => {
      const number = keys.indexOf(key)
      return number < 0 ? none : items.subarray(starts[number], starts[number + 1])
    },
    keys,
  }
}
