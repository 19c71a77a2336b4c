import type { Deps } from '#domains/deps.ts'
import { proposeSubcategories } from '#domains/search/service.ts'
import { expect, test } from '#tests/support/test.ts'
import { insertDemoMarket } from './market/insert-demo-market.ts'
import { foundTitles, titles, type Title } from './titles.ts'

const requiredShare = 0.9
const maxProposals = 3

interface Judged extends Title {
  readonly proposed: readonly string[]
  readonly isRight: boolean
}

async function judgedTitles(deps: Deps, titlesToJudge: readonly Title[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const title of titlesToJudge) {
    // In sequence, as requests of a form.
    const proposed = (await proposeSubcategories(deps, title.text)).map(({ slug }) => slug)
    judged.push({ ...title, proposed, isRight: title.right.includes(proposed[0] ?? '') })
  }
  return judged
}

interface Share {
  readonly name: string
  readonly right: number
  readonly size: number
}

function sharesOf(judged: readonly Judged[]): Share[] {
  const share = (name: string, some: readonly Judged[]): Share => ({
    name,
    right: some.filter(({ isRight }) => isRight).length,
    size: some.length,
  })
  const byLanguage = Map.groupBy(judged, ({ language }) => language)
  const heldOut = judged.filter(({ isHeldOut }) => isHeldOut)
  return [
    share('all', judged),
    ...[...byLanguage].map(([language, some]) => share(language, some)),
    share('held out', heldOut),
  ]
}

function report(market: string, judged: readonly Judged[]): void {
  const shares = sharesOf(judged).map(
    ({ name, right, size }) => `${name} ${right}/${size} ${((100 * right) / size).toFixed(1)} %`,
  )
  const wrong = judged
    .filter(({ isRight, isHeldOut }) => !isRight && !isHeldOut)
    .map(({ text, proposed }) => `  ${text}: ${proposed.join(', ') || 'nothing'}`)
  console.log([`Proposed first on the ${market}: ${shares.join(', ')}`, ...wrong].join('\n'))
}

function tooWeak(judged: readonly Judged[]): Share[] {
  return sharesOf(judged).filter(({ right, size }) => right < requiredShare * size)
}

/** Swaps two letters of the first long word. */
function misspelled(title: Title): Title {
  const swap = (word: string): string =>
    word.slice(0, 3) + word.slice(4, 5) + word.slice(3, 4) + word.slice(5)
  return { ...title, text: title.text.replace(/\p{L}{6,}/u, swap) }
}

test('the subcategory proposed first is right before anybody has posted', async ({ deps }) => {
  const judged = await judgedTitles(deps, titles)

  report('empty market', judged)
  expect(tooWeak(judged)).toEqual([])
})

test('on the demo market it is right as well, and proposals are few and distinct', async ({
  deps,
  given,
}) => {
  await insertDemoMarket(deps, await given.user())

  const judged = await judgedTitles(deps, titles)
  const found = await judgedTitles(deps, foundTitles)

  report('demo market', judged)
  expect(tooWeak(judged)).toEqual([])
  expect(found.filter(({ isRight }) => !isRight)).toEqual([])
  for (const { proposed } of judged) {
    expect(proposed.length).toBeLessThanOrEqual(maxProposals)
    expect(new Set(proposed).size).toBe(proposed.length)
  }
})

test('a typo in a title is corrected', async ({ deps }) => {
  const some = titles.filter((_title, at) => at % 3 === 0).map(misspelled)

  const judged = await judgedTitles(deps, some)

  const right = judged.filter(({ isRight }) => isRight).length
  console.log(`Proposed first for titles with a typo: ${right}/${judged.length}`)
  expect(right).toBeGreaterThan(0.85 * judged.length)
})

test('a word for several pieces says nothing about what they are', async ({ deps }) => {
  const wanted = {
    'Set de farfurii': 'vesela',
    'Набор тарелок': 'vesela',
    'Vând pachet de cărți': 'carti',
    'Комплект постельного белья': 'textile-casa',
    'Pair of skis': 'schi-snowboard',
    'Set de anvelope de iarnă': 'anvelope',
    'Lot de haine pentru bebeluși': 'haine-bebelusi',
  }
  const first: Record<string, string | undefined> = {}
  for (const text of Object.keys(wanted))
    first[text] = (await proposeSubcategories(deps, text))[0]?.slug
  expect(first).toEqual(wanted)
})

test('a title that names no item has no proposals', async ({ deps }) => {
  for (const text of [
    'xyzzy',
    'Vând urgent, ieftin!',
    'Продам срочно недорого',
    '12345',
    '???',
    'asdf qwer',
  ]) {
    expect({ text, proposed: await proposeSubcategories(deps, text) }).toEqual({
      text,
      proposed: [],
    })
  }
})
