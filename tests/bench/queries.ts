/** Queries in words of the benchmark market. */
export const queries = {
  /** In 10 % of the adverts. */
  word: 'garanție',
  two: 'laptop garanție',
  three: 'laptop negru garanție',
  /** In 20 adverts. */
  rare: 'saxofon',
  absent: 'qwzxvbkj',
  /** Misspelling of "frigider". */
  misspelt: 'frigidre',
  typed: 'mas',
} as const
