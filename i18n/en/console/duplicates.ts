import { plural } from '../../plural.ts'
import { duplicates as ro, type Duplicates } from '../../ro/console/duplicates.ts'

export const duplicates: Duplicates = {
  head: { title: 'Repeated adverts · Console', description: 'Merge repeated adverts.' },
  back: 'Back to the queue',
  title: 'Repeated adverts',
  of: 'of',
  about:
    'Looked for by text and photos among the adverts of the same person. The kept advert gets the views, favorites, conversations and promotions of the others; their addresses lead to it.',
  none: 'This person has no other adverts with the same text or photos.',
  columns: {
    keep: 'Keep',
    merge: 'Merge',
    advert: 'Advert',
    views: 'Views',
    favorites: 'Favorites',
    conversations: 'Conversations',
  },
  states: { active: 'published', review: 'under review', archived: 'archived' },
  because: { photo: 'same photo', text: 'same text' },
  keep: (title) => `Keep: ${title}`,
  merge: (title) => `Merge: ${title}`,
  reason: 'Why, for the owner',
  reasonHint: 'The owner gets it with the decision, and can appeal.',
  usual: ro.usual,
  preview: 'See what changes',
  review: {
    title: 'What changes',
    adverts: (n) =>
      plural('en', n, {
        one: '# advert is archived and leads to the kept one',
        other: '# adverts are archived and lead to the kept one',
      }),
    views: (n) => plural('en', n, { one: '# view moves', other: '# views move' }),
    favorites: (n) => plural('en', n, { one: '# favorite moves', other: '# favorites move' }),
    conversations: (n) =>
      plural('en', n, { one: '# conversation moves', other: '# conversations move' }),
    promotions: (n) =>
      plural('en', n, {
        one: '# paid promotion moves, without losing days',
        other: '# paid promotions move, without losing days',
      }),
    told: 'The owner is told why and can appeal. A merge can be undone as long as the adverts exist.',
    submit: 'Merge',
    back: 'Back',
  },
  done: 'The adverts are merged.',
  past: {
    title: 'Merged',
    into: (id) => `into no. ${id}`,
    undo: 'Undo the merge',
    undone: 'The merge is undone.',
    gone: 'the advert is gone',
  },
}
