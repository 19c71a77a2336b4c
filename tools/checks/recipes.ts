/**
 * Stages of a recipe: its first edit, those that the compiler then requires, and those that follow from the Romanian
 * texts.
 */
export const roles = ['begin', 'required', 'follows'] as const

export interface Edit {
  readonly role: (typeof roles)[number]
  readonly file: string
  readonly before: string
  readonly after: string
}

interface Recipe {
  readonly name: string
  readonly edits: readonly Edit[]
}

function edit(role: Edit['role'], file: string, before: string, after: string): Edit {
  return { role, file, before, after }
}

const posting = (lang: string) => `i18n/${lang}/adverts/posting.ts`
const myAdverts = (lang: string) => `i18n/${lang}/adverts/own/my-adverts.ts`
const withLabel = (label: string) => `    address: '${label}',\n    videoUrl: 'Video',`

/** The field also needs a migration with its column. */
const field: Recipe = {
  name: 'a field of an advert: a link to a video',
  edits: [
    edit(
      'begin',
      'contract/rules/advert/advert-fields.ts',
      '} as const satisfies',
      `  videoUrl: { maxLength: 300, kind: 'link', review: 'always', section: 'description' },
} as const satisfies`,
    ),
    edit(
      'required',
      'app/screens/adverts/advert/about/shown-fields.tsx',
      '  address: null,',
      '  address: null,\n  videoUrl: (link) => <a href={link}>{link}</a>,',
    ),
    edit('required', posting('ro'), 'fieldHints: { ', "fieldHints: { videoUrl: 'YouTube.', "),
    edit('required', posting('ro'), "    address: 'Adresa (opțional)',", withLabel('Adresa')),
    edit('required', myAdverts('ro'), "    address: 'Adresa',", withLabel('Adresa')),
    edit('follows', posting('ru'), 'fieldHints: { ', "fieldHints: { videoUrl: 'YouTube.', "),
    edit('follows', posting('ru'), "    address: 'Адрес (необязательно)',", withLabel('Адрес')),
    edit('follows', myAdverts('ru'), "    address: 'Адрес',", withLabel('Адрес')),
    edit('follows', posting('en'), 'fieldHints: { ', "fieldHints: { videoUrl: 'YouTube.', "),
    edit('follows', posting('en'), "    address: 'Address (optional)',", withLabel('Address')),
    edit('follows', myAdverts('en'), "    address: 'Address',", withLabel('Address')),
  ],
}

const call: Recipe = {
  name: 'a call',
  edits: [
    edit(
      'begin',
      'contract/chatbot.ts',
      'export const chatbotCalls = {',
      `export const chatbotCalls = {
  greet: call({ path: '/helpbot.php', action: 'greet', summary: 'Greets', auth: 'anyone', input: {}, output: {} }),`,
    ),
    edit(
      'required',
      'domains/chatbot/calls.ts',
      'implement(chatbotCalls, {',
      'implement(chatbotCalls, {\n  greet: async () => ({}),',
    ),
  ],
}

export const recipes: readonly Recipe[] = [field, call]
