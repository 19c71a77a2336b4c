import type { FastifyInstance, InjectOptions } from 'fastify'
import { existsSync } from 'node:fs'
import { databaseInvalidation } from '#server/pages/cache/cache-invalidation.ts'
import { createApp } from '#server/app.ts'
import type { Condition } from '#server/condition.ts'
import { readConfig } from '#server/config.ts'
import { asRefusal } from '#server/errors.ts'
import { cacheDropper, PageCache } from '#server/pages/cache/page-cache.ts'
import { loadRenderer, type PageRenderer } from '#server/pages/renderer.ts'
import { readRouteTable, routeTable } from '#server/pages/route-table.ts'
import { readAssets, type Assets } from '#server/pages/document.ts'
import { calm } from './calm.ts'
import { expect, test as base, type World } from '../test.ts'

export interface Answered {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  readonly cookies: readonly { name: string; value: string; [attribute: string]: unknown }[]
}

interface Manner {
  /** Sent as the field `token`. */
  readonly token?: string | undefined
  /** Sent as the session cookie. */
  readonly cookie?: string
  readonly form?: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** Network address of the caller; by default another one for each call. */
  readonly from?: string
}

export interface Site {
  readonly app: FastifyInstance
  /** POSTs to the path of a call, without /api. */
  readonly call: (path: string, fields: object, manner?: Manner) => Promise<Answered>
  readonly send: (options: InjectOptions) => Promise<Answered>
  readonly visitorToken: () => Promise<string>
  /** Uploads photos as a multipart request, after the fields. */
  readonly upload: (
    fields: Record<string, string>,
    files: readonly Buffer[],
    path?: string,
    /** Of the session. */
    cookie?: string,
  ) => Promise<Answered>
}

/** Key of the mail server that posts mails to the site. */
export const inboundSecret = 'a key of the mail server, long enough to sign'

const clientFolder = new URL('../../../dist/client/', import.meta.url)

/** Loaded on demand, because only page tests need a build. */
const pages: PageRenderer = {
  renderPage: async (...request) => (await loadRenderer()).renderPage(...request),
}
const anyPage = { path: '*', access: 'open', query: [], tags: [] } as const
/** Of pages without a build. */
export const noAssets: Assets = { early: '', script: '', styles: () => [], preloads: () => [] }

interface SiteOptions {
  readonly isCached: boolean
  readonly nextAddress?: () => string
  /** Another database than the file's: one that does not answer. */
  readonly sql?: World['deps']['sql']
  readonly condition?: Partial<Condition>
}

export async function openSite(
  { deps, filesFolder }: World,
  { isCached, nextAddress = freshAddresses(), sql = deps.sql, condition }: SiteOptions,
): Promise<Site> {
  const cache = new PageCache(64 * 1024 * 1024)
  const cacheInvalidation = await databaseInvalidation(deps.sql, cacheDropper(cache))
  const isBuilt = existsSync(new URL('.vite/manifest.json', clientFolder))
  const app = await createApp({
    deps: { ...deps, sql, cacheInvalidation },
    config: readConfig({
      ...{ LOG: 'silent', RATES: 'stored', PAGE_CACHE: String(isCached) },
      ...{ HELP_MAIL: 'help@gasit.md', MAIL_INBOUND_SECRET: inboundSecret },
    }),
    cache,
    condition: { ...calm, ...condition },
    renderer: pages,
    routes: isBuilt ? await readRouteTable() : routeTable([anyPage]),
    assets: isBuilt ? await readAssets(clientFolder) : noAssets,
    filesFolder,
  })
  return { app, ...callsOf(app, nextAddress) }
}

function callsOf(app: FastifyInstance, nextAddress: () => string): Omit<Site, 'app'> {
  const send: Site['send'] = async (options) => {
    const answer = await app.inject({ remoteAddress: nextAddress(), ...options })
    const { statusCode, payload, headers, cookies } = answer
    return { status: statusCode, body: readObject(payload), text: payload, headers, cookies }
  }
  const call: Site['call'] = async (path, fields, manner = {}) => {
    const { token, cookie, form = false, headers, from } = manner
    const sent = { ...fields, ...(token !== undefined && { token }) }
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    return send({
      method: 'POST',
      url: `/api${path}`,
      payload: form ? formBody(sent) : JSON.stringify(sent),
      headers: { 'content-type': type, ...headers },
      ...(from && { remoteAddress: from }),
      ...(cookie && { cookies: { session: cookie } }),
    })
  }
  const visitorToken = async (): Promise<string> => {
    const { body } = await call('/token.php', { action: 'getToken' })
    return String(body['token'])
  }
  const upload: Site['upload'] = async (
    fields,
    files,
    path = '/adverts/manage_adverts.php',
    cookie = '',
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const file of files) form.append('file', new Blob([new Uint8Array(file)]), 'photo.jpg')
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    return send({
      method: 'POST',
      url: `/api${path}`,
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      ...(cookie && { cookies: { session: cookie } }),
    })
  }
  return { send, call, visitorToken, upload }
}

function formBody(fields: object): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form.toString()
}

/** A different address per call, so that limits by address apply only to tests that set one. */
function freshAddresses(): () => string {
  let callers = 0
  return () => {
    const number = ++callers
    return `10.${100 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`
  }
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** A test with the HTTP server on the file's database. An unexpected error fails it. */
export const test = base.extend<{
  site: Site
  cachedSite: Site
  opened: Record<'site' | 'cachedSite', Site>
  bugs: Error[]
}>({
  bugs: [async ({}, use) => use([]), { scope: 'file' }],
  opened: [
    async ({ world, bugs }, use) => {
      const nextAddress = freshAddresses()
      const site = await openSite(world, { isCached: false, nextAddress })
      const cachedSite = await openSite(world, { isCached: true, nextAddress })
      for (const { app } of [site, cachedSite]) {
        app.addHook('onError', async (_request, _reply, error) => {
          if (asRefusal(error).code === 'unexpected') bugs.push(error)
        })
      }
      await use({ site, cachedSite })
      await site.app.close()
      await cachedSite.app.close()
    },
    { scope: 'file' },
  ],
  site: async ({ opened, bugs }, use) => {
    await use(opened.site)
    expect(bugs.splice(0)).toEqual([])
  },
  cachedSite: async ({ opened, bugs }, use) => {
    await use(opened.cachedSite)
    expect(bugs.splice(0)).toEqual([])
  },
})

export { expect }
