import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { site } from '#contract/site/site.ts'
import { textsOf, wordsOf } from '#tests/support/catalogue/all-texts.ts'

/** A sign between the product's name and the rest of a title, other than the one of all titles. */
const otherSeparator = new RegExp(
  `\\s[–—·-]\\s${site.name}(?="|$)|(?<="|^)${site.name}\\s[–—·-]\\s`,
)

test.each(languages)('in %s one sign parts the title of a page from the name', async (lang) => {
  const said = [...(await textsOf(lang))].map(([key, text]) => [key, wordsOf(text, [1, 2, 3])])

  expect(said.filter(([, words]) => words && otherSeparator.test(words))).toEqual([])
})
