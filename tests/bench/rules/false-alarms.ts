import type { Deps } from '#domains/deps.ts'
import {
  comparableMedian,
  findOwn,
  judgeAdvert,
  keyTexts,
  reviewRules,
} from '#domains/adverts/service.ts'
import { table } from '../table.ts'

/** Every advert of the demo market as if it were sent now; all are harmless by definition. */
export async function measureFalseAlarms(deps: Deps): Promise<void> {
  const line = table('rules', 'Review rules on the demo market')
  for (let round = 0; round < 10; round++) await keyTexts(deps)
  const rules = await reviewRules(deps)
  const ids = await deps.sql<{ id: number }[]>`
    select id from adverts where status = 'active' order by id`
  const found = new Map<string, number>()
  let stopped = 0
  const begun = { at: performance.now(), cpu: process.cpuUsage() }
  for (const { id } of ids) {
    const advert = await findOwn(deps.sql, id)
    if (!advert) continue
    const median = await comparableMedian(deps, advert)
    const { hits, needsReview, refusal } = await judgeAdvert(
      deps.sql,
      deps,
      { advert, median },
      rules,
    )
    if (needsReview || refusal) stopped++
    const names = new Set(hits.map(({ rule }) => `${rule.slug} (${rule.mode})`))
    for (const name of names) found.set(name, (found.get(name) ?? 0) + 1)
  }
  const { user, system } = process.cpuUsage(begun.cpu)
  const share = (count: number): number => (100 * count) / ids.length
  line({ name: 'held or refused, %', value: share(stopped), most: 1, note: ` of ${ids.length}` })
  line({
    name: 'ms an advert, with its queries',
    value: (performance.now() - begun.at) / ids.length,
    most: 10,
  })
  line({
    name: 'CPU ms of the server an advert',
    value: (user + system) / 1_000 / ids.length,
    most: 2,
  })
  for (const [name, count] of found) console.log(`${name}: ${count}`)
}
