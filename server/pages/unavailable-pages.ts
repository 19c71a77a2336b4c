import type { IncomingMessage, ServerResponse } from 'node:http'
import { languages, type Lang } from '#contract/languages.ts'
import { Refusal } from '#contract/refusals.ts'
import { retryAfter } from '../errors.ts'
import { deviceOf } from './cache/cached-pages.ts'
import { renderDocument, type Assets } from './document.ts'
import { encodeUtf8 } from './encode-utf8.ts'
import type { PageRenderer } from './renderer.ts'

interface Parts {
  readonly renderer: PageRenderer
  readonly assets: Assets
  readonly publicUrl: URL
}

type Device = ReturnType<typeof deviceOf>

export const unavailableHeaders = {
  'retry-after': retryAfter,
  'cache-control': 'private, no-store',
  'content-type': 'text/html; charset=utf-8',
} as const

/** A page that cannot be shown without data. */
const path = '/advert/1'

/**
 * The page that says that the site cannot answer now, in each language and for each device. It needs no data and is
 * rendered once, so that it costs nothing when there is least to spend.
 */
export class UnavailablePages {
  readonly #parts: Parts
  readonly #pages = new Map<string, Promise<Buffer>>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  get(lang: Lang, device: Device): Promise<Buffer> {
    const key = `${lang} ${device}`
    const page = this.#pages.get(key) ?? this.#render(lang, device)
    this.#pages.set(key, page)
    page.catch(() => this.#pages.delete(key))
    return page
  }

  /** Answers a request that has not been routed. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, first] = /^\/(\w+)(?:[/?]|$)/.exec(request.url ?? '') ?? []
    const lang = languages.find((one) => one === first) ?? languages[0]
    const body = await this.get(lang, deviceOf(request.headers))
    response.writeHead(503, { ...unavailableHeaders, 'content-length': body.byteLength }).end(body)
  }

  async #render(lang: Lang, device: Device): Promise<Buffer> {
    const { renderer, assets, publicUrl } = this.#parts
    const address = new URL((lang === languages[0] ? '' : `/${lang}`) + path, publicUrl)
    const page = await renderer.renderPage(new Request(address), {
      ...{ lang, device, me: null },
      call: () => Promise.reject(new Refusal('unavailable')),
    })
    if (page instanceof Response) throw new Error('The page without data leads elsewhere')
    const { head, html, hydration: data, screens } = page
    return encodeUtf8(
      renderDocument({ lang, device, head, html, screens, data, path }, assets, publicUrl),
    )
  }
}
