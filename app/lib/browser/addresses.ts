import { defaultLanguage, isLanguage, type Lang } from '#contract/languages.ts'

/** Inverse of `addressIn`: splits a path of the site into the language and the path shared by all languages. */
export function splitLanguage(pathname: string): { lang: Lang; path: string } {
  const [, first, ...rest] = pathname.split('/')
  if (isLanguage(first) && first !== defaultLanguage)
    return { lang: first, path: `/${rest.join('/')}` }
  return { lang: defaultLanguage, path: pathname }
}

/**
 * Returns the redirect target after a login: a path of this site, or `otherwise`. Anything that a browser could resolve
 * to another site (`//host`, `/\host`, control characters) is rejected.
 */
export function samePathOr(next: string | null, otherwise = '/'): string {
  if (!next || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(next)) return otherwise
  return next
}

export const routes = {
  advert: (id: string) => `/advert/${id}`,
  category: (category: string, subcategory?: string, page?: number) =>
    ['/category', category, subcategory, page && page > 1 ? page : undefined]
      .filter((part) => part !== undefined)
      .join('/'),
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
  article: (slug: string) => `/article/${slug}`,
} as const
