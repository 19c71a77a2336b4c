/** Where the quoted mail begins. */
interface Cut {
  /** First line of the words that introduce it. */
  readonly at: number
  /** First line after them. */
  readonly next: number
}

const quoted = /^\s*>/

/** Our own line at the top of each mail, quoted or not: "–– … · GS-20261123-0042 ––". */
const ourMark = /[–-]{2}.*GS-\d{8}-\d{4,}.*[–-]{2}/

const wrote =
  /(?:wrote|writes|a scris|au scris|scrie|написал(?:\(а\)|а)?|пишет|писал(?:\(а\)|а)?)\s*:$/i
const day = /\b20\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b/
const address = /<\s*[^\s<>]+@[^\s<>]+>\s*:$/

/** Lines that introduce a quoted mail wrap at 78 signs in many programs. */
const introductionLines = 4
const introductionLength = 400

/** Separators before a quoted mail, in the languages of its readers. */
const separators = [
  /^_{20,}$/,
  /^-{2,}\s*(?:original message|forwarded message|mesaj original|mesajul original|mesaj ini[țt]ial|mesaj redirec[țt]ionat|исходное сообщение|оригинальное сообщение|пересылаемое сообщение|пересланное сообщение|конец пересылаемого сообщения)\s*-{2,}$/i,
  /^(?:begin forwarded message|начало переадресованного сообщения|începutul mesajului redirecționat)\s*:$/i,
]

/** Headers after that of the sender, so that a line of an answer is none. */
const headersOfQuote = 2
const fromHeader = /^\**(?:from|de la|de|expeditor|от|от кого)\s*:\**\s*\S/i
const otherHeader =
  /^\**(?:sent|date|to|subject|trimis|dat[ăa]|către|catre|la|subiect|отправлено|дата|кому|тема)\s*:\**\s*\S/i

const signatures = [
  /^--\s*$/,
  /^(?:sent|trimis|отправлено)\s+(?:from|de pe|din|prin|cu|с|со|из|через)\s.{2,160}$/i,
  /^(?:get|descărca[țt]i|descarc[ăa]|ob[țt]ine[țt]i|скачать|получить|загрузить)\s+outlook\s.{2,160}$/i,
]

/**
 * What the sender of a mail has written: without the mail that it answers and without a signature, as the usual
 * programs of Romanian, Russian and English speakers write both. Where nothing would be left, the whole text, so that
 * nothing is lost; `mayBeEmpty`: nothing, because pictures were sent.
 */
export function ownText(text: string, mayBeEmpty = false): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/[\u200b-\u200d\ufeff]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const own = withoutSignature(withoutQuotes(lines))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return own === '' && !mayBeEmpty ? text.trim() : own
}

function withoutQuotes(lines: readonly string[]): string[] {
  const cut = firstCut(lines)
  if (!cut) return lines.filter((line) => !quoted.test(line))
  const before = lines.slice(0, cut.at)
  const rest = lines.slice(cut.next)
  // Where the quote is marked line by line, what stands between and after it is the answer.
  const isMarked = quoted.test(rest.find((line) => line.trim() !== '') ?? '')
  return [...before, ...(isMarked ? rest : [])].filter((line) => !quoted.test(line))
}

function firstCut(lines: readonly string[]): Cut | null {
  for (let end = 0; end < lines.length; end += 1) {
    const at = introductionStart(lines, end) ?? (isSeparator(lines, end) ? end : null)
    if (at !== null) return { at, next: end + 1 }
  }
  return null
}

/**
 * The first of one to four lines up to `end` that say who wrote the quoted mail, and when; null if they do not end
 * there. As few as possible, so that the last words of the answer are not among them.
 */
function introductionStart(lines: readonly string[], end: number): number | null {
  let joined = ''
  for (let at = end; at >= Math.max(0, end - introductionLines + 1); at -= 1) {
    const line = (lines[at] ?? '').trim()
    if (line === '' || quoted.test(line)) return null
    joined = `${line} ${joined}`.trim()
    if (joined.length > introductionLength) return null
    if (isIntroduction(joined)) return at
  }
  return null
}

function isIntroduction(text: string): boolean {
  return day.test(text) && (wrote.test(text) || address.test(text))
}

function isSeparator(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim()
  if (line.length > introductionLength || quoted.test(line)) return false
  if (ourMark.test(line) || separators.some((separator) => separator.test(line))) return true
  const following = lines.slice(at + 1, at + 6).filter((one) => otherHeader.test(one.trim()))
  return fromHeader.test(line) && following.length >= headersOfQuote
}

function withoutSignature(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => signatures.some((one) => one.test(line.trim())))
  return at === -1 ? [...lines] : lines.slice(0, at)
}
