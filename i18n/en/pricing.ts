import { site as settings } from '#contract/site.ts'
import { plural } from '../plural.ts'
import type { pricing as ro, Range } from '../ro/pricing.ts'
import type { Shape } from '../texts.ts'

export const pricing: Shape<typeof ro> = {
  head: {
    title: `Pricing – ${settings.name}`,
    description: `What an advert on ${settings.name} costs: posting and promoting are free.`,
  },
  title: 'Pricing',
  lead: 'Posting an advert is free. Promoting it is free today as well.',
  service: 'Service',
  price: 'Price',
  limit: 'What you get',
  free: 'Free',
  rows: ({ life, photos, promotions, cycleDays }) => [
    { name: 'Posting an advert', limit: `In any category, for ${range(life, days)}` },
    { name: 'Photos', limit: `In an advert: ${range(photos, String)}` },
    {
      name: 'Promotion',
      limit: `Lifts the advert to the top: once a day, ${times(promotions)} in ${days(cycleDays)}`,
    },
    { name: 'Messages and offers', limit: 'No limit, no commission' },
    { name: 'Company account', limit: 'With your brand as the username' },
  ],
  change:
    'Should we ever ask money for something, its price will stand here beforehand, and what you posted for free stays free.',
  post: 'Post Ad',
}

function days(count: number): string {
  return plural('en', count, { one: '# day', other: '# days' })
}

function times(count: number): string {
  return plural('en', count, { one: 'once', other: '# times' })
}

function range({ least, most }: Range, say: (count: number) => string): string {
  return least === most ? say(most) : `${least}–${say(most)}, depending on the category`
}
