import type { FastifyInstance } from 'fastify'
import type { Deps } from '#domains/deps.ts'
import { listOutbox, type OutboxItem } from '../adapters/messages/outbox.ts'
import { isFromThisMachine } from '../http/loopback.ts'
import { escapeHtml } from '../pages/document.ts'
import { site } from '#contract/site/site.ts'

const maxItems = 100

/**
 * Serves the messages of the outbox, newest first: HTML for browsers, JSON for programs. Their codes and links open
 * accounts, so only clients on this machine are served.
 */
export function mountDevOutbox(app: FastifyInstance, { sql }: Pick<Deps, 'sql'>): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
    const { headers } = request
    const items = await listOutbox(sql, maxItems)
    void reply.headers({ 'cache-control': 'no-store', vary: 'Accept' })
    if (!wantsPage(headers.accept)) return { items }
    return reply.type('text/html; charset=utf-8').send(htmlPage(items))
  })
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
<meta name="robots" content="noindex"><title>Outbox | ${site.name}</title><link rel="stylesheet" href="/assets/docs.css">
<main><h1>Outbox</h1><p>Messages that would have been sent, newest first. Nobody received them.</p>
<table><thead><tr><th>When<th>Channel<th>To<th>Text<th>Code</thead><tbody>${rows.join('\n')}</tbody></table></main></html>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
