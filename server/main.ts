import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoLogins } from '#demo/people/logins.ts'
import { tidyAccounts } from '#domains/accounts/deletion.ts'
import { tidyAdverts } from '#domains/adverts/tidy.ts'
import { refreshRates } from '#domains/rates/service.ts'
import { prepareSearch } from '#domains/search/service.ts'
import { startAlerts } from './alerts.ts'
import { createApp } from './app.ts'
import { databaseAnnouncer } from './announcer.ts'
import { composeDeps, sessionSecret } from './compose.ts'
import { readConfig, type Config } from './config.ts'
import { PageCache } from './page-cache.ts'
import { isTrial, standIns } from './message-settings.ts'
import { checkPortFree } from './port.ts'
import { openDatabase } from './postgres/database-of.ts'
import { fillDatabase } from './fill.ts'
import { loadRenderer } from './renderer.ts'
import { readAssets } from './shell.ts'
import { stopOnSignal } from './stop.ts'
import { hourMs } from '#contract/durations.ts'
import { site } from '#contract/site.ts'

const half = 30 * 1_000

async function start(): Promise<void> {
  const config = readConfig()
  await checkPortFree(config.PORT, config.HOST)
  const { sql: unhurried, siteSql: sql, dataDir, stop } = await openDatabase(config, log)
  const filesFolder = await madeFolder(dataDir, 'files')

  const cache = new PageCache(config.PAGE_CACHE_MB * 1024 * 1024)
  const warn = (details: object, message: string): void =>
    console.warn(message, JSON.stringify(details))
  const failed = (error: Error): void => warn({ error: error.message }, 'background work')
  const announcer = await databaseAnnouncer(sql, (tags) => cache.drop(tags), failed)
  const secret = await sessionSecret(config.SESSION_SECRET, dataDir)
  const deps = composeDeps(config, { sql, filesFolder, secret, announcer, warn })
  const demo = await fillDatabase({ ...deps, sql: unhurried }, config, log)

  const assets = await readAssets(new URL('../dist/client/', import.meta.url))
  const app = await createApp({
    deps,
    config,
    cache,
    assets,
    renderer: await loadRenderer(),
    filesFolder,
  })
  await app.listen({ port: config.PORT, host: config.HOST })
  const hourly = setInterval(() => {
    void refreshRates(deps)
    void tidyAccounts(deps).catch(failed)
  }, hourMs)
  const often = setInterval(() => void tidyAdverts(deps).catch(failed), half)
  const stopAlerts = startAlerts(deps, failed)
  stopOnSignal(async () => {
    clearInterval(hourly)
    clearInterval(often)
    await stopAlerts()
    await app.close()
    await stop()
  })
  // The first search need not wait for it.
  void prepareSearch(deps).catch(failed)
  if (config.RATES === 'bank') void refreshRates(deps)
  announce(config, demo)
}

async function madeFolder(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, name)
  await mkdir(folder, { recursive: true })
  return folder
}

function announce(config: Config, demo: DemoLogins | null): void {
  const { publicUrl } = config
  log(`${site.name} is ready: ${publicUrl.href}`)
  const silent = standIns(config)
  if (isTrial(config))
    log(
      `Codes and e-mails go nowhere; read them on this machine at http://localhost:${config.PORT}/dev/outbox`,
    )
  else if (silent.length > 0)
    log(`Messages of ${silent.join(', ')} go nowhere and can be read nowhere`)
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

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
