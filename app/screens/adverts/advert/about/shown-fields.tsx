import type { ReactElement } from 'react'
import {
  advertFieldNames,
  type AdvertFieldName,
  type AdvertFieldValues,
} from '#contract/rules/advert/advert-fields.ts'

/** How each field declared in `advertFields` is rendered; null: elsewhere on the page. */
const shown: Readonly<Record<AdvertFieldName, ((value: string) => ReactElement) | null>> = {
  // Rendered with the town, above and below the map.
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
