import type { Editing } from '../../../ro/console/content/editing.ts'

export const editing: Editing = {
  languages: { ro: 'Romanian', ru: 'Russian', en: 'English' },
  language: 'Language',
  save: 'Save',
  saved: 'Saved. The site shows it already.',
  preview: 'How it will look',
  meanwhile: {
    title: 'Somebody else has saved meanwhile',
    text: 'What you typed is still in the form. Compare it with what the site shows now, then save over it or take the saved version.',
    changes: 'Differences: struck out is what the site shows now, marked is what you typed.',
    over: 'Save my version',
    take: 'Take the saved version',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Unsaved changes will be lost.',
    go: 'Leave',
    stay: 'Stay',
  },
}
