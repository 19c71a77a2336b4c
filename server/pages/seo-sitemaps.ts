import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { addressIn, languages, urlIn } from '#contract/languages.ts'
import { lastRange, publicAdvertsOf, sitemapRanges } from '#domains/adverts/sitemap/service.ts'
import { categoryTree } from '#domains/categories/service.ts'
import { allArticles } from '#domains/content/service.ts'
import type { Deps } from '#domains/deps.ts'
import { escapeHtml } from './document.ts'

/** Paths without pages. */
const withoutPages = ['/api/', '/dev/']

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * Serves robots.txt, a sitemap index and the sitemaps: one of pages and categories, and one per range of advert ids,
 * streamed. Each page is listed in each language, with its alternates.
 */
export function mountSitemaps(
  app: FastifyInstance,
  deps: Pick<Deps, 'sql'>,
  { publicUrl, unlisted }: { publicUrl: URL; unlisted: readonly string[] },
): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicUrl, unlisted)),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const ranges = await sitemapRanges(deps)
    const files = [
      `<sitemap><loc>${href('/sitemaps/pages.xml', publicUrl)}</loc></sitemap>`,
      ...ranges.map(
        ({ range, changedAt }) =>
          `<sitemap><loc>${href(`/sitemaps/adverts-${range}.xml`, publicUrl)}</loc><lastmod>${changedAt.toISOString()}</lastmod></sitemap>`,
      ),
    ]
    return sendXml(request, reply, [
      `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`,
      `${files.join('\n')}\n</sitemapindex>\n`,
    ])
  })
  app.get('/sitemaps/pages.xml', async (request, reply) => {
    const paths = await pagePaths(deps)
    return sendXml(request, reply, urlSet([paths.map((path) => entries(path, publicUrl))]))
  })
  app.get<{ Params: { range: string } }>(
    '/sitemaps/adverts-:range(^\\d{1,6}$).xml',
    async (request, reply) => {
      const range = Number(request.params.range)
      if (range > lastRange) return reply.callNotFound()
      return sendXml(request, reply, urlSet(advertEntries(deps, range, publicUrl)))
    },
  )
}

function robotsText(publicUrl: URL, unlisted: readonly string[]): string {
  const lines = languages.flatMap((lang) =>
    [...withoutPages, ...unlisted].map((path) => `Disallow: ${addressIn(lang, path)}`),
  )
  return `User-agent: *\n${lines.join('\n')}\n\nSitemap: ${new URL('/sitemap.xml', publicUrl).href}\n`
}

/** Pages that are the same for everybody: home, categories, articles. */
async function pagePaths(deps: Pick<Deps, 'sql'>): Promise<string[]> {
  const [categories, pages] = await Promise.all([categoryTree(deps), allArticles(deps)])
  const articles = new Set(['terms-of-use', ...pages.map(({ slug }) => slug)])
  return [
    ...['/', '/pricing', '/article'],
    ...[...articles].map((slug) => `/article/${slug}`),
    ...categories.flatMap(({ slug, groups }) => [
      `/category/${slug}`,
      ...groups.flatMap(({ subcategories }) =>
        subcategories.map((subcategory) => `/category/${slug}/${subcategory.slug}`),
      ),
    ]),
  ]
}

async function* advertEntries(
  deps: Pick<Deps, 'sql'>,
  range: number,
  publicUrl: URL,
): AsyncGenerator<string[]> {
  for await (const adverts of publicAdvertsOf(deps, range))
    yield adverts.map(({ id, changedAt }) => entries(`/advert/${id}`, publicUrl, changedAt))
}

/** Entries of a page in each language, with links to the others. */
function entries(path: string, publicUrl: URL, changedAt?: Date): string {
  const addresses = languages.map((lang) => ({
    lang: String(lang),
    address: escapeHtml(urlIn(lang, path, publicUrl)),
  }))
  const [first] = addresses
  const links = [...addresses, { lang: 'x-default', address: first?.address ?? '' }]
    .map(
      ({ lang, address }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address}"/>`,
    )
    .join('')
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return addresses
    .map(({ address }) => `<url><loc>${address}</loc>${lastmod}${links}</url>\n`)
    .join('')
}

async function* urlSet(
  batches: Iterable<string[]> | AsyncIterable<string[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const batch of batches) yield batch.join('')
  yield '</urlset>\n'
}

/** Streams XML, compressed if the client accepts gzip. */
function sendXml(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  const plain = Readable.from(text)
  void reply
    .type('application/xml; charset=utf-8')
    .headers({ 'cache-control': 'public, max-age=600', vary: 'Accept-Encoding' })
  if (!String(headers['accept-encoding'] ?? '').includes('gzip')) return reply.send(plain)
  const compressed = createGzip({ level: 6 })
  plain.once('error', (error) => compressed.destroy(error))
  compressed.once('close', () => plain.destroy())
  return reply.header('content-encoding', 'gzip').send(plain.pipe(compressed))
}

function href(path: string, publicUrl: URL): string {
  return escapeHtml(new URL(path, publicUrl).href)
}
