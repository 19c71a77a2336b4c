import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Me } from '#contract/accounts/session.ts'
import type { Refusal } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import type { User } from '#domains/implement.ts'
import { withoutUnknownFilters } from '../calls/unknown-filters.ts'
import {
  anonymousCaller,
  identify,
  renewSession,
  sessionCookie,
  sessionCookies,
  type Caller,
} from '../calls/authentication.ts'
import type { Config } from '../config.ts'
import { isTemporary, retryAfter } from '../errors.ts'
import { observePage } from '../metrics/requests.ts'
import { isCrossSite } from '../http/csrf.ts'
import { readBody } from '../calls/form-body.ts'
import { noteWrite, oldestRead } from '../calls/own-writes.ts'
import { acceptedEncoding } from '../http/compression.ts'
import { sharedPageHeaders, type CachedPages } from './cache/cached-pages.ts'
import { encodedBody, type CachedPage } from './cache/compress-page.ts'
import { inProcessCaller } from '../calls/handlers.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { HtmlPage } from './cache/rendered-cache.ts'
import { filledPage, templateUser } from './personal/page-template.ts'
import type { PageRenderer } from './renderer.ts'
import { canonicalUrl, readAddress, type Address } from './address.ts'
import type { RouteTable } from './route-table.ts'
import { encodeUtf8 } from './encode-utf8.ts'
import { renderDocument, type Assets } from './document.ts'
import { unavailableHeaders, type UnavailablePages } from './unavailable-pages.ts'
import { pageKindOf } from './views/page-kinds.ts'
import type { ViewCounter } from './views/view-counter.ts'

export interface Pages {
  readonly unavailable: UnavailablePages
  readonly deps: Deps
  readonly config: Config
  readonly cache: PageCache
  readonly renderer: PageRenderer
  readonly assets: Assets
  readonly finished: CachedPages
  readonly views: ViewCounter
  readonly routes: RouteTable
}

/** Serves every URL that is neither a call nor a file: pages by GET, and forms submitted to a page by POST. */
export function mountPages(app: FastifyInstance, pages: Pages): void {
  app.addHook('onClose', () => pages.views.store())
  app.get('/*', async (request, reply) => {
    const address = readAddress(request, pages)
    const canonical = canonicalUrl(address)
    if (canonical) return reply.redirect(canonical, 301)
    const filtered = await withoutUnknownFilters(pages.deps, address.url).catch(() => null)
    if (filtered) return reply.redirect(withQuery(address.url, filtered), 302)
    return serve(pages, address, request, reply)
  })
  app.post('/*', (request, reply) =>
    isCrossSite(request, pages.config)
      ? reply.code(403).send()
      : serve(pages, readAddress(request, pages), request, reply),
  )
}

/** Serves a page; while the database is away the last finished one, else one that says so. */
async function serve(
  pages: Pages,
  address: Address,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const startedAt = performance.now()
  const isPersonal = request.method === 'POST' || request.cookies[sessionCookie(pages.config)]
  try {
    // A page at a secret link is for its holder, and must not outlive the link in the cache.
    if (isPersonal || address.route.access === 'secret')
      await servePersonal(pages, address, request, reply)
    else await serveShared(pages, address, request, reply)
  } catch (error) {
    if (error instanceof Response) return redirect(error, reply)
    if (!isTemporary(error)) throw error
    const finished = finishedPage(pages, address, request)
    if (finished) return sendFinished(pages, finished, request, reply)
    const body = await pages.unavailable.get(address.lang, address.device)
    await reply.code(503).headers(unavailableHeaders).send(body)
  } finally {
    pages.views.countPage(address.route, request, reply.statusCode)
    observePage(address.route.path, reply.statusCode, performance.now() - startedAt)
  }
}

/** The last page that was rendered for everybody at this address; null for a submitted form. */
function finishedPage(
  { cache }: Pages,
  address: Address,
  { method }: FastifyRequest,
): CachedPage | null {
  return method === 'POST' ? null : cache.peekAny(cacheKey(address))
}

function cacheKey({ device, lang, path, url }: Address): string {
  return `${device} ${lang} ${path}${url.search}`
}

/** Serves the cached page, the same for every anonymous visitor with this language and device. */
async function serveShared(
  pages: Pages,
  address: Address,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const caller = anonymousCaller(request)
  const viewer = { ...viewerOf(caller), asOf: pages.cache.changedAt(address.route.tags) }
  const make = () => makePage(pages, address, viewer, reply, pageRequest(address))
  const key = cacheKey(address)
  if (!pages.config.PAGE_CACHE) return sendPlain(await make(), reply)
  const page = await pages.cache.get(key, make)
  pages.finished.remember(address.device, request.url, { key, kind: pageKindOf(address.route) })
  reply.headers(page.status === 503 ? unavailableHeaders : sharedPageHeaders)
  await sendPage(pages, page, request, reply)
}

/** Renders a page for one person; it is not cached. */
async function servePersonal(
  pages: Pages,
  address: Address,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const isForm = request.method === 'POST'
  // After a form has been applied the favourites may be others.
  const caller = asVisitor(
    request,
    await identify(pages.deps, pages.config, request, undefined, !isForm),
  )
  // Removes an invalid session cookie, so that the next page can come from the cache.
  if (!caller.user && request.method === 'GET') sessionCookies(pages.config, reply).close()
  renewSession(pages.config, reply, caller)
  if (isForm && caller.user) noteWrite({ ...pages, reply })
  const filled = await fillTemplate(pages, address, caller, reply)
  if (filled) return sendPrivate(200, filled, reply)
  const asOf = isForm ? undefined : oldestRead(pages.config, request, caller)
  const viewer = { ...viewerOf(caller), asOf }
  const page = await makePage(pages, address, viewer, reply, pageRequest(address, request))
  const finished = page.status === 503 ? finishedPage(pages, address, request) : null
  if (finished) await sendFinished(pages, finished, request, reply)
  else await sendPlain(page, reply)
}

