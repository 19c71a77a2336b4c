/** Currencies that an advert may be priced in; the first is the default. */
export const currencies = ['MDL', 'EUR', 'USD'] as const

export type PriceCurrency = (typeof currencies)[number]

/** Currencies of the converter, in its order. */
export const convertedCurrencies = ['USD', 'EUR', 'MDL', 'RON', 'UAH', 'RUB', 'GBP'] as const

export type ConvertedCurrency = (typeof convertedCurrencies)[number]

/** Those of them that the bank gives a rate for. */
export const ratedCurrencies = ['USD', 'EUR', 'RON', 'UAH', 'RUB', 'GBP'] as const

export type RatedCurrency = (typeof ratedCurrencies)[number]
