import type { Attribute } from '#contract/categories.ts'
import { queryLength } from '#contract/limits.ts'
import { attributesOf } from '#domains/categories/service.ts'
import type { Deps } from '#domains/deps.ts'

const prefix = 'a_'

/**
 * The query without filters by attributes that the subcategory does not have, and without values that they cannot
 * take: each would make a page of its own out of the same list. Null when there are none such.
 */
export async function withoutUnknownFilters(
  deps: Pick<Deps, 'sql'>,
  { pathname, searchParams }: URL,
): Promise<URLSearchParams | null> {
  const asked = [...searchParams].filter(([name]) => name.startsWith(prefix))
  if (asked.length === 0) return null
  const subcategory = /\/category\/[^/]+\/([^/]+)/.exec(pathname)?.[1]
  const slugs = [subcategory, searchParams.get('category')].flatMap((slug) => slug ?? [])
  const definitions = (await Promise.all(slugs.map((slug) => attributesOf(deps, slug)))).flat()
  const known = [...searchParams].flatMap(([name, value]): [string, string][] => {
    if (!name.startsWith(prefix)) return [[name, value]]
    const possible = possibleValue(definitions, name, value)
    return possible ? [[name, possible]] : []
  })
  const query = new URLSearchParams(known)
  return String(query) === String(searchParams) ? null : query
}

/** What of the value such an attribute can have; empty when nothing. */
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
