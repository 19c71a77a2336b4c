import type { MyCompany } from '../../ro/accounts/my-company.ts'

export const myCompany: MyCompany = {
  places: { cover: 'Cover', company: 'Company page' },
  cover: {
    title: 'Cover of the page',
    text: 'A wide photo above the name of the company. We crop it for a desktop and for a phone.',
    choose: 'Choose a cover',
    replace: 'Choose another one',
    remove: 'Remove the cover',
    formats: 'JPEG, PNG or WebP, at least 1600 × 320 pixels, up to 15 MB.',
    updated: 'The cover has been updated',
    removed: 'The cover has been removed',
  },
  company: {
    title: 'Company page',
    text: 'What buyers read on the page of the company. Fill in only what you want to show.',
    about: {
      aboutRo: 'About the company, in Romanian',
      aboutRu: 'About the company, in Russian',
      aboutEn: 'About the company, in English',
    },
    aboutHint:
      'Who sees the page in another language reads the text that you wrote. No phone numbers or links.',
    site: 'Website',
    siteHint: 'For example https://casamobila.md',
    hours: 'Opening hours',
    hoursHint: 'Tick the days on which you are open. Equal times mean round the clock.',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: (day) => `${day}, opens at`,
    closes: (day) => `${day}, closes at`,
    closed: 'closed',
    places: 'Locations',
    place: (number) => `Town ${number}`,
    address: (number) => `Address ${number}`,
    addPlace: 'Add a location',
    removePlace: (number) => `Remove location ${number}`,
    saved: 'The page of the company has been saved',
  },
}
