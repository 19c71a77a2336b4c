import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import type { PriceSectionProps } from './price-section.tsx'
// Its styles come with the page, before its code.
import './price.module.css'

let rendered: ComponentType<PriceSectionProps> | null = null

const Later = lazy(() =>
  import('./price-section.tsx').then(
    (module) => ({ default: module.PriceSection }),
    () => ({ default: () => <></> }),
  ),
)

/** Awaited before a page is rendered on the server, which waits for nothing while it renders. */
export const priceSection = {
  ready: async (): Promise<void> => {
    if (typeof document === 'undefined')
      rendered ??= (await import('./price-section.tsx')).PriceSection
  },
}

/** The section about the price, whose code few adverts need: the browser shows what the server rendered until it is there. */
export function LaterPriceSection(props: PriceSectionProps): ReactElement | null {
  const { market, prices } = props.advert
  if (!market && prices.length === 0) return null
  const Section = rendered ?? Later
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  )
}
