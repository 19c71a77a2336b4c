import type { Attribute } from '#contract/categories.ts'
import { queryLength } from '#contract/limits.ts'
import { filterAttributesOf } from '#domains/categories/service.ts'
import type { Deps } from '#domains/deps.ts'

const prefix = 'a_'

/**
 * The query without filters by attributes that the subcategory lacks and without values that they cannot have, each of
 * which would be another cacheable URL of the same list. Null when there are none.
 */
export async function withoutUnknownFilters(
  deps: Pick<Deps, 'sql'>,
  { pathname, searchParams }: URL,
): Promise<URLSearchParams | null> {
  const filters = [...searchParams].filter(([name]) => name.startsWith(prefix))
  if (filters.length === 0) return null
  const subcategory = /\/category\/[^/]+\/([^/]+)/.exec(pathname)?.[1]
  const slugs = [subcategory, searchParams.get('category')].flatMap((slug) => slug ?? [])
  const definitions = (
    await Promise.all(slugs.map((slug) => filterAttributesOf(deps, slug)))
  ).flat()
  const known = [...searchParams].flatMap(([name, value]): [string, string][] => {
    if (!name.startsWith(prefix)) return [[name, value]]
    const possible = possibleValue(definitions, name, value)
    return possible ? [[name, possible]] : []
  })
  const query = new URLSearchParams(known)
  return String(query) === String(searchParams) ? null : query
}

/** The part of the value that the attribute can have; empty if none. */
function possibleValue(definitions: readonly Attribute[], name: string, value: string): string {
  const [key] = name.slice(prefix.length).split('.')
  const definition = definitions.find((one) => one.key === key)
  if (!definition) return ''
  const { type, options, optionsBy } = definition
  if (type !== 'enum' && type !== 'multi') return value.slice(0, queryLength)
  const all = [...(options ?? []), ...Object.values(optionsBy ?? {}).flat()]
  const values = value.split(',').filter((part) => all.some((option) => option.value === part))
  return [...new Set(values)].join(',')
}
