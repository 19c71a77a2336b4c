import type { ReactElement } from 'react'
import {
  advertFieldNames,
  type AdvertFieldName,
  type AdvertFieldValues,
} from '#contract/rules/advert/advert-fields.ts'

/** How the page shows each field that `advertFields` declares; null: in a place of its own. */
const shown: Readonly<Record<AdvertFieldName, ((value: string) => ReactElement) | null>> = {
  // Beside the town, above and under the map.
  address: null,
}

export function ShownFields({ advert }: { readonly advert: AdvertFieldValues }): ReactElement {
  return (
    <>
      {advertFieldNames.map((name) => {
        const show = shown[name]
        return show && advert[name] !== '' && <div key={name}>{show(advert[name])}</div>
      })}
    </>
  )
}
