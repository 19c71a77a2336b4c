import { plural } from '../../plural.ts'
import type { SearchWords } from '../../ro/console/search-words.ts'

export const searchWords: SearchWords = {
  head: { title: 'Search words · Console', description: 'Synonyms and everyday names.' },
  title: 'Search words',
  about:
    'Synonyms, translations and everyday names, beside the dictionary of the site. Grammatical forms and letters without diacritics are understood anyway.',
  none: 'No words have been added yet.',
  kinds: {
    same: 'mean the same',
    wider: 'find other things too',
    things: 'belong to a subcategory',
  },
  columns: { words: 'Words', kind: 'What they mean', changed: 'Changed', acts: 'Actions' },
  newTitle: 'Add words',
  editTitle: 'Change the words',
  form: {
    kind: 'What they mean',
    names: 'Words',
    namesHint: 'With commas between them, for example: frigider, холодильник, fridge.',
    finds: 'Also find',
    findsHint:
      'Whoever searches for the words above also finds these, but not the other way round.',
    subcategory: 'Subcategory',
    choose: 'choose',
    queries: 'Try these queries',
    queriesHint: 'One per line, at most five. You see the first ten results before and after.',
    try: 'Try',
    save: 'Save',
    cancel: 'Cancel',
    untried: 'Try a query first, to see what changes.',
    conflict:
      'Somebody else has changed these words meanwhile. What you typed is still here; the table has what is saved now. If you save again, your version stays.',
  },
  edit: (words: string) => `Change: ${words}`,
  remove: (words: string) => `Remove: ${words}`,
  saved: 'Saved. Search understands these words already.',
  removed: 'Removed. Search no longer uses these words.',
  trial: {
    title: (query: string) => `“${query}”`,
    before: 'Now',
    after: 'With these words',
    nothing: 'No results.',
    same: 'The first results stay the same.',
    changed: (n: number) =>
      plural('en', n, {
        one: '# new result among the first.',
        other: '# new results among the first.',
      }),
    isNew: 'new',
  },
}
