import { splitLanguage } from '../../lib/browser/addresses.ts'

const addressWords = 6

/** What an unknown address seems to ask for, as a search: "/ru/category/golf-4_diesel.html" gives "golf 4 diesel". */
export function wordsOfAddress(pathname: string): string {
  const { path } = splitLanguage(pathname)
  const [first = '', ...rest] = path
    .replace(/\.\w{1,5}$/, '')
    .split('/')
    .filter(Boolean)
  // The name of a person is nothing to search adverts for.
  if (first === 'profile') return ''
  const parts = ['advert', 'category', 'article'].includes(first) ? rest : [first, ...rest]
  const words = decoded(parts.join(' ')).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.some((word) => /\p{L}{3}/u.test(word))
    ? words.slice(0, addressWords).join(' ').slice(0, 80)
    : ''
}

/** Whether an address is that of an advert, also of one's own that is edited or previewed. */
export function isAdvertAddress(pathname: string): boolean {
  return /^\/(?:advert|advert-preview|edit-advert)\/\d+$/.test(splitLanguage(pathname).path)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
