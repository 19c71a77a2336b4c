import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { FavoriteTexts } from '../../ro/adverts/favorites.ts'

export const favorites: FavoriteTexts = {
  count: (count) => plural('en', count, { one: '# advert', other: '# adverts' }),
  lists: 'Your lists',
  all: 'All',
  none: 'This list is empty.',
  noneText: 'Press “Lists” on one of your favorites and tick this list.',
  sort: { label: 'Order of your favorites', newest: 'Added recently', cheaper: 'Now cheaper' },
  newList: {
    open: 'New list',
    name: 'List name',
    example: 'For example: For the house',
    submit: 'Create the list',
    done: 'The list is ready.',
  },
  rename: { open: 'Rename', submit: 'Save', done: 'The list has a new name.' },
  remove: {
    open: 'Delete the list',
    title: 'Delete the list?',
    text: (name) =>
      `The list “${name}” and its link will disappear. The adverts stay among your favorites.`,
    yes: 'Delete',
    no: 'Keep it',
    done: 'The list has been deleted.',
  },
  share: {
    open: 'Share the list',
    text: 'Whoever has the link sees the name of the list and its public adverts. Your notes, phone and e-mail are not shown.',
    showsOwner: 'Show my username too',
    make: 'Create the link',
    made: 'The link is ready.',
    save: 'Save',
    saved: 'Saved.',
    link: 'Link to the list',
    copy: 'Copy the link',
    copied: 'Link copied.',
    notCopied: 'The link could not be copied. Select it and copy it.',
    revoke: 'Turn off the link',
    revokeText:
      'Once it is off, the link works for nobody. You can create another one at any time.',
    revoked: 'The link is off.',
  },
  states: {
    sold: 'Sold',
    ended: 'No longer offered',
    hidden: 'Hidden for now',
    deleted: 'Advert deleted',
  },
  gone: {
    sold: 'The seller has sold it.',
    ended: 'The seller has withdrawn it, or its time is over.',
    hidden: 'It may come back: the seller is changing it, or we are checking it.',
    deleted: 'The seller has deleted it.',
  },
  similar: 'Similar adverts',
  change: {
    fell: (amount) => `${amount} cheaper than when you added it`,
    rose: (amount) => `${amount} more expensive than when you added it`,
    percent: (signed) => `${signed}%`,
    before: (price) => `When you added it: ${price}`,
  },
  addedAt: (date) => `Added on ${date}`,
  note: {
    label: 'Your note',
    of: (title) => `Note: ${title}`,
    add: 'Add a note',
    edit: 'Change the note',
    hint: 'Only you can see it.',
    submit: 'Save the note',
    done: 'The note is saved.',
  },
  inLists: {
    open: 'Lists',
    of: (title) => `Lists for: ${title}`,
    legend: 'Which lists it is in',
    none: 'You have no lists yet. Create the first one above, under “New list”.',
    submit: 'Save',
    done: 'The lists are saved.',
  },
  takeOff: {
    button: 'Remove from favorites',
    of: (title) => `Remove from favorites: ${title}`,
    title: 'Remove the advert from your favorites?',
    text: 'Your note will be deleted with it, and the advert will leave your lists.',
    yes: 'Remove',
    no: 'Keep it',
    done: 'The advert is no longer among your favorites.',
  },
  shared: {
    head: {
      title: `List of adverts | ${site.name}`,
      description: `Adverts chosen on ${site.name}.`,
    },
    by: 'List by',
    empty: 'There are no public adverts left in this list.',
    browse: 'See new adverts',
    over: 'This link no longer works',
    overText:
      'It was turned off, the list was deleted, or the link was not copied whole. Ask whoever sent it for a new one.',
  },
}
