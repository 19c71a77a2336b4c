import { countedDays, countedTimes } from '../../counted.ts'
import { site as settings } from '#contract/site/site.ts'
import type { pricing as ro, Range } from '../../ro/site/pricing.ts'
import type { Shape } from '../../texts.ts'

export const pricing: Shape<typeof ro> = {
  head: {
    title: `Pricing | ${settings.name}`,
    description: `What an advert on ${settings.name} costs: posting and promoting are free.`,
  },
  title: 'Pricing',
  lead: 'Posting an advert is free. Promoting it is free today as well.',
  service: 'Service',
  price: 'Price',
  limit: 'What you get',
  free: 'Free',
  rows: ({ life, photos, promotions, cycleDays }) => [
    {
      name: 'Posting an advert',
      limit: `In any category, for ${range(life, (count) => countedDays('en', count))}`,
    },
    { name: 'Photos', limit: `In an advert: ${range(photos, String)}` },
    {
      name: 'Promotion',
      limit: `Moves the advert to the top: once a day, ${countedTimes('en', promotions)} in ${countedDays('en', cycleDays)}`,
    },
    { name: 'Messages and offers', limit: 'No limit, no commission' },
    { name: 'Company account', limit: 'With your brand as the username' },
  ],
  change:
    'Should we ever ask money for something, its price will stand here beforehand, and what you posted for free stays free.',
  post: 'Post Ad',
}

function range({ least, most }: Range, say: (count: number) => string): string {
  return least === most ? say(most) : `${least}–${say(most)}, depending on the category`
}
