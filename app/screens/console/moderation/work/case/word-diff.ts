/** A run of words that both texts have, or only one. */
export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Longer texts are compared as wholes. */
const wordsCompared = 2_000

/** What of a text was removed and added, word by word, with the blanks between words. */
export function wordDiff(before: string, after: string): WordRun[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  if (one.length > wordsCompared || other.length > wordsCompared) {
    return merged([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  }
  return merged(runsOf(one, other, commonLengths(one, other)))
}

/** Words and the blanks between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter(Boolean)
}

/** Length of the longest common subsequence of the words from each pair of positions on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i--) {
    const [row, below] = [rows[i], rows[i + 1]]
    for (let j = other.length - 1; row && below && j >= 0; j--) {
      row[j] =
        one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

function runsOf(
  one: readonly string[],
  other: readonly string[],
  lengths: readonly Uint16Array[],
): WordRun[] {
  const runs: WordRun[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]]
    if (left !== undefined && left === right) {
      runs.push({ kind: 'same', text: left })
      i++
      j++
    } else if (right === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      if (left !== undefined) runs.push({ kind: 'removed', text: left })
      else if (right !== undefined) runs.push({ kind: 'added', text: right })
      if (left !== undefined) i++
      else j++
    } else {
      runs.push({ kind: 'added', text: right })
      j++
    }
  }
  return runs
}

function merged(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.text === '') continue
    if (last?.kind === run.kind) joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}
