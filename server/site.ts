import cluster from 'node:cluster'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoLogins } from '#demo/people/logins.ts'
import type { Deps } from '#domains/deps.ts'
import { prepareSearch } from '#domains/search/service.ts'
import { backupJobs } from './backup/job.ts'
import { jobs } from './jobs/registry.ts'
import { JobRunner } from './jobs/runner.ts'
import { createApp } from './app.ts'
import { databaseInvalidation } from './pages/cache/cache-invalidation.ts'
import { composeDeps } from './compose.ts'
import type { Condition } from './condition.ts'
import { readConfig, type Config } from './config.ts'
import { drain } from './http/drain.ts'
import { EventLoopDelay } from './http/event-loop-delay.ts'
import { QuietCollection } from './http/quiet-collection.ts'
import { untilStopped } from './jobs/stopping-messenger.ts'
import type { ProcessState } from './metrics/state.ts'
import { cacheDropper, PageCache } from './pages/cache/page-cache.ts'
import { sessionSecret } from './settings/secrets/session-secret.ts'
import { drainMs } from './settings/operation-settings.ts'
import { isTrial, outboxSettings } from './settings/message-settings.ts'
import { listenAlso } from './processes/own-port.ts'
import { checkPortFree } from './processes/port.ts'
import { openDatabase, type OpenedDatabase } from './postgres/database-of.ts'
import { fillDatabase } from './fill.ts'
import { loadRenderer } from './pages/renderer.ts'
import { readRouteTable } from './pages/route-table.ts'
import { readAssets } from './pages/document.ts'
import { redactedError } from '#domains/lib/redacted-error.ts'
import type { Lifetime } from './shutdown.ts'
import { site } from '#contract/site/site.ts'

/** Starts the product, from the database to the HTTP server, and registers the cleanups. */
export async function startSite({ signal, onEnd, giveTime }: Lifetime): Promise<void> {
  const config = readConfig()
  // One of several processes shares its port, which was looked at before.
  if (cluster.isPrimary) await checkPortFree(config.PORT, config.HOST)
  // Loaded while the database starts; a failure is heard where it is awaited.
  const pages = builtPages()
  pages.catch(() => {})
  const database = await openDatabase(config, log, signal)
  await onEnd(database.stop)
  const filesFolder = await makeFolder(database.dataDir, 'files')

  const cache = new PageCache(config.PAGE_CACHE_MB * 1024 * 1024)
  const deps = await depsOf(config, database, { cache, filesFolder })
  const demo = await fillDatabase({ ...deps, sql: database.setupSql }, config, log)
  await database.setupSql.end({ timeout: 5 })

  const load = new EventLoopDelay(config.OVERLOAD_MS)
  const collection = new QuietCollection()
  const condition = conditionOf(database, load, { config, signal })
  const state = stateOf(database, load, cache)
  const parts = { deps, config, cache, filesFolder, condition, state }
  const app = await createApp({ ...parts, ...(await pages) })
  await onEnd(() => app.close())
  await app.listen({ port: config.PORT, host: config.HOST })
  if (config.OWN_PORT) await onEnd(await listenAlso(app.server, config.OWN_PORT))
  const ofJobs = { ...deps, sql: database.jobSql, messenger: untilStopped(deps.messenger, signal) }
  const ofSite = [...jobs, ...backupJobs(config)]
  const runner = new JobRunner({ jobs: ofSite, deps: ofJobs, sql: database.leaseSql, warn })
  const draining = drainMs(config)
  giveTime(draining)
  await onEnd(async () => {
    await Promise.all([runner.stop(), drain(app.server, draining)])
    load.stop()
    collection.stop()
  })
  // Not awaited: the first search works without it, and the end of the process may cut it off.
  void prepareSearch(deps).catch((error: Error) => signal.aborted || failed(error))
  // Of several processes the first one speaks.
  if ((cluster.worker?.id ?? 1) === 1) announce(config, demo)
}

async function depsOf(
  config: Config,
  { requests, replica, dataDir }: OpenedDatabase,
  { cache, filesFolder }: { readonly cache: PageCache; readonly filesFolder: string },
): Promise<Deps> {
  const { sql, reservedSql } = requests
  const cacheInvalidation = await databaseInvalidation(reservedSql, cacheDropper(cache), failed)
  const secret = await sessionSecret(config.SESSION_SECRET, dataDir)
  const deps = composeDeps(config, { sql, filesFolder, secret, cacheInvalidation, warn })
  return { ...deps, reservedSql, ...(replica && { replicaSql: replica.current }) }
}

function failed(error: Error): void {
  warn({ error: redactedError(error) }, 'background work')
}

function conditionOf(
  { requests }: Pick<OpenedDatabase, 'requests'>,
  load: EventLoopDelay,
  { config, signal }: { readonly config: Config; readonly signal: AbortSignal },
): Condition {
  return {
    isDatabaseAway: requests.isAway,
    checkDatabase: requests.check,
    isEnding: () => signal.aborted,
    isOverloaded: () => load.milliseconds > config.OVERLOAD_MS,
  }
}

function stateOf(
  { requests, jobSql, replica }: Pick<OpenedDatabase, 'requests' | 'jobSql' | 'replica'>,
  load: EventLoopDelay,
  cache: PageCache,
): ProcessState {
  return {
    pool: requests.state,
    isDatabaseAway: requests.isAway,
    ...(replica && { isReplicaRead: () => replica.current(0) !== null }),
    pageCache: () => cache.size,
    eventLoopDelayMs: () => load.milliseconds,
    sql: jobSql,
  }
}

async function builtPages() {
  const [assets, renderer, routes] = await Promise.all([
    readAssets(new URL('../dist/client/', import.meta.url)),
    loadRenderer(),
    readRouteTable(),
  ])
  return { assets, renderer, routes }
}

async function makeFolder(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, name)
  await mkdir(folder, { recursive: true })
  return folder
}

function announce(config: Config, demo: DemoLogins | null): void {
  const { publicUrl } = config
  log(`${site.name} is ready: ${publicUrl.href}`)
  const outboxChannels = outboxSettings(config)
  if (isTrial(config))
    log(
      `Codes and e-mails go nowhere; read them on this machine at http://localhost:${config.PORT}/dev/outbox`,
    )
  else if (outboxChannels.length > 0)
    log(`Messages of ${outboxChannels.join(', ')} go nowhere and can be read nowhere`)
  if (!demo) return
  const { password, seller, company, moderator } = demo
  log('Demo logins (phone / password):')
  log(`  a seller     ${seller.phone} / ${password}`)
  log(`  a company    ${company.phone} / ${password}`)
  log(`  a moderator  ${moderator.phone} / ${password}`)
}

function log(line: string): void {
  console.log(line)
}

function warn(details: object, message: string): void {
  console.warn(message, JSON.stringify(details))
}
