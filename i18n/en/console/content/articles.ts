import { plural } from '../../../plural.ts'
import type { ArticleEditor } from '../../../ro/console/content/articles.ts'

export const articleEditor: ArticleEditor = {
  head: { title: 'Articles · Console', description: 'The articles of the site, with versions.' },
  title: 'Articles',
  about:
    'What you save here is on the site at once. Articles changed here are no longer replaced by updates of the program.',
  search: 'Search in articles',
  new: 'New article',
  none: 'No article has these words.',
  hidden: 'hidden',
  menus: { '': 'nowhere', information: 'Information', support: 'Support' },
  columns: {
    article: 'Article',
    menu: 'In the footer',
    topic: 'Topic',
    changed: 'Changed',
    rating: 'Helped',
  },
  version: (number) => `version ${number}`,
  rating: (yes, no) => `${yes} yes, ${no} no`,
  fields: {
    slug: 'Address',
    slugHint: 'Lowercase Latin letters, digits and hyphens. It cannot be changed once saved.',
    topic: 'Topic in the list of articles',
    menu: 'Menu of the footer',
    isPublished: 'Shown on the site',
    isPublishedHint: 'A hidden article is seen only here.',
    label: 'Name in menus',
    title: 'Title',
    description: 'Description for search engines',
    text: 'Text',
    textHint:
      '“## ” begins a heading, “- ” an item of a list, an empty line a paragraph. A link: [words](/address).',
  },
  outline: (language) =>
    `Headings or lists differ from the ${language} text: links to headings may lead elsewhere.`,
  fixed:
    'The text of this article is part of the program and changes with it. Its versions can be seen here.',
  onSite: 'See it on the site',
  versions: {
    link: 'Versions',
    title: 'Versions',
    list: 'All versions',
    current: 'the current one',
    compare: (version) => `What has changed since version ${version}`,
    same: 'The text is the same in this language.',
    legend: 'Struck out: was there then. Marked: is there now.',
    restore: 'Go back to this version',
    restored: 'The chosen version is back, as a new version.',
    only: 'The article has only one version.',
  },
  found: (count) => plural('en', count, { one: '# article', other: '# articles' }),
}
