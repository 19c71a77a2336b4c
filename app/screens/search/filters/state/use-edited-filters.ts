import { useState } from 'react'
import { knownValues } from '../../../../lib/filters/filter-attributes.ts'
import { readFilters, type Filters } from '../../../../lib/filters/filters.ts'
import type { PlaceChoice } from '../../../../lib/filters/places.ts'
import type { Listing } from '../../list/listing.ts'
import { radiusAroundMe } from '../../places/near-me.tsx'

interface Editing {
  /** Filters selected in the form, applied or not. */
  readonly edited: Filters
  readonly chosen: readonly PlaceChoice[]
  readonly choose: (places: readonly PlaceChoice[]) => void
  readonly goNear: (near: string) => void
  /** Reads the form after a change. */
  readonly read: (form: HTMLFormElement) => void
  /** Returns the filters to submit and writes them back to the fields: reversed prices are swapped. */
  readonly settle: (form: HTMLFormElement) => Filters
}

/** Filters being edited. The fields hold their own values; places and the point are held here. */
export function useEditedFilters({ filters, chosen: applied, attributes }: Listing): Editing {
  const [edited, setEdited] = useState(filters)
  const [chosen, setChosen] = useState(applied)
  const filtersOf = (form: HTMLFormElement): Filters => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
    const read = readFilters(new URLSearchParams(fields))
    return { ...read, attributes: knownValues(read.attributes, attributes) }
  }
  const choose = (places: readonly PlaceChoice[]): void => {
    setChosen(places)
    const l = places.map(({ slug }) => slug).join(',')
    setEdited({ ...edited, l, near: '', radius: l ? edited.radius : '' })
  }
  const goNear = (near: string): void => {
    setChosen([])
    setEdited({ ...edited, near, l: '', radius: near && (edited.radius || radiusAroundMe) })
  }
  const settle = (form: HTMLFormElement): Filters => {
    const sent = filtersOf(form)
    for (const name of ['priceMin', 'priceMax'] as const) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = sent[name]
    }
    const currency = form.elements.namedItem('currency')
    if (currency instanceof RadioNodeList) currency.value = sent.currency
    return sent
  }
  return {
    // The map may move while the form is open.
    edited: { ...edited, box: filters.box },
    chosen,
    choose,
    goNear,
    read: (form) => setEdited(filtersOf(form)),
    settle,
  }
}
