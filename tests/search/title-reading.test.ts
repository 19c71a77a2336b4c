import type { AttributeValues } from '#contract/adverts/adverts.ts'
import { readTitle } from '#domains/search/service.ts'
import { expect, test } from '#tests/support/test.ts'
import { titleFacts, type TitleFacts } from './title-facts.ts'

interface Judged extends TitleFacts {
  readonly subcategory: string
  readonly read: AttributeValues
}

/** Pairs of key and value, a value being one of several right ones. */
function rightOf({ attributes, read }: Judged): string[] {
  return Object.entries(read)
    .filter(([key, value]) => attributes[key]?.split(',').includes(String(value)))
    .map(([key]) => key)
}

function measured(judged: readonly Judged[]) {
  const right = judged.flatMap(rightOf).length
  const stated = judged.flatMap(({ attributes }) => Object.keys(attributes)).length
  const read = judged.flatMap((one) => Object.keys(one.read)).length
  const placed = judged.filter((one) => one.right.includes(one.subcategory)).length
  return { placed: placed / judged.length, precision: right / read, recall: right / stated }
}

test('a title says subcategory and attributes, and seldom what it does not state', async ({
  deps,
}) => {
  const judged: Judged[] = []
  for (const title of titleFacts) {
    const { subcategory, attributes } = await readTitle(deps, { title: title.text, photoNames: [] })
    judged.push({ ...title, subcategory, read: attributes })
  }
  const heldOut = measured(judged.filter((one) => one.isHeldOut))
  const all = measured(judged)
  const wrong = judged
    .filter(({ isHeldOut }) => !isHeldOut)
    .flatMap((one) => {
      const right = rightOf(one)
      const extra = Object.entries(one.read).filter(([key]) => !right.includes(key))
      const missing = Object.entries(one.attributes).filter(([key]) => !right.includes(key))
      const misplaced = one.right.includes(one.subcategory) ? '' : ` in ${one.subcategory}`
      return extra.length + missing.length > 0 || misplaced
        ? [`  ${one.text}:${misplaced} +${extra.join(' +')} -${missing.join(' -')}`]
        : []
    })
  console.log([`Read from titles: ${JSON.stringify({ all, heldOut })}`, ...wrong].join('\n'))

  for (const { placed, precision, recall } of [all, heldOut]) {
    expect(placed).toBeGreaterThan(0.85)
    expect(precision).toBeGreaterThan(0.9)
    expect(recall).toBeGreaterThan(0.85)
  }
})

test('names of photo files say what the title leaves open', async ({ deps }) => {
  const names = ['IMG_2041.jpg', 'iphone-13-negru.jpg']
  const open = await readTitle(deps, { title: '', photoNames: names })
  const stated = await readTitle(deps, { title: 'iPhone 14 alb', photoNames: names })

  expect(open.attributes).toMatchObject({ brand: 'apple', color: 'black' })
  expect(stated.attributes).toMatchObject({ model: 'iPhone 14', color: 'white' })
})

test('a subcategory that the seller has chosen is the one that is read for', async ({ deps }) => {
  const { subcategory, attributes } = await readTitle(deps, {
    title: 'Golf 5 2007 diesel 1.9',
    photoNames: [],
    subcategory: 'autoturisme-piese',
  })

  expect(subcategory).toBe('autoturisme-piese')
  expect(attributes).toMatchObject({ make: 'volkswagen', model: 'golf', year: 2007 })
})
