/*
 * Bounds of what editors type. No zod: browsers load this too.
 */

/** Lengths of an article's texts in a language: menu entry, title, description, and the whole text. */
export const articleLengths = {
  slug: 60,
  label: 60,
  title: 120,
  description: 300,
  text: 20_000,
} as const
/** Banners that editors see, lengths of what they say in a language, and pictures that an editor stores in an hour. */
export const bannersListed = 200
export const bannerAltMax = 200
export const bannerLinkMax = 500
export const bannerUploadsPerHour = 120
/** Entries of a menu. */
export const menuEntriesMax = 40
/** Products of the price list, and the bounds of their columns. */
export const productsMax = 50
export const priceBaniMax = 100_000_000
export const vatRateMax = 30
/** Lengths of a mail that editors write. */
export const mailLengths = { subject: 150, body: 4_000 } as const
