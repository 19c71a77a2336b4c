import { site } from '#contract/site/site.ts'
import type { MyCompany } from '../../ro/accounts/my-company.ts'

export const myCompany: MyCompany = {
  head: {
    title: `Company page | ${site.name}`,
    description: 'The cover, text, opening hours and places of the company.',
  },
  places: { cover: 'Cover', company: 'Company page', api: 'API' },
  cover: {
    title: 'Page cover',
    text: 'A wide photo above the company name. We crop it for computers and phones.',
    choose: 'Choose a cover',
    replace: 'Choose another',
    remove: 'Remove the cover',
    formats: 'JPEG, PNG or WebP, at least 1600 × 320 pixels, up to 15 MB.',
    updated: 'The cover has been updated',
    removed: 'The cover has been removed',
  },
  company: {
    of: (name) => `The page of ${name}`,
    importing: 'Import adverts from a file',
    title: 'Company page',
    text: 'What buyers read on the company page. Fill in only what you want to show.',
    about: {
      aboutRo: 'About the company, in Romanian',
      aboutRu: 'About the company, in Russian',
      aboutEn: 'About the company, in English',
    },
    aboutHint:
      'If you leave one empty, visitors see the text in another language. No phone numbers or links.',
    site: 'Website',
    siteHint: 'For example: https://casamobila.md',
    hours: 'Opening hours',
    hoursHint:
      'Tick the days on which you are open. The same opening and closing time means round the clock.',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: (day) => `${day}, opening time`,
    closes: (day) => `${day}, closing time`,
    closed: 'closed',
    places: 'Locations',
    place: (number) => `Town ${number}`,
    address: (number) => `Address ${number}`,
    addPlace: 'Add a location',
    removePlace: (number) => `Remove location ${number}`,
    saved: 'The company page has been saved',
  },
}
