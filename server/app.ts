import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { maxImageBytes } from '#contract/limits.ts'
import { takeNotice } from '#domains/billing/service.ts'
import type { Deps } from '#domains/deps.ts'
import { addViews } from '#domains/numbers/service.ts'
import { BodyRateGuard } from './http/body-rate.ts'
import { mountCalls } from './calls/mount-calls.ts'
import type { Condition } from './condition.ts'
import type { Config } from './config.ts'
import { mountDevOutbox } from './dev/dev-outbox.ts'
import { mountDevParts } from './dev/dev-parts.ts'
import { answerError, answerNotFound } from './errors.ts'
import { maxBodyBytes, maxFields } from './calls/form-body.ts'
import { CachedPages } from './pages/cache/cached-pages.ts'
import { compressAnswers } from './http/compression.ts'
import { createHttpServer, refuse, refuseClient } from './http/http-server.ts'
import { shedder } from './http/shedding.ts'
import { mountHealth } from './health.ts'
import { isTrial } from './settings/message-settings.ts'
import { mountMetrics } from './metrics/mount-metrics.ts'
import type { ProcessState } from './metrics/state.ts'
import { mountOpenApi } from './openapi.ts'
import { mountOwnData } from './calls/data-export.ts'
import { mountPages, type Pages } from './pages/pages.ts'
import type { RouteTable } from './pages/route-table.ts'
import { securityHeaders } from './http/security-headers.ts'
import { mountStreams } from './stream/streams.ts'
import { UnavailablePages } from './pages/unavailable-pages.ts'
import { ViewCounter } from './pages/views/view-counter.ts'
import { mountPartners } from './partners/mount-partners.ts'
import { mountSitemaps } from './pages/seo-sitemaps.ts'
import { trialName } from './adapters/payments/local.ts'
import { mountPaymentCallbacks } from './calls/payment-callbacks.ts'
import { mountBillInvoices } from './payments/bill-invoices.ts'
import { mountTrialBank } from './payments/trial-bank.ts'
import { UploadSlots } from './files/upload-slots.ts'
import { mountMessagePhotos } from './files/message-photos.ts'
import { mountTicketPhotos } from './files/ticket-photos.ts'
import { mountInboundMail } from './mail/inbound.ts'
import { mountSharePictures } from './files/share-pictures.ts'
import { mountSmallPhotos } from './files/small-photos.ts'
import { mountStoredFiles } from './files/stored-files.ts'

const clientFolder = fileURLToPath(new URL('../dist/client/', import.meta.url))

interface Parts extends Omit<Pages, 'deps' | 'config' | 'finished' | 'unavailable' | 'views'> {
  readonly condition: Condition
  /** Absent: no metrics are served. */
  readonly state?: ProcessState
  readonly deps: Deps
  readonly config: Config
  readonly filesFolder: string
}

/** Creates the Fastify application with all its routes; it is not listening yet. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { deps, config, routes, condition } = parts
  const views = viewCounter(deps)
  const finished = finishedPages(parts, views)
  const unavailable = new UnavailablePages({ ...parts, publicUrl: config.publicUrl })
  const headers = securityHeaders(config)
  const bodies = new BodyRateGuard(headers)
  const shed = shedder({ condition, unavailable, headers })
  const app = Fastify({
    logger: loggerOf(parts),
    genReqId: requestIds(),
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: 300 },
    exposeHeadRoutes: true,
    serverFactory: (handler) => createHttpServer({ finished, bodies, headers, shed }, handler),
    // What still comes on open connections is answered.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseClient(error, socket, headers),
    // Malformed URLs, for which hooks do not run.
    frameworkErrors: (error, _request, { raw }) =>
      refuse(raw, error.statusCode === 414 ? 414 : 400, headers),
  })
  app.setErrorHandler(answerError).setNotFoundHandler(answerNotFound)
  addToAnswers(app, headers)
  await registerParsers(app)
  await mountFiles(app, parts)
  await mountOperation(app, parts)
  mountSitemaps(app, deps, { publicUrl: config.publicUrl, unlisted: routes.unlisted })
  const slots = new UploadSlots()
  mountApi(app, { deps, config, bodies, slots, screens: { routes, views } })
  mountPrivateFiles(app, deps, config)
  mountPayments(app, parts)
  await mountInboundMail(app, { deps, config, bodies })
  await mountStreams(app, deps, { config, headers })
  mountPages(app, { ...parts, finished, unavailable, views })
  return app
}

function finishedPages({ cache, config, condition }: Parts, views: ViewCounter): CachedPages {
  return new CachedPages(cache, config, { isPressed: () => isPressed(condition), views })
}

function viewCounter({ sql, reservedSql = sql, clock, log }: Deps): ViewCounter {
  return new ViewCounter({
    store: (counts) => addViews(reservedSql, counts),
    now: () => clock.now(),
    warn: ({ message }) => log.warn({ error: message }, 'page views were not stored'),
  })
}

/** Pages cannot be rendered now. */
function isPressed({ isDatabaseAway, isOverloaded }: Condition): boolean {
  return isDatabaseAway() || isOverloaded()
}

