import { plural } from '../plural.ts'
import type { MyAdverts } from '../ro/my-adverts.ts'

export const myAdverts: MyAdverts = {
  title: 'My adverts',
  search: { label: 'Search your adverts', submit: 'Search', all: 'Show all' },
  tabs: 'Adverts by state',
  all: 'All',
  statuses: {
    draft: 'Draft',
    review: 'Under review',
    active: 'Active',
    suspended: 'Suspended (temporarily)',
    rejected: 'Rejected',
    archived: 'Archived',
    unknown: 'Unknown',
  },
  tabNames: {
    draft: 'Drafts',
    review: 'Under review',
    active: 'Active',
    suspended: 'Suspended (temporarily)',
    rejected: 'Rejected',
    archived: 'Archived',
  },
  meanings: {
    draft: 'Only you see it. Finish it and publish it.',
    review: 'We look at it before it is shown.',
    hidden: 'Hidden: only you see it.',
    suspended: 'It is not shown now. Correct it and we look at it again.',
    rejected: 'It is not shown. Correct what stands below and we look at it again.',
    archived: 'It is not shown. “Promote” brings it back.',
    unknown: 'Status could not be determined.',
  },
  checks: {
    forbidden_goods: 'We are checking whether this may be sold here.',
    price_suspicious: 'We are checking the price: it is far from that of like adverts.',
    duplicate_advert: 'We are checking whether you have this advert already.',
  },
  reasons: 'Why',
  fields: {
    title: 'Title',
    description: 'Description',
    price: 'Price',
    place: 'City',
    subcategory: 'Category',
    attributes: 'Details',
    images: 'Photos',
    address: 'Address',
    latitude: 'Place on the map',
  },
  numbers: {
    label: 'How often it is seen',
    views: (count) => plural('en', count, { one: '# view', other: '# views' }),
    hearts: (count) => plural('en', count, { one: '# heart', other: '# hearts' }),
    reveals: (count) =>
      plural('en', count, { one: 'number shown # time', other: 'number shown # times' }),
  },
  daysLeft: (days) =>
    days < 1
      ? 'Ends today'
      : plural('en', days, { one: 'Active for # more day', other: 'Active for # more days' }),
  promotionsLeft: (count) =>
    count === 0
      ? 'no promotions left'
      : plural('en', count, { one: '# promotion left', other: '# promotions left' }),
  promotedToday: 'promoted today',
  actions: {
    label: (title) => `Actions: ${title}`,
    edit: 'Edit',
    finish: 'Go on',
    see: 'See',
    preview: 'Preview',
    promote: 'Promote',
    publish: 'Publish',
    more: 'More',
    stats: 'Statistics',
    renew: 'Renew',
    hide: 'Hide',
    show: 'Make public',
    showPhone: 'Show my phone',
    hidePhone: 'Hide my phone',
    archive: 'Archive',
    delete: 'Delete',
  },
  bulk: {
    label: 'Chosen adverts',
    all: 'Choose all on this page',
    one: (title) => `Choose: ${title}`,
    chosen: (count) => plural('en', count, { one: '# chosen', other: '# chosen' }),
    notAll: (count) =>
      plural('en', count, {
        one: 'This cannot be done with # advert now.',
        other: 'This cannot be done with # adverts now.',
      }),
  },
  remove: {
    title: (count) =>
      plural('en', count, { one: 'Delete the advert?', other: 'Delete # adverts?' }),
    text: 'The photos go too, and nothing can be brought back. To only take it out of sight, archive it.',
    yes: 'Delete for good',
    no: 'No, keep',
  },
  done: {
    archived: (count) =>
      plural('en', count, { one: 'Advert archived.', other: '# adverts archived.' }),
    renewed: (count) =>
      plural('en', count, {
        one: 'Advert renewed for 30 days.',
        other: '# adverts renewed for 30 days.',
      }),
    deleted: (count) =>
      plural('en', count, { one: 'Advert deleted.', other: '# adverts deleted.' }),
    public: 'Advert is now public.',
    hidden: 'Advert is now hidden.',
    phonePublic: 'Phone is now public.',
    phonePrivate: 'Phone is now private.',
    promoted: 'The advert is now first in the list.',
    restored: 'The advert is active again.',
    restoredUnlifted: 'The advert is active again, but did not move up the list.',
    restoredToReview: 'The advert left the archive. We look at it before it is shown.',
    published: 'Advert published.',
    saved: 'Advert saved.',
    savedToReview: 'Advert saved. We look at it before it is shown again.',
  },
  stats: {
    title: 'The last 30 days',
    loading: 'Loading the statistics…',
    failed: 'The statistics could not be loaded.',
    retry: 'Try again',
    all: 'In total',
    chart: 'Views a day',
    day: 'Day',
    views: 'Views',
    hearts: 'Hearts',
    reveals: 'Phone shown',
    promoted: 'Promoted',
    yes: 'yes',
    no: 'no',
    none: 'Nobody saw it on these days.',
  },
  empty: {
    all: 'You have no adverts yet.',
    draft: 'You have no drafts.',
    review: 'No advert is under review.',
    active: 'You have no active adverts.',
    suspended: 'No advert is suspended.',
    rejected: 'No advert is rejected.',
    archived: 'You have no archived adverts.',
    found: 'Nothing was found for your search.',
    hint: 'Posting is free and takes a few minutes.',
  },
  edit: {
    title: 'Edit advert',
    choose: 'Which advert do you want to edit?',
    save: 'Save',
    looked:
      'If you change the text, the category or the photos, we look at the advert before it is shown again. Price and place change at once.',
    photosAtOnce: 'Photos change at once, without “Save”.',
    kept: 'This is what you changed last time and did not save.',
    discard: 'Drop the changes',
    leave: {
      title: 'You have unsaved changes',
      text: 'If you leave, we keep them in this browser and you find them here when you come back.',
      stay: 'Stay here',
      go: 'Leave without saving',
    },
    back: 'My adverts',
  },
  preview: { label: 'Your advert', back: 'My adverts' },
  renew: {
    title: 'Renew the advert',
    text: 'Your advert stays visible for another 30 days. It is free.',
    button: 'Renew for 30 days',
    done: 'The advert is renewed',
    until: (date) => `It is active until ${date}.`,
    see: 'See the advert',
    spent: 'This link is no longer valid',
    spentText:
      'It was used already or has ended. You can renew your advert in the list of your adverts.',
    mine: 'My adverts',
    wait: 'Please wait a little',
  },
}
