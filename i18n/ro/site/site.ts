import { site as settings } from '#contract/site/site.ts'

export const site = {
  name: settings.name,
  tagline: settings.tagline.ro,
  /** Of an amount in another currency, for those who hear it. */
  about: 'circa',
  /** Said in place of a price of 0. */
  noPrice: 'Preț la înțelegere',
  head: {
    title: `${settings.name} | ${settings.tagline.ro}`,
    description:
      'Anunțuri gratuite din toată Moldova: mașini, apartamente, telefoane, muncă, servicii. Caută, compară și vorbește direct cu vânzătorul.',
  },
}
