import { site as settings } from '#contract/site.ts'
import type { pricing as ro } from '../ro/pricing.ts'
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
  rows: [
    { name: 'Posting an advert', limit: 'In any category, for 30 days' },
    { name: 'Photos', limit: '10 in an advert, 20 in transport and real estate' },
    {
      name: 'Promotion',
      limit: 'Lifts the advert to the top: once a day, five times in 30 days',
    },
    { name: 'Messages and offers', limit: 'No limit, no commission' },
    { name: 'Company account', limit: 'With your brand as the username' },
  ],
  change:
    'Should we ever ask money for something, its price will stand here beforehand, and what you posted for free stays free.',
  post: 'Post Ad',
}
