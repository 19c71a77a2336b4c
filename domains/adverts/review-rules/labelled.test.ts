import { forbiddenTitles, harmlessTitles } from '#tests/support/forbidden/first-titles.ts'
import {
  forbiddenAdverts,
  harmlessAdverts,
  heldOutAdverts,
  type LabelledAdvert,
} from '#tests/support/forbidden/labelled.ts'
import { laterForbiddenTitles, laterHarmlessTitles } from '#tests/support/forbidden/later-titles.ts'
import { insertDemoMarket } from '#tests/search/market/insert-demo-market.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps } from '../../deps.ts'
import { findOwn, type OwnAdvert } from '../own-store.ts'
import { judge, reviewRules } from './service.ts'

const titled = (titles: readonly string[]): readonly LabelledAdvert[] =>
  titles.map((title) => ({ language: 'ro', title, description: '' }))

type IsStopped = (advert: LabelledAdvert) => boolean

/** Whether the rules hold or refuse an advert for its texts. */
async function textJudge(deps: Deps, id: number): Promise<IsStopped> {
  const advert = await findOwn(deps.sql, id)
  const rules = await reviewRules(deps)
  return ({ language, title, description }) => {
    if (!advert) return false
    const texts = {
      ...advert.texts,
      ro: { title: '', description: '' },
      [language]: { title, description },
    }
    const { needsReview, refusal } = judge(rules, { ...advert, language, texts }, null)
    return needsReview || refusal !== null
  }
}

test.for([
  ['the first titles', titled(forbiddenTitles), titled(harmlessTitles)],
  [
    'titles written after the first rules',
    titled(laterForbiddenTitles),
    titled(laterHarmlessTitles),
  ],
  ['adverts written before the rules were read', forbiddenAdverts, harmlessAdverts],
] as const)(
  'what is forbidden is held or refused, what only sounds so is not: %s',
  async ([, bad, good], { deps, given }) => {
    const isStopped = await textJudge(deps, (await given.advert()).id)

    const missed = bad.filter((one) => !isStopped(one)).map(({ title }) => title)
    const wronged = good.filter(isStopped).map(({ title }) => title)
    expect({ missed, wronged }).toEqual({ missed: [], wronged: [] })
  },
)

test('of adverts that nobody has read, three of four forbidden ones are stopped, and few that only sound so', async ({
  deps,
  given,
}) => {
  const isStopped = await textJudge(deps, (await given.advert()).id)
  const shareStopped = (label: string): number => {
    const own = heldOutAdverts.filter((one) => one.label === label)
    return own.filter(isStopped).length / own.length
  }

  expect(shareStopped('forbidden')).toBeGreaterThanOrEqual(0.78)
  expect(shareStopped('harmless')).toBeLessThanOrEqual(0.045)
})

test('at most one harmless advert in a hundred of the demo market is held or refused for its words', async ({
  deps,
  given,
}) => {
  const seller = await given.user()
  await insertDemoMarket(deps, seller)
  const advert = await findOwn(deps.sql, (await given.advert()).id)
  const rules = await reviewRules(deps)
  const market = await deps.sql<Pick<OwnAdvert, 'texts' | 'categorySlug' | 'subcategorySlug'>[]>`
    select c.slug as category_slug, s.slug as subcategory_slug, jsonb_build_object(
      'ro', jsonb_build_object('title', a.title_ro, 'description', a.description_ro),
      'ru', jsonb_build_object('title', a.title_ru, 'description', a.description_ru),
      'en', jsonb_build_object('title', a.title_en, 'description', a.description_en)) as texts
    from adverts a
    join subcategories s on s.id = a.subcategory_id
    join categories c on c.id = a.category_id
    where a.owner_id = ${seller.id}`
  const stopped = market.filter((one) => {
    const judged = advert && judge(rules, { ...advert, ...one }, null)
    return judged === null || judged.needsReview || judged.refusal !== null
  })

  expect(market).toHaveLength(3_000)
  expect(stopped.length).toBeLessThanOrEqual(30)
})
