import { expect, test } from 'vitest'
import { ownText } from '#domains/help-desk/inbound/own-text.ts'
import { parseMail } from '#server/mail/parse-mail.ts'
import { englishAnswers } from './answers-en.ts'
import { romanianAnswers } from './answers-ro.ts'
import { russianAnswers } from './answers-ru.ts'
import { rawMail } from './raw-mail.ts'

const languages = { ro: romanianAnswers, ru: russianAnswers, en: englishAnswers }
const answers = Object.entries(languages).flatMap(([lang, some]) =>
  some.map((mail) => ({ lang, ...mail })),
)

test('there are enough mails to tell', () => {
  expect(answers.length).toBeGreaterThanOrEqual(30)
})

test.for(answers)('$lang: of a mail by $program the answer is read', async ({ own, ...mail }) => {
  const { text } = await parseMail(rawMail(mail))

  expect(ownText(text)).toBe(own)
})

test('the last words of an answer stay, also right above the quote', () => {
  expect(ownText('Da\nOn Mon, Nov 23, 2026 at 2:05 PM Găsit <help@gasit.md> wrote:\n> Da?')).toBe(
    'Da',
  )
})

test('a mail with pictures alone has no text', () => {
  expect(ownText('\n> Ce se vede?\n', true)).toBe('')
})

test('a long line costs no time', () => {
  const line = '–'.repeat(150_000)
  const begin = performance.now()

  ownText(`${line}\n${'>'.repeat(40_000)}`)

  expect(performance.now() - begin).toBeLessThan(500)
})
