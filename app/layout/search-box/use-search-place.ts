import { useState } from 'react'
import { useLocation, useMatches } from '../../lib/router/index.ts'
import type { PlaceChoice } from '../../lib/filters/places.ts'

/** Where the header's form searches: places, or a point; nowhere in particular when both are empty. */
export interface SearchPlace {
  readonly l: string
  readonly near: string
  readonly radius: string
  /** Labels of `l`; without those of unknown names. */
  readonly chosen: readonly PlaceChoice[]
}

/** Parameters of the place in the address and in the form. */
export const placeParameters = ['l', 'near', 'radius'] as const

interface PageOfPlace {
  readonly place: SearchPlace
  /** Whether the page is a list that the place filters. */
  readonly isList: boolean
  readonly pick: (place: SearchPlace) => void
}

/** Place of the page's address, or the one picked on this page and not searched in yet. */
export function useSearchPlace(): PageOfPlace {
  const { key, search } = useLocation()
  const data: { chosen?: SearchPlace['chosen'] } | undefined = useMatches().at(-1)?.loaderData
  const [picked, setPicked] = useState<{ key: string; place: SearchPlace }>()
  // Coming back to the page, one finds the place of its list.
  if (picked && picked.key !== key) setPicked(undefined)
  const query = new URLSearchParams(search)
  const [l = '', near = '', radius = ''] = placeParameters.map((name) =>
    query.getAll(name).join(','),
  )
  const { chosen } = data ?? {}
  const ofPage = { l, near, radius, chosen: chosen ?? [] }
  return {
    place: picked?.key === key ? picked.place : ofPage,
    isList: chosen !== undefined,
    pick: (place) => setPicked({ key, place }),
  }
}
