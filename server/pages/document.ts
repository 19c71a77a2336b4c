import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { languages, urlIn, type Lang } from '#contract/languages.ts'
import { site } from '#contract/site/site.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/** URLs of the built browser files that a page needs, in order. */
export interface Assets {
  /** Named by its content: a kept older one would not start the scripts of a newer document. */
  readonly early: string
  readonly script: string
  readonly styles: (screens: readonly string[]) => readonly string[]
  readonly preloads: (screens: readonly string[], lang: Lang) => readonly string[]
}

const entry = 'app/entry-client.tsx'

export async function readAssets(folder: URL): Promise<Assets> {
  const manifest: Manifest = JSON.parse(
    await readFile(new URL('.vite/manifest.json', folder), 'utf8'),
  )
  const main = manifest[entry]
  if (!main) throw new Error('The built pages are not complete: run the build again')
  const early = await readFile(new URL('assets/early.js', folder))
  const version = createHash('sha256').update(early).digest('hex').slice(0, 8)
  // Bounded by the number of screens and languages; used by every page.
  const known = new Map<string, readonly Chunk[]>()
  const neededFor = (...keys: readonly string[]): readonly Chunk[] => {
    const chunks = known.get(keys.join(' ')) ?? neededBy(manifest, keys)
    known.set(keys.join(' '), chunks)
    return chunks
  }
  return {
    early: `/assets/early.js?v=${version}`,
    script: `/${main.file}`,
    styles: (screens) => {
      const needed = neededFor(entry, ...screens)
      return [...new Set(needed.flatMap(({ css = [] }) => css))].map((file) => `/${file}`)
    },
    preloads: (screens, lang) =>
      neededFor(entry, `i18n/${lang}/texts.ts`, ...screens)
        .filter((chunk) => chunk !== main)
        .map(({ file }) => `/${file}`),
  }
}

/** Dependencies come before their importers, whose styles may override theirs. */
function neededBy(manifest: Manifest, keys: readonly string[]): readonly Chunk[] {
  const needed = new Set<Chunk>()
  const seen = new Set<string>()
  const follow = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(follow)
    needed.add(chunk)
  }
  keys.forEach(follow)
  return [...needed]
}

export interface DocumentHead {
  readonly title: string
  readonly description: string
  readonly noIndex?: boolean
  /** JSON-LD for search engines. */
  readonly structured?: object
  /** Path of the picture for shared links, below that of the language; absent: the general one. */
  readonly picture?: string
}

export interface Document {
  readonly lang: Lang
  readonly device: 'desktop' | 'mobile'
  readonly head: DocumentHead
  readonly html: string
  readonly data: unknown
  readonly screens: readonly string[]
  /** Path without the language, with the canonical query. */
  readonly path: string
  /** The scripts come with the first sign of a person. */
  readonly hydratesOnInteraction?: boolean
}

/** Start of the element with the data of the page. */
export const dataElement = '<script type="application/json" id="page-data">'

/** The complete HTML document. No inline scripts or styles: the bytes are the same for every visitor. */
export function renderDocument(page: Document, assets: Assets, publicUrl: URL): string {
  const { lang, head } = page
  const addresses = languages.map((language) => ({
    language,
    href: escapeHtml(urlIn(language, page.path, publicUrl)),
  }))
  const canonical = addresses.find(({ language }) => language === lang)?.href ?? ''
  const title = escapeHtml(head.title)
  const description = escapeHtml(head.description)
  const indexing = head.noIndex
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${canonical}"><meta property="og:url" content="${canonical}">${addresses
        .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
        .join('')}<link rel="alternate" hreflang="x-default" href="${addresses[0]?.href}">`
  const structured = head.structured
    ? `<script type="application/ld+json">${escapeJson(head.structured)}</script>`
    : ''
  return `<!doctype html><html lang="${lang}" data-device="${page.device}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title><meta name="description" content="${description}">${indexing}<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="website">${pictureOf(page, publicUrl)}<meta property="og:site_name" content="${escapeHtml(site.name)}"><meta name="theme-color" content="#fbfaf8" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#171412" media="(prefers-color-scheme: dark)"><link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">${structured}${scripts(page, assets)}${fontPreloads(lang)}${assets
    .styles(page.screens)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join(
      '',
    )}</head><body><div id="root">${page.html}</div>${dataElement}${escapeJson(page.data)}</script></body></html>`
}

function scripts({ screens, lang, hydratesOnInteraction }: Document, assets: Assets): string {
  const chunks = assets.preloads(screens, lang)
  if (hydratesOnInteraction)
    return `<script src="${assets.early}" data-entry="${assets.script}" data-chunks="${chunks.join(' ')}"></script>`
  const preloads = chunks.map(
    (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
  )
  return `<script src="${assets.early}"></script>${preloads.join('')}<script type="module" fetchpriority="low" src="${assets.script}"></script>`
}

/** What messengers and networks show beside a link. */
function pictureOf({ lang, head }: Document, publicUrl: URL): string {
  const path = `/share-pictures/${lang}/${head.picture ?? 'home/site.jpg'}`
  const href = escapeHtml(new URL(path, publicUrl).href)
  return `<meta property="og:image" content="${href}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image">`
}

/** Fonts are referenced by the style sheets only; preloading them avoids a late layout shift. */
function fontPreloads(lang: Lang): string {
  const subsets = lang === 'ru' ? ['latin', 'cyrillic'] : ['latin']
  return subsets
    .map(
      (subset) =>
        `<link rel="preload" href="/assets/fonts/gasit-${subset}.woff2" as="font" type="font/woff2" crossorigin>`,
    )
    .join('')
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const unsafeInScript = /[<\u2028\u2029]/g

/** JSON that is safe inside a script element. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replace(
    unsafeInScript,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
