import { site } from '#contract/site/site.ts'
import type { ArticleTexts } from '../../ro/site/articles.ts'

export const articles: ArticleTexts = {
  searchHead: (question) => ({
    title: `Help: “${question}” | ${site.name}`,
    description: `Answers from the help pages of ${site.name}.`,
  }),
  search: {
    label: 'Search the help',
    placeholder: 'How can we help?',
    submit: 'Search',
    found: (question) => `Answers for “${question}”`,
    none: (question) => `Nothing was found for “${question}”.`,
    noneText: 'Ask in other words, choose a subject below, or write to us.',
    contact: 'Write to us',
    all: 'All pages',
  },
  topics: {
    start: 'First steps',
    account: 'Your account',
    selling: 'Selling',
    buying: 'Searching and buying',
    safety: 'Safety',
    rules: 'Rules and personal data',
  },
  onPage: 'On this page',
  changed: (date) => `Changed on ${date}`,
  versions: {
    title: 'Versions',
    link: 'Earlier versions',
    of: (version, date) => `Version ${version} of ${date}`,
    current: 'current',
    old: (date) => `This is an old version, of ${date}.`,
    toCurrent: 'See the text in force',
  },
  rating: {
    title: 'Did this page help you?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you for your answer!',
    label: 'What was missing?',
    hint: 'Leave out passwords, codes and other personal data. We cannot answer from here.',
    send: 'Send',
    sent: 'Thank you! We read everything that you write.',
  },
}
