import { keyRequestsPerMinute, idempotencyHours } from '#contract/rules/partners/limits.ts'
import { partnerCalls } from '#contract/partners/partner-calls.ts'
import { webhookEvents } from '#contract/rules/partners/webhook-events.ts'
import { site } from '#contract/site/site.ts'
import { escapeHtml } from '../pages/document.ts'

/** The API for programs of companies, for people who write these. */
export function docsPage(publicUrl: URL): string {
  const base = new URL('/api/partners/v1', publicUrl).href
  const rows = Object.values(partnerCalls).map(
    ({ method, path, summary, scope }) =>
      `<tr><td><code>${method} ${escapeHtml(path)}</code></td><td>${escapeHtml(summary)}</td><td><code>${scope ?? 'any'}</code></td></tr>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API for companies | ${site.name}</title><link rel="stylesheet" href="/assets/docs.css">
<main><h1>API for companies</h1>
<p>The whole in machine form, for generators of clients: <a href="/api/partners/openapi.json">openapi.json</a>. Keys and addresses are made at <a href="/my-api">/my-api</a>.</p>
<h2>Requests</h2>
<p>Addresses begin with <code>${escapeHtml(base)}</code>. Send the key in the header <code>Authorization: Bearer gk_…</code>, bodies as JSON.
A key may make as many requests in a minute as its owner chose, up to ${keyRequestsPerMinute.max}: see <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code>, <code>RateLimit-Reset</code>,
and <code>Retry-After</code> of an answer 429. Lists go on with <code>cursor</code> until <code>nextCursor</code> is null.
PUT and POST take an <code>Idempotency-Key</code>: within ${idempotencyHours} hours the same request gets the same answer.
An error is <code>{"error": {"code", "message", "field"}}</code>.</p>
<table><thead><tr><th>Address<th>What it does<th>Scope</tr></thead><tbody>${rows.join('\n')}</tbody></table>
<h2>Events</h2>
<p>An address is told by POST of ${webhookEvents.map((event) => `<code>${event}</code>`).join(', ')}, and of <code>test</code>.
The body is <code>{"id", "type", "createdAt", "data"}</code>; <code>data</code> holds ids and states, and details are read by the calls above.
Answer with a status 2xx within ten seconds; anything else is tried again after 1, 5, 15, 30 and 60 minutes and then less often, for a day.
The same event keeps its <code>id</code>: take each id once. Events may come in another order than they happened.</p>
<p>Requests follow <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>. The header <code>webhook-signature</code> is <code>v1,</code> and, in base64, HMAC-SHA256 of
<code>webhook-id.webhook-timestamp.body</code> (joined by dots, the body as it came) with the key that follows <code>whsec_</code> in the secret, in base64.
Compare in constant time, and refuse a <code>webhook-timestamp</code> (seconds) that is more than five minutes off.</p></main></html>`
}
