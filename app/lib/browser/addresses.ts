import { defaultLanguage, isLanguage, type Lang } from '#contract/languages.ts'

/** The way back of `addressIn`: splits an address of the site into its language and the path that all languages share. */
export function splitLanguage(pathname: string): { lang: Lang; path: string } {
  const [, first, ...rest] = pathname.split('/')
  if (isLanguage(first) && first !== defaultLanguage)
    return { lang: first, path: `/${rest.join('/')}` }
  return { lang: defaultLanguage, path: pathname }
}

/**
 * The address to go to after a login: a path of this site, or home. Whatever a browser could read as another
 * site (`//host`, `/\host`, control characters) is home.
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