/** The bytes of the page for a user, if they need not be rendered; else null. */
async function fillTemplate(
  pages: Pages,
  address: Address,
  caller: Caller,
  reply: FastifyReply,
): Promise<Buffer | null> {
  const { config, cache } = pages
  const { user, favorites } = caller
  if (!config.PAGE_CACHE || !address.route.isSameForUsers) return null
  if (!user || !favorites || user.member || user.isStaff) return null
  if (user.status !== templateUser.status) return null
  const asOf = cache.changedAt(address.route.tags)
  const somebody = { ...viewerOf(anonymousCaller(reply.request)), asOf, isTemplate: true }
  const template = await cache.templates.get(cacheKey(address), () =>
    makePage(pages, address, { ...somebody, me: templateUser }, reply, pageRequest(address)),
  )
  if (!template || template.owners.has(String(user.id))) return null
  return filledPage(template, meOf(user), favorites.map(String))
}

/** For whom a page is rendered. */
interface Viewer {
  readonly caller: Caller
  readonly me: Me | null
  /** What a replica must have to answer, as in `oldestRead`. */
  readonly asOf: number | undefined
  readonly isTemplate?: boolean
}

function viewerOf(caller: Caller): Omit<Viewer, 'asOf'> {
  return { caller, me: caller.user && meOf(caller.user) }
}

/** A form carries no token: the CSRF check has passed already, so it counts as a visitor's. */
function asVisitor({ method }: FastifyRequest, caller: Caller): Caller {
  if (method !== 'POST') return caller
  return { ...caller, visitor: { ...caller.visitor, id: randomUUID() } }
}

/** Renders the page. A redirect is thrown as a Response. */
async function makePage(
  { deps, config, renderer, assets }: Pages,
  { lang, path, device, url, route }: Address,
  { caller, me, asOf, isTemplate = false }: Viewer,
  reply: FastifyReply,
  request: Request,
): Promise<HtmlPage> {
  let wait = 0
  const refused = ({ retryAfter: seconds = 0 }: Refusal): void => {
    wait = Math.max(wait, seconds)
  }
  const failures: unknown[] = []
  const failed = (error: unknown): void => void failures.push(error)
  const session = sessionCookies(config, reply)
  const page = await renderer.renderPage(request, {
    lang,
    device,
    me,
    isTemplate,
    favorites: caller.favorites?.map(String),
    requestId: String(reply.request.id),
    call: inProcessCaller({ deps, caller, asOf, session, refused, failed }),
  })
  if (page instanceof Response) throw page
  const { head, html, hydration, screens, bugs } = page
  const isTemporaryFailure = bugs.length > 0 && bugs.every(isTemporary)
  const status = isTemporaryFailure ? 503 : page.status
  if (status === 503) reply.header('retry-after', retryAfter)
  if (status === 429 && wait > 0) reply.header('retry-after', String(wait))
  logFailures(reply, status === 503 ? failures.slice(0, 1) : bugs, status)
  const document = { lang, device, head, html, screens, data: hydration, path: path + url.search }
  const hydratesOnInteraction = route.hydratesOnInteraction === true && !me && !request.body
  return {
    status,
    html: renderDocument({ ...document, hydratesOnInteraction }, assets, config.publicUrl),
    tags: route.tags,
    isPartial: failures.length > 0,
  }
}

function logFailures({ log }: FastifyReply, errors: readonly unknown[], status: number): void {
  const level = status === 503 ? 'warn' : 'error'
  for (const err of errors) log[level]({ err }, 'a page could not be loaded')
}

function meOf({ id, username, email, status, member, isStaff }: User): Me {
  const acting = member && { company: member.company, username: member.username, role: member.role }
  const me = { id: String(id), username, email, status }
  return { ...me, ...(acting && { acting }), ...(isStaff && { isStaff }) }
}

function withQuery({ pathname }: URL, query: URLSearchParams): string {
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

function pageRequest({ url }: Address, received?: FastifyRequest): Request {
  if (received?.method !== 'POST') return new Request(url)
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(readBody(received)))
    for (const item of [value].flat()) form.append(name, String(item))
  return new Request(url, { method: 'POST', body: form })
}

async function redirect(response: Response, reply: FastifyReply): Promise<void> {
  await reply.redirect(response.headers.get('location') ?? '/', response.status)
}

/** As bytes: a string of this size costs three times as much in the socket. */
function sendPlain({ status, html }: HtmlPage, reply: FastifyReply): Promise<void> {
  return sendPrivate(status, encodeUtf8(html), reply)
}

async function sendPrivate(status: number, html: Buffer, reply: FastifyReply): Promise<void> {
  await reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Sends a page in place of one that cannot be had now. */
async function sendFinished(
  pages: Pages,
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.removeHeader('retry-after')
  reply.header('cache-control', 'private, no-store')
  await sendPage(pages, page, request, reply)
}

async function sendPage(
  pages: Pages,
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  void reply.code(page.status).header('etag', page.etag).type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === page.etag) {
    await reply.code(304).send()
    return
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  if (encoding) await reply.header('content-encoding', encoding).send(encodedBody(page, encoding))
  else await reply.send(await pages.finished.plain.read(page))
}
