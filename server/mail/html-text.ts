/** Elements whose content nobody reads. */
const unread = new Set(['style', 'script', 'head', 'title', 'template'])
const inline =
  /^(?:a|abbr|b|bdi|big|code|del|em|font|i|ins|label|mark|s|small|span|strike|strong|sub|sup|tt|u)$/

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', zwnj: '' },
  ...{ laquo: '«', raquo: '»', bdquo: '„', ldquo: '“', rdquo: '”', hellip: '…' },
  ...{ ndash: '–', mdash: '—', copy: '©', euro: '€', middot: '·', bull: '•' },
}

interface Tag {
  readonly name: string
  readonly isEnd: boolean
}

/**
 * Text of an HTML mail, a line for each block; lines of a quote begin with ">". Each sign is looked at once: mails are
 * long, and written by anybody.
 */
export function htmlText(html: string): string {
  const lines: string[] = ['']
  let depth = 0
  let hidden: string | null = null
  const add = (text: string): void => {
    lines.push(`${lines.pop() ?? ''}${text}`)
  }
  const startLine = (): void => {
    if (lines.at(-1) !== '' && lines.at(-1) !== '>') lines.push(depth > 0 ? '>' : '')
  }
  for (const piece of piecesOf(html)) {
    if (typeof piece === 'string') {
      if (hidden === null) add(decoded(piece))
      continue
    }
    const { name, isEnd } = piece
    if (hidden !== null) {
      if (isEnd && name === hidden) hidden = null
    } else if (!isEnd && unread.has(name)) hidden = name
    else if (name === 'blockquote') {
      depth = Math.max(0, depth + (isEnd ? -1 : 1))
      lines.push(depth > 0 ? '>' : '')
    } else if (name === 'br') lines.push(depth > 0 ? '>' : '')
    else if (!inline.test(name)) startLine()
  }
  return lines.join('\n')
}

function piecesOf(html: string): (string | Tag)[] {
  const pieces: (string | Tag)[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open === -1) break
    if (open > at) pieces.push(html.slice(at, open))
    const isComment = html.startsWith('<!--', open)
    const close = html.indexOf(isComment ? '-->' : '>', open)
    if (close === -1) return pieces
    at = close + (isComment ? 3 : 1)
    const [, end, name] = /^<(\/?)([a-z][a-z\d]{0,20})/i.exec(html.slice(open, open + 24)) ?? []
    if (name !== undefined) pieces.push({ name: name.toLowerCase(), isEnd: end === '/' })
  }
  if (at < html.length) pieces.push(html.slice(at))
  return pieces
}

function decoded(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10});/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code <= 0x10_ffff ? String.fromCodePoint(code) : whole
    })
}
