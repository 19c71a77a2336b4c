const letters = String.raw`[\p{L}\d_-]`
const bracketDot = String.raw`\s*[(\[{<]\s*(?:\.|dot|punct|точка)\s*[)\]}>]\s*`
const wordDot = String.raw`\s+(?:punct|dot|точка|tocika)\s+`
const bracketAt = String.raw`\s*[(\[{<]\s*(?:@|at|arond|a|собака)\s*[)\]}>]\s*`
const wordAt = String.raw`\s+(?:arond|собака|sobaka)\s+`

/** Top-level domains that rarely begin a sentence ("bună.de vânzare" does); the others are only matched with a path. */
const topLevelDomains = 'md|com|ru|ro|net|org|ua|рф'
const topLevelDomainsBeforePath =
  'me|ly|gl|io|shop|site|online|store|app|link|top|xyz|club|info|biz|tv|cc|to|co|ws|be|eu|de|it|by|su'
const messengers =
  'telegram|телеграм[а-я]*|тг|tg|insta|instagram|инста[а-я]*|viber|вайбер|whats?app|ватсап|facebook|fb|skype|tik ?tok'

/** Patterns for folded text: lower case, without diacritics. */
const patterns: readonly RegExp[] = [
  // ion@mail.md, ion (at) mail (punct) md, ion собака mail точка ru
  new RegExp(`${letters}\\s?@\\s?${letters}+\\s?\\.\\s?\\p{L}{2,}`, 'u'),
  new RegExp(
    `${letters}(?:@|${bracketAt}|${wordAt})${letters}+(?:${bracketDot}|${wordDot})\\p{L}{2,}`,
    'u',
  ),
  new RegExp(`${letters}${bracketAt}${letters}+\\.\\p{L}{2,}`, 'u'),
  // URLs
  /(?<![\p{L}\d])[a-z][a-z\d+-]{1,12}:\/\//u,
  /(?<![\p{L}\d])www\s?\./u,
  new RegExp(
    `${letters}(?:${bracketDot}|${wordDot})(?:${topLevelDomains}|ру|ком|мд)(?![\\p{L}\\d])`,
    'u',
  ),
  new RegExp(
    `${letters}\\.(?:${topLevelDomains}|${topLevelDomainsBeforePath})/[\\p{L}\\d_@?+]`,
    'u',
  ),
  // Account names on other services
  /(?<![\p{L}\d.])@[a-z][a-z\d_.]{3,}/u,
  new RegExp(
    `(?<![\\p{L}\\d])(?:${messengers})\\s*[:=@]\\s*@?(?=[a-z\\d_.]*[a-z][\\d_.]+[a-z\\d])[a-z\\d_.]{4,}`,
    'u',
  ),
]

const bareAddress = new RegExp(
  `(?<!${letters})(${letters}{2,})\\.(${topLevelDomains})(?![\\p{L}\\d])`,
  'giu',
)
/** Products whose names look like domains. */
const products = /^(asp|vb|ado)\.net$/i

/** Whether a text contains an e-mail address, a URL or an account on another service. */
export function hasLink(typed: string, folded: string): boolean {
  if (patterns.some((pattern) => pattern.test(folded))) return true
  return [...typed.matchAll(bareAddress)].some(([address, , end = '']) => {
    // "Stare bună.Com nou": a sentence that begins without a space before it.
    const isSentence = /^\p{Lu}\p{Ll}/u.test(end)
    return !isSentence && !products.test(address)
  })
}
