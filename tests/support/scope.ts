/** Whether every case is wanted: in `npm run test:whole`. Otherwise long lists of like cases are sampled. */
export const isWhole = process.env['TEST_SCOPE'] === 'whole'

/** Every nth of the cases, beginning with the one at `first`; all of them in a whole run. */
export function sample<Case>(cases: readonly Case[], every: number, first = 0): readonly Case[] {
  return isWhole ? cases : cases.filter((_one, index) => index % every === first % every)
}

/** The nth of the cases, which stands for the others too; all of them in a whole run. */
export function usual<Case>(cases: readonly Case[], nth: number): readonly Case[] {
  return sample(cases, cases.length, nth)
}