/** The calls of the site, and those for programs of companies. */
function mountApi(app: FastifyInstance, parts: Parameters<typeof mountCalls>[1]): void {
  mountCalls(app, parts)
  mountPartners(app, parts)
}

/**
 * What operators and other programs read: health, metrics, the contract, and outside production the parts, and the
 * messages that nobody received.
 */
async function mountOperation(app: FastifyInstance, parts: Parts): Promise<void> {
  const { deps, config, condition, state } = parts
  mountHealth(app, condition)
  mountOpenApi(app, config.publicUrl)
  if (state) mountMetrics(app, config, state)
  if (config.NODE_ENV === 'production') return
  await mountDevParts(app)
  if (isTrial(config)) mountDevOutbox(app, deps)
}

function loggerOf({ config, routes }: Parts) {
  return {
    level: config.LOG,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
    serializers: { req: (request: LoggedRequest) => loggedRequest(request, routes) },
  }
}

/** Bills as PDF, callbacks of the provider, and on a trial the page of the bank. */
function mountPayments(app: FastifyInstance, { deps, config }: Parts): void {
  mountBillInvoices(app, deps, config)
  const { payments: provider } = deps
  if (!provider) return
  mountPaymentCallbacks(app, {
    provider,
    onNotice: (notice, method) => takeNotice(deps, method, notice),
  })
  if (provider.name === trialName) mountTrialBank(app, { deps, config })
}

/** What only some people may download. */
function mountPrivateFiles(app: FastifyInstance, deps: Deps, config: Config): void {
  mountOwnData(app, deps, config)
  mountMessagePhotos(app, deps, config)
  mountTicketPhotos(app, deps, config)
}

/** Cookies, and both form encodings. */
async function registerParsers(app: FastifyInstance): Promise<void> {
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart, {
    limits: { fileSize: maxImageBytes, files: 1, fields: maxFields, fieldSize: maxBodyBytes },
  })
}

/** Ids that are unique over processes and restarts, short enough to be read out. */
function requestIds(): () => string {
  const start = randomBytes(4).toString('hex')
  let number = 0
  return () => `${start}-${(++number).toString(36)}`
}

interface LoggedRequest {
  readonly method: string
  readonly url: string
  readonly ip: string
}

/** Logged fields of a request. Keys in the URLs of e-mail and upload links are redacted. */
function loggedRequest({ method, url, ip }: LoggedRequest, { redact }: RouteTable) {
  return { method, url: redact(url), remoteAddress: ip }
}

/** Synchronous hooks: a handler may return before its answer is sent, but not before it is begun. */
function addToAnswers(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers)
    done(null, payload)
  })
  compressAnswers(app)
}

async function mountFiles(app: FastifyInstance, parts: Parts): Promise<void> {
  const { deps, config, filesFolder } = parts
  await mountBuiltFiles(app)
  await mountStoredFiles(app, { config, storage: deps.storage, filesFolder })
  mountSmallPhotos(app, deps)
  mountSharePictures(app, deps)
}

/** Files of the build have hashed names and are cached for a year; other assets for an hour. */
async function mountBuiltFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: `${clientFolder}built`,
    prefix: '/built/',
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    preCompressed: true,
  })
  await app.register(fastifyStatic, {
    root: `${clientFolder}assets`,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    maxAge: '1h',
    preCompressed: true,
  })
  // Asked for by what shows no page of ours: a plain page, a PDF, a reader of feeds.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/assets/favicon.svg', 301))
}
