import { readFile } from 'node:fs/promises'
import { Registry } from 'prom-client'
import { expect, test } from '#tests/support/test.ts'
import { backupJobName } from '../backup/job.ts'
import { requestRegistry } from './requests.ts'
import { stateRegistry } from './state.ts'

const files = ['alerts.yml', 'dashboard.json']

/** Given by Prometheus itself to what it reads. */
const ofPrometheus = ['job', 'instance', 'le']

async function expressionsOf(file: string): Promise<string[]> {
  const text = await readFile(new URL(`../../deploy/monitoring/${file}`, import.meta.url), 'utf8')
  if (file.endsWith('.yml'))
    return [...text.matchAll(/^ +expr: (.+)$/gm)].map(([, one = '']) => one)
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(text)
  return dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
}

/** Names of series with their labels, as /metrics has them. */
function seriesOf(registry: Registry): Map<string, readonly string[]> {
  const series = new Map<string, readonly string[]>([['up', []]])
  for (const metric of registry.getMetricsAsArray()) {
    const labels: readonly string[] = Object(metric)['labelNames']
    const { name, type } = Object(metric)
    const isHistogram = type === 'histogram' || Object(metric).buckets !== undefined
    const endings = isHistogram ? ['_bucket', '_count', '_sum'] : ['']
    for (const ending of endings) series.set(name + ending, labels)
  }
  return series
}

test.for(files)('%s names metrics and labels that there are', async (file, { deps }) => {
  const state = stateRegistry({
    pool: () => ({ running: 0, waiting: 0, refused: 0 }),
    isDatabaseAway: () => false,
    pageCache: () => ({ pages: 0, bytes: 0 }),
    eventLoopDelayMs: () => 0,
    sql: deps.sql,
  })
  const series = seriesOf(Registry.merge([requestRegistry, state]))
  const expressions = await expressionsOf(file)

  expect(expressions.length).toBeGreaterThan(10)
  for (const expression of expressions) {
    const named = [...expression.matchAll(/\b((?:gasit|process)_\w+|up)\b(?:\{([^}]*)\})?/g)]
    expect(named, expression).not.toEqual([])
    const known = new Set(ofPrometheus)
    for (const [, name = '', selectors = ''] of named) {
      const labels = series.get(name)
      expect(labels, `${name} in ${expression}`).toBeDefined()
      for (const label of labels ?? []) known.add(label)
      const asked = [...selectors.matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => label)
      for (const label of asked)
        expect([...(labels ?? []), ...ofPrometheus], expression).toContain(label)
    }
    for (const [, by = ''] of expression.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of by.split(', ')) expect([...known], expression).toContain(label)
  }
})

test('the alert about backups watches the job that makes them', async () => {
  const expressions = await expressionsOf('alerts.yml')

  expect(expressions).toContain(`gasit_job_failures{job="${backupJobName}"} > 0`)
})
