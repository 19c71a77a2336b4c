import * as z from 'zod'
import { isWhole, sample } from '../../support/scope.ts'

/** Values that break what is careless with types, signs, ranges, SQL or markup. */
export const nasty: readonly unknown[] = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '😀',
    "' or 1=1 --",
    '"; drop table users; --',
    '%',
    '_',
    '\\',
    '%00',
    'constructor',
    '__proto__',
    'toString',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\u202e',
    'NaN',
  ],
  ...[
    '-1',
    '0',
    '1e309',
    '9999999999',
    '99999999999999999999',
    '2147483648',
    '0x10',
    ' 1',
    '1.5',
    '',
    ' ',
  ],
  ...[
    'ș'.repeat(10_000),
    ' '.repeat(10_000),
    'a,'.repeat(5_000),
    '1,'.repeat(150),
    '(((((((((',
    '& | ! <->',
    ':*',
  ],
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e300,
    [],
    {},
    [[]],
    [null],
    ['a'],
    [1, '2', {}],
    { toString: 1 },
    { length: 5 },
  ],
]

/** Random bodies for each call. */
export const randomBodies = isWhole ? 450 : 10

/** What gets past the schema of the nth field, and two of what ends there. */
export function reaching(schema: z.core.$ZodType, nth: number): unknown[] {
  const [accepted = [], refused = []] = [true, false].map((isGood) =>
    nasty.filter((value) => z.safeParse(schema, value).success === isGood),
  )
  return [...sample(accepted, 6, nth), ...refused.slice(0, 2)]
}
