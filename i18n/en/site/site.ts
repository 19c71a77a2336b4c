import { site as settings } from '#contract/site/site.ts'
import type { Texts } from '../../texts.ts'

export const site: Texts['site'] = {
  name: settings.name,
  tagline: settings.tagline.en,
  about: 'about',
  noPrice: 'Price on request',
  head: {
    title: `${settings.name} | ${settings.tagline.en}`,
    description:
      'Free classified adverts from all over Moldova: cars, flats, phones, jobs, services. Search, compare and talk to the seller directly.',
  },
}
