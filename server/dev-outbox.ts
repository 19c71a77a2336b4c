import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#domains/deps.ts'
import { listOutbox, type OutboxItem } from './adapters/messages/outbox.ts'
import { isLoopbackAddress, isLoopbackHost } from './http/loopback.ts'
import { escapeHtml } from './pages/document.ts'
import { site } from '#contract/site/site.ts'

const maxItems = 100

/**
 * Serves the messages of the outbox, newest first: HTML for browsers, JSON for programs. Their codes and links open
 * accounts, so only clients on this machine are served.
 */
export function mountDevOutbox(app: FastifyInstance, { sql }: Pick<Deps, 'sql'>): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocal(request)) return reply.callNotFound()
    const { headers } = request
    const items = await listOutbox(sql, maxItems)
    void reply.headers({ 'cache-control': 'no-store', vary: 'Accept' })
    if (!wantsPage(headers.accept)) return { items }
    return reply.type('text/html; charset=utf-8').send(htmlPage(items))
  })
}

const forwarded = /^(forwarded|via|x-forwarded-.+|x-real-ip|cf-connecting-ip|true-client-ip)$/

/**
 * Whether the client is on this machine and uses a loopback host: a foreign name could resolve to this machine (DNS
 * rebinding). A forwarded request is local only if all trusted proxies are.
 */
function isLocal({ headers, socket, ip, ips = [] }: FastifyRequest): boolean {
  const { host = '' } = headers
  if (!isLoopbackAddress(socket.remoteAddress) || !isLoopbackHost(host.replace(/:\d+$/, '')))
    return false
  const isForwarded = Object.keys(headers).some((name) => forwarded.test(name))
  return !isForwarded || (ips.length > 1 && [ip, ...ips].every(isLoopbackAddress))
}

function wantsPage(accept = ''): boolean {
  return accept.includes('text/html') && !accept.includes('application/json')
}

function htmlPage(items: readonly OutboxItem[]): string {
  const rows = items.map(
    ({ channel, to, text, code = '', createdAt }) =>
      `<tr><td><time datetime="${createdAt.toISOString()}">${createdAt.toLocaleString('en-GB')}</time><td>${channel}<td>${escapeHtml(to)}<td>${lines(text)}<td><code>${escapeHtml(code)}</code>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Outbox · ${site.name}</title><link rel="stylesheet" href="/assets/docs.css">
<main><h1>Outbox</h1><p>Messages that would have been sent, newest first. Nobody received them.</p>
<table><thead><tr><th>When<th>Channel<th>To<th>Text<th>Code</thead><tbody>${rows.join('\n')}</tbody></table></main></html>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
