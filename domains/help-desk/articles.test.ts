import { languages } from '#contract/languages.ts'
import { texts as en } from '#i18n/en/texts.ts'
import { texts as ro } from '#i18n/ro/texts.ts'
import { texts as ru } from '#i18n/ru/texts.ts'
import { expect, test } from '#tests/support/test.ts'
import { matchArticles } from './articles.ts'

const texts = { ro, ru, en }
const blocked = { ro: /blocat/, ru: /заблокирован/, en: /banned/ }

test.for(languages)(
  'who cannot log in reads about a banned account and a forgotten password, by the name of its link (%s)',
  async (lang, { deps }) => {
    const found = await matchArticles(deps, { topic: 'login', question: '', lang })

    expect(found.some(({ title }) => blocked[lang].test(title))).toBe(true)
    const { forgot } = texts[lang].accounts.login
    expect(found.some(({ text }) => text.includes(forgot))).toBe(true)
  },
)
