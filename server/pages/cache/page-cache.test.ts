import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { plainBody, type CachedPage } from './compress-page.ts'
import { PageCache } from './page-cache.ts'
import { everyPage, type HtmlPage } from './rendered-cache.ts'

const megabyte = 1024 * 1024
const htmlPage = (html: string, ...tags: string[]): HtmlPage => ({ status: 200, html, tags })

/** A page that the test finishes by hand. */
function slowPage() {
  const { promise, resolve, reject } = Promise.withResolvers<HtmlPage>()
  return { make: vi.fn<() => Promise<HtmlPage>>(() => promise), finish: resolve, fail: reject }
}

function textOf({ brotli }: CachedPage): string {
  return brotliDecompressSync(brotli).toString()
}

afterEach(() => {
  vi.useRealTimers()
})

function passSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1_000 })
}

test('one page is made for all who ask at once', async () => {
  const cache = new PageCache(megabyte)
  const page = slowPage()

  const requests = Array.from({ length: 100 }, () => cache.get('/', page.make))
  page.finish(htmlPage('home'))
  const answers = await Promise.all(requests)

  expect(page.make).toHaveBeenCalledTimes(1)
  expect(new Set(answers).size).toBe(1)
})

test('a page is compressed well when it is asked for again, and is the same in each form', async () => {
  const cache = new PageCache(megabyte)
  const html = `<p>Găsit</p>${'<li>mașină de spălat</li>'.repeat(200)}`
  const make = vi.fn<() => Promise<HtmlPage>>(async () => htmlPage(html))
  const first = await cache.get('/', make)
  expect(first.gzip).toBeNull()

  await cache.get('/', make)

  const page = await vi.waitFor(() => {
    const known = cache.peekAny('/')
    if (!known?.gzip) throw new Error('not yet')
    return { ...known, gzip: known.gzip }
  })
  expect(gunzipSync(page.gzip).toString()).toBe(html)
  expect([textOf(first), textOf(page)]).toEqual([html, html])
  expect((await plainBody(page)).toString()).toBe(html)
  expect(page.brotli.byteLength).toBeLessThan(first.brotli.byteLength)
  expect(page.etag).toMatch(/^"[\w-]{22}"$/)
  expect(make).toHaveBeenCalledTimes(1)
})

test('a page made anew that has not changed is not compressed anew', async () => {
  const cache = new PageCache(megabyte)
  const make = async (): Promise<HtmlPage> => htmlPage('home')
  const page = await cache.get('/', make)
  passSeconds(61)

  await cache.get('/', make)

  await vi.waitFor(() => expect(cache.peek('/')).toBe(page))
})

test('an old page is served once more while it is made anew', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/', async () => htmlPage('old'))
  passSeconds(61)
  const renewal = slowPage()

  expect(textOf(await cache.get('/', renewal.make))).toBe('old')
  expect(textOf(await cache.get('/', renewal.make))).toBe('old')
  renewal.finish(htmlPage('new'))

  await vi.waitFor(async () => {
    const page = await cache.get('/', async () => htmlPage('never'))
    expect(textOf(page)).toBe('new')
  })
  expect(renewal.make).toHaveBeenCalledTimes(1)
})

test('a page stays for as long as it cannot be made anew', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/', async () => htmlPage('old'))
  for (const seconds of [61, 3_600, 86_400]) {
    passSeconds(seconds)
    const page = await cache.get('/', async () => {
      throw new Error('The database is away')
    })
    expect(textOf(page)).toBe('old')
  }
})

test('a page that lacks something is served, and does not replace the whole one', async () => {
  const cache = new PageCache(megabyte)
  const partial = async () => ({ ...htmlPage('no menu'), isPartial: true })
  expect(textOf(await cache.get('/', partial))).toBe('no menu')
  expect(textOf(await cache.get('/', async () => htmlPage('whole')))).toBe('whole')
  for (const seconds of [61, 3_600]) {
    passSeconds(seconds)
    const page = await cache.get('/', partial)
    expect(textOf(page)).toBe('whole')
  }
})

test('who asks first for a page that cannot be made gets the error, and the next one asks again', async () => {
  const cache = new PageCache(megabyte)

  await expect(cache.get('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(textOf(await cache.get('/', async () => htmlPage('back')))).toBe('back')
})

test('a change forgets the pages that show it, and no other', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/cars', async () => htmlPage('cars', 'category:transport'))
  await cache.get('/books', async () => htmlPage('books', 'category:diverse'))

  cache.drop(new Set(['category:transport', 'list']))

  expect(textOf(await cache.get('/cars', async () => htmlPage('new cars')))).toBe('new cars')
  expect(textOf(await cache.get('/books', async () => htmlPage('new')))).toBe('books')
})

test('a page begun before a change is not kept, and not given to who asks after it', async () => {
  const cache = new PageCache(megabyte)
  const before = slowPage()
  const early = cache.get('/', before.make)

  cache.drop(new Set(['list']))
  const late = await cache.get('/', async () => htmlPage('after', 'list'))
  before.finish(htmlPage('before', 'list'))

  expect(textOf(late)).toBe('after')
  expect(textOf(await early)).toBe('before')
  expect(textOf(await cache.get('/', async () => htmlPage('never')))).toBe('after')
})

test('only pages and honest 404s are kept', async () => {
  const cache = new PageCache(megabyte)
  const cachedStatuses = []
  for (const status of [200, 404, 301, 410, 500, 503]) {
    const key = `/${status}`
    await cache.get(key, async () => ({ status, html: 'first', tags: [] }))
    const page = await cache.get(key, async () => ({ status, html: 'second', tags: [] }))
    if (textOf(page) === 'first') cachedStatuses.push(status)
  }

  expect(cachedStatuses).toEqual([200, 404])
})

test('the longest unasked go first when memory is full', async () => {
  const cache = new PageCache(11_000)
  // Incompressible: some 2,850 bytes with what an entry takes, and 1,850 more once it has been asked for again.
  const page = (name: string) => async (): Promise<HtmlPage> =>
    htmlPage(name + randomBytes(1_800).toString('base64'))
  await cache.get('a', page('a'))
  await cache.get('b', page('b'))
  await cache.get('c', page('c'))
  await cache.get('a', page('x'))
  await cache.get('d', page('d'))

  expect(['a', 'b', 'c', 'd'].filter((key) => cache.peekAny(key))).toEqual(['a', 'c', 'd'])
})

test('all pages are dropped when it is not known which show the change', async () => {
  const cache = new PageCache(megabyte)
  await cache.get('/', async () => htmlPage('home'))
  await cache.get('/1', async () => htmlPage('advert', 'advert:1'))

  cache.drop(new Set([everyPage]))

  expect(cache.size.pages).toBe(0)
})
