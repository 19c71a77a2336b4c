import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tmpdir } from 'node:os'
import { findAdverts } from '#domains/search/service.ts'
import type { Deps } from '#domains/deps.ts'
import { expect, test } from '#tests/support/servers/market-test.ts'
import {
  everyday,
  heldOut,
  isRight,
  newcomers,
  paraphrases,
  readQuestions,
  strangers,
  type Answer,
  type Question,
} from './questions.ts'

interface Judgement {
  readonly question: Question
  readonly shown: readonly Answer[]
  /** Three of the first five are right, or as many as the market has. */
  readonly isSensible: boolean
  readonly isFirstRight: boolean
}

/** Sets with the least shares of questions; raised with the search, never lowered. */
const sets = [
  { name: 'everyday', folder: everyday, sensible: 0.925, first: 0.94 },
  { name: 'held-out', folder: heldOut, sensible: 0.87, first: 0.82 },
  { name: 'strangers', folder: strangers, sensible: 0.865, first: 0.87 },
  { name: 'newcomers', folder: newcomers, sensible: 0.68, first: 0.67 },
  { name: 'paraphrases', folder: paraphrases, sensible: 0.73, first: 0.795 },
] as const

async function readAnswers({ sql }: Pick<Deps, 'sql'>): Promise<ReadonlyMap<number, Answer>> {
  const rows = await sql<(Answer & { id: number })[]>`
    select a.id, coalesce(nullif(a.title_ro, ''), nullif(a.title_ru, ''), a.title_en) as title,
      s.slug as subcategory, coalesce(city.slug, p.slug, '') as place, i.price_mdl / 100.0 as "priceMdl", a.attributes
    from adverts a
    join subcategories s on s.id = a.subcategory_id
    left join places p on p.id = a.place_id
    left join places city on city.id = p.parent_id
    left join ad_index i on i.advert_id = a.id
    where a.is_public`
  return new Map(rows.map((row) => [row.id, row]))
}

function judge(
  question: Question,
  shown: readonly Answer[],
  isRelaxed: boolean,
  market: readonly Answer[],
): Judgement {
  const { good, first, none } = question
  const isNone = none === true && (shown.length === 0 || isRelaxed)
  const inMarket = market.filter((answer) => isRight(answer, good)).length
  const right = shown.slice(0, 5).filter((answer) => isRight(answer, good)).length
  const [top] = shown
  const isTopRight = top !== undefined && isRight(top, good) && (!first || isRight(top, first))
  return {
    ...{ question, shown },
    isSensible: none ? isNone : right > 0 && right >= Math.min(3, inMarket),
    isFirstRight: none ? isNone : isTopRight,
  }
}

function shareOf(judgements: readonly Judgement[], is: 'isSensible' | 'isFirstRight'): number {
  return judgements.filter((one) => one[is]).length / judgements.length
}

function lineOf(judgements: readonly Judgement[]): string {
  const shares = [shareOf(judgements, 'isSensible'), shareOf(judgements, 'isFirstRight')]
  const figures = [String(judgements.length), ...shares.map((share) => share.toFixed(3))]
  return figures.map((figure) => figure.padStart(8)).join('')
}

function tableOf(judgements: readonly Judgement[]): string {
  const classes = Map.groupBy(judgements, ({ question }) => question.class)
  const lines = [...classes, ['all', judgements] as const].map(
    ([name, group]) => name.padEnd(14) + lineOf(group),
  )
  return ['class            count sensible   first', ...lines].join('\n')
}

function reportOf(judgements: readonly Judgement[]): string {
  return judgements
    .filter(({ isSensible, isFirstRight }) => !isSensible || !isFirstRight)
    .map(({ question, shown, isSensible }) => {
      const titles = shown
        .slice(0, 5)
        .map(({ title, subcategory }) => `    ${title} (${subcategory})`)
      return [`${isSensible ? 'first' : 'WRONG'} ${question.class}: ${question.q}`, ...titles].join(
        '\n',
      )
    })
    .join('\n')
}

/** Asserted apart from the shares: a market drawn otherwise would make questions unanswerable, and the search look worse. */
test.for(sets)(
  'the demo market is the one that the questions were written over ($name)',
  async ({ folder }, { deps }) => {
    const market = [...(await readAnswers(deps)).values()]
    const unanswerable = (await readQuestions(folder))
      .filter(({ none, good }) => !none && !market.some((answer) => isRight(answer, good)))
      .map(({ q }) => q)

    expect(unanswerable).toEqual([])
  },
)

test.for(sets)(
  'questions over the demo market find what they ask for, each advert once ($name)',
  async ({ name, folder, ...least }, { deps }) => {
    const answers = await readAnswers(deps)
    const market = [...answers.values()]

    const judgements: Judgement[] = []
    const repeated: string[] = []
    for (const question of await readQuestions(folder)) {
      const query = { searchType: 'search', search: question.q, sort: 'none' } as const
      const found = await findAdverts(deps, { ...query, start: 0, size: 10 })
      const { ids, missing, correctedTo, partial } = found
      const all = [...ids, ...partial.flatMap((group) => group.ids)]
      const shown = all.flatMap((id) => answers.get(id) ?? [])
      judgements.push(judge(question, shown, missing.length > 0 || correctedTo !== '', market))
      if (new Set(all).size < all.length) repeated.push(question.q)
    }

    const table = tableOf(judgements)
    // Of the sets that nobody looks into, the shares of all alone.
    console.log(name === 'everyday' ? table : `${name.padEnd(14)}${lineOf(judgements)}`)
    const file = process.env['SEARCH_REPORT']
    if (file && name === 'everyday')
      writeFileSync(join(tmpdir(), basename(file)), `${table}\n\n${reportOf(judgements)}\n`)
    expect(repeated).toEqual([])
    expect(shareOf(judgements, 'isSensible')).toBeGreaterThanOrEqual(least.sensible)
    expect(shareOf(judgements, 'isFirstRight')).toBeGreaterThanOrEqual(least.first)
  },
)
