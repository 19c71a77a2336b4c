import type { Me } from '#contract/accounts/session.ts'
import type { HtmlPage } from '../cache/rendered-cache.ts'
import { dataElement, escapeJson } from '../document.ts'
import { encodeUtf8 } from '../encode-utf8.ts'

/** The user in whose name a template is rendered. A page that shows more of a user than its data is no template. */
export const templateUser: Me = {
  id: '⟦id⟧',
  username: '⟦username⟧',
  email: '⟦email⟧',
  status: 'active',
}

/** A page that is the same for all logged-in users, with holes for what is told of the person. */
export interface PageTemplate {
  readonly parts: readonly (Uint8Array | Hole)[]
  /** Sellers on the page: it marks their adverts for them, so that it is rendered for each. */
  readonly owners: ReadonlySet<string>
  readonly bytes: number
}

type Hole = { readonly kind: 'user' | 'favorites' } | { readonly kind: 'heart'; id: string }

/** Cuts the holes into a page that was rendered for `templateUser`; null if it cannot be filled in for others. */
export function templateOf({ status, html }: HtmlPage): PageTemplate | null {
  const data = html.indexOf(dataElement)
  if (status !== 200 || data < 0) return null
  const body = html.slice(data)
  const cut = [...cutHearts(html.slice(0, data)), ...cutData(body)]
  const holesOf = (kind: Hole['kind']): number =>
    cut.filter((part) => typeof part !== 'string' && part.kind === kind).length
  const isTold = cut.some((part) => typeof part === 'string' && part.includes('⟦'))
  if (holesOf('user') !== 1 || holesOf('favorites') !== 1 || isTold) return null
  const owners = new Set(Array.from(body.matchAll(/"ownerId":"(\d+)"/g), ([, id]) => id ?? ''))
  const parts = cut.map((part) => (typeof part === 'string' ? encodeUtf8(part) : part))
  return { parts, owners, bytes: html.length }
}

/** Fills in a template; the bytes of the page as rendered for the user. */
export function filledPage({ parts }: PageTemplate, me: Me, favorites: readonly string[]): Buffer {
  const marked = new Set(favorites)
  const textOf = (hole: Hole): string => {
    if (hole.kind === 'user') return escapeJson(me)
    return hole.kind === 'heart' ? String(marked.has(hole.id)) : escapeJson(favorites)
  }
  return Buffer.concat(
    parts.map((part) => (part instanceof Uint8Array ? part : Buffer.from(textOf(part)))),
  )
}

/** The state of the first button of each card, which is its heart. */
function cutHearts(html: string): (string | Hole)[] {
  const parts: (string | Hole)[] = []
  let id: string | undefined
  let from = 0
  for (const { 0: found, 1: card, index } of html.matchAll(
    /data-advert="(\d+)"|aria-pressed="false"/g,
  )) {
    if (card === undefined && id !== undefined) {
      const state = index + 'aria-pressed="'.length
      parts.push(html.slice(from, state), { kind: 'heart', id })
      from = index + found.length - 1
    }
    id = card
  }
  return [...parts, html.slice(from)]
}

function cutData(data: string): (string | Hole)[] {
  const user = escapeJson(templateUser)
  const parts: (string | Hole)[] = []
  let from = 0
  for (const { 0: found, index } of data.matchAll(/"me":\{[^{}]*\}|"favorites":\[\]/g)) {
    const isUser = found === `"me":${user}`
    if (!isUser && found.startsWith('"me"')) continue
    parts.push(data.slice(from, index + found.indexOf(':') + 1), {
      kind: isUser ? 'user' : 'favorites',
    })
    from = index + found.length
  }
  return [...parts, data.slice(from)]
}
