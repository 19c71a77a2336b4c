import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { fileURLToPath } from 'node:url'
import { maxImageBytes } from '#contract/limits.ts'
import type { Deps } from '#domains/deps.ts'
import { mountCalls } from './calls.ts'
import type { Config } from './config.ts'
import { mountDevOutbox } from './dev-outbox.ts'
import { answerError } from './errors.ts'
import { FinishedPages } from './finished-pages.ts'
import { mountHealth } from './health.ts'
import { hasStandIn } from './message-settings.ts'
import { mountOpenApi } from './openapi.ts'
import { mountOwnData } from './own-data.ts'
import { mountPages, type Pages } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import { mountStoredFiles } from './stored-files.ts'

const clientFolder = fileURLToPath(new URL('../dist/client/', import.meta.url))

interface Parts extends Omit<Pages, 'deps' | 'config' | 'finished'> {
  readonly deps: Deps
  readonly config: Config
  readonly filesFolder: string
}

/** The whole HTTP face of the product, not listening yet. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { deps, config } = parts
  const finished = new FinishedPages(parts.cache, config)
  const app = Fastify({
    logger: {
      level: config.LOG,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { req: loggedRequest },
    },
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    bodyLimit: 256 * 1024,
    requestTimeout: 120_000,
    keepAliveTimeout: 15_000,
    routerOptions: { maxParamLength: 300 },
    exposeHeadRoutes: true,
    serverFactory: (handler) => finished.server(handler),
  })
  app.server.headersTimeout = 10_000
  app.setErrorHandler(answerError)
  const security = securityHeaders(config)
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(security)
  })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart, {
    limits: { fileSize: maxImageBytes, files: 1, fields: 10, fieldSize: 4_096 },
  })
  await mountBuiltFiles(app)
  await mountStoredFiles(app, { config, storage: deps.storage, filesFolder: parts.filesFolder })
  mountHealth(app, deps)
  mountOpenApi(app, config.publicUrl)
  mountCalls(app, deps, config)
  if (hasStandIn(config) && config.NODE_ENV !== 'production') mountDevOutbox(app, deps)
  mountOwnData(app, deps, config)
  mountPages(app, { ...parts, finished })
  return app
}

/** What a log may say of a request: links of e-mails and of phones are keys, and stay out. */
function loggedRequest({ method, url, ip }: { method: string; url: string; ip: string }) {
  const address = url.replace(/\/(account-link|renew|phone-upload|stop-alerts)\/[^/?]*/, '/$1/…')
  return { method, url: address, remoteAddress: ip }
}

/** What the build made carries a hash and may be kept for ever; the rest is asked for again. */
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
}
