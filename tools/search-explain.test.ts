import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([[[]], [['']], [['pian', 'nou']], [['pian', '0']], [['pian', '1234567890']]])(
  'the explanation of a search refuses the arguments %j before it opens the database',
  (words) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/search-explain.ts', ...words],
      { encoding: 'utf8' },
    )

    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toBe('Usage: npm run search-explain -- "QUERY" [ADVERT]\n')
  },
)
