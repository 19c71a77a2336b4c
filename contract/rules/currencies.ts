/** Currencies that an advert may be priced in; the first is the default. */
export const currencies = ['MDL', 'EUR', 'USD'] as const

export type PriceCurrency = (typeof currencies)[number]
