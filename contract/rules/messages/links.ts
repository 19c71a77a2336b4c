/*
 * Checks links, and splits a text at its links, which are shown as text until somebody taps them. No zod: browsers load
 * this too.
 */

/** Whether a line is an https link with a host of two labels or more. */
export function isHttpsLink(line: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(line)
}

interface TextPart {
  readonly text: string
}

interface LinkPart {
  /** As it was typed. */
  readonly text: string
  /** Lower case, without "www.". */
  readonly host: string
  /** Absolute; https where no scheme was typed. */
  readonly link: string
}

type Part = TextPart | LinkPart

/**
 * Top-level domains of addresses that are typed without scheme and path. Others need either, because a missing space
 * after a full stop looks like an address too: "bună.de vânzare".
 */
const commonEndings =
  'md|com|ru|ro|net|org|ua|info|biz|xyz|top|site|online|store|shop|club|icu|pw|cc|click|link|live|pro|app|dev|io|me|su|рф|bond|sbs|cfd|lol|fun|website|space|life|vip|win|eu'

const label = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?`
const start = String.raw`(?<![\p{L}\d@._%+-])`
const tail = String.raw`(?:[/?#][^\s<>"«»]*)?`
const withScheme = String.raw`${start}https?:\/\/(?:[^\s/?#<>"«»@]{1,80}@)?(?:${label}\.){1,8}\p{L}[\p{L}\d-]{1,30}\.?(?::\d{1,5})?${tail}`
const withPath = String.raw`${start}(?:${label}\.){1,8}\p{L}{2,24}(?::\d{1,5})?\/[^\s<>"«»]*`
const bare = String.raw`${start}(?:www\.(?:${label}\.){1,8}\p{L}{2,24}|(?:${label}\.){1,8}(?:${commonEndings}))(?![\p{L}\d@-])${tail}`
const links = new RegExp(`${withScheme}|${withPath}|${bare}`, 'giu')

/** Punctuation that ends the sentence, not the address. */
const closing = /[.,;:!?…'’”»*_~)\]}]+$/u
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

const inWord = /[^\s.]\.[^\s.]/

/** Parts of a text in their order; concatenated, their `text` is the text again. */
export function splitLinks(text: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    // Most words are no link, and this is found out in no time.
    if (!inWord.test(chunk)) continue
    for (const match of chunk.matchAll(links)) {
      const typed = withoutClosing(match[0])
      const link = linkOf(typed)
      if (!link) continue
      const at = index + match.index
      if (at > from) parts.push({ text: text.slice(from, at) })
      parts.push(link)
      from = at + typed.length
    }
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

function linkOf(typed: string): LinkPart | null {
  if (isSentenceBoundary(typed)) return null
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
  if (!url) return null
  return { text: typed, link: url.href, host: url.hostname.replace(/^www\.|\.$/g, '') }
}

/** "Stare bună.Com nou": a sentence that begins without a space before it. */
function isSentenceBoundary(typed: string): boolean {
  return /^[^./:]*\p{Ll}\.\p{Lu}\p{Ll}+$/u.test(typed)
}

function withoutClosing(typed: string): string {
  const ending = closing.exec(typed)?.[0] ?? ''
  let kept = typed.length - ending.length
  // A bracket that was opened inside belongs to the address: /wiki/Moldova_(stat)
  for (const sign of ending) {
    const opening = brackets[sign]
    const before = typed.slice(0, kept)
    if (!opening || before.split(opening).length <= before.split(sign).length) break
    kept += sign.length
  }
  return typed.slice(0, kept)
}
