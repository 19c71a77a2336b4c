const letters = String.raw`[\p{L}\d_-]`
const bracketDot = String.raw`\s*[(\[{<]\s*(?:\.|dot|punct|точка)\s*[)\]}>]\s*`
const wordDot = String.raw`\s+(?:punct|dot|точка|tocika)\s+`
const bracketAt = String.raw`\s*[(\[{<]\s*(?:@|at|arond|a|собака)\s*[)\]}>]\s*`
const wordAt = String.raw`\s+(?:arond|собака|sobaka)\s+`

/** Ends of addresses that no sentence begins with ("bună.de vânzare" is one); the others need a path. */
const ends = 'md|com|ru|ro|net|org|ua|рф'
const endsBeforePath =
  'me|ly|gl|io|shop|site|online|store|app|link|top|xyz|club|info|biz|tv|cc|to|co|ws|be|eu|de|it|by|su'
const messengers =
  'telegram|телеграм[а-я]*|тг|tg|insta|instagram|инста[а-я]*|viber|вайбер|whats?app|ватсап|facebook|fb|skype|tik ?tok'

/** On a folded text: no case, no diacritics. */
const ways: readonly RegExp[] = [
  // ion@mail.md, ion (at) mail (punct) md, ion собака mail точка ru
  new RegExp(`${letters}\\s?@\\s?${letters}+\\s?\\.\\s?\\p{L}{2,}`, 'u'),
  new RegExp(
    `${letters}(?:@|${bracketAt}|${wordAt})${letters}+(?:${bracketDot}|${wordDot})\\p{L}{2,}`,
    'u',
  ),
  new RegExp(`${letters}${bracketAt}${letters}+\\.\\p{L}{2,}`, 'u'),
  // Addresses of pages
  /(?<![\p{L}\d])[a-z][a-z\d+-]{1,12}:\/\//u,
  /(?<![\p{L}\d])www\s?\./u,
  new RegExp(`${letters}(?:${bracketDot}|${wordDot})(?:${ends}|ру|ком|мд)(?![\\p{L}\\d])`, 'u'),
  new RegExp(`${letters}\\.(?:${ends}|${endsBeforePath})/[\\p{L}\\d_@?+]`, 'u'),
  // Names elsewhere
  /(?<![\p{L}\d.])@[a-z][a-z\d_.]{3,}/u,
  new RegExp(
    `(?<![\\p{L}\\d])(?:${messengers})\\s*[:=@]\\s*@?(?=[a-z\\d_.]*[a-z][\\d_.]+[a-z\\d])[a-z\\d_.]{4,}`,
    'u',
  ),
]

const bareAddress = new RegExp(`(?<!${letters})(${letters}{2,})\\.(${ends})(?![\\p{L}\\d])`, 'giu')
/** Names of goods that look like addresses. */
const goods = /^(asp|vb|ado)\.net$/i

/** Whether a text names an address of mail, of a page or of a person elsewhere. Takes it as typed and folded. */
export function hasLink(typed: string, folded: string): boolean {
  if (ways.some((way) => way.test(folded))) return true
  return [...typed.matchAll(bareAddress)].some(([address, , end = '']) => {
    // "Stare bună.Com nou": a sentence that begins without a space before it.
    const isSentence = /^\p{Lu}\p{Ll}/u.test(end)
    return !isSentence && !goods.test(address)
  })
}
