import { languages } from '#contract/languages.ts'
import { advertLifeDays, expiryNoticeDays } from '#contract/limits.ts'
import { editableMails, placeholderProblem } from '#contract/rules/content/mail-texts.ts'
import { countedDays } from '#i18n/counted.ts'
import { expect, test } from '#tests/support/test.ts'
import type { Deps, Mail } from '../deps.ts'
import { releasedMailText, sendMail } from './service.ts'

const ana = { email: 'ana@exemplu.md', fullName: 'Ana Munteanu', lang: 'ro' } as const

/** The mails that are sent meanwhile. */
function reading(deps: Deps) {
  const mails: Mail[] = []
  const mail: Deps['messenger']['mail'] = async (sent) => {
    mails.push(sent)
    return 'sent'
  }
  return { mails, reader: { ...deps, messenger: { ...deps.messenger, mail } } }
}

test('each text of the release could be saved by an editor as it is', () => {
  for (const lang of languages) {
    for (const mail of editableMails) {
      const { subject, body } = releasedMailText(mail, lang)
      expect([mail, lang, placeholderProblem(mail, body)]).toEqual([mail, lang, null])
      expect(`${subject} ${body}`).not.toMatch(/undefined|\[object/)
    }
    const { body } = releasedMailText('ending', lang)
    expect(body).toContain('{noticeDays}')
    expect(body).toContain('{lifeDays}')
  }
})

test('a mail says the days of its own advert, and what editors wrote in place of the release', async ({
  deps,
}) => {
  const { mails, reader } = reading(deps)
  const details = { path: '/renew/x', about: 'Bicicletă {link}', lifeDays: 60 }
  await sendMail(reader, 'ending', ana, details)
  await deps.sql`
    insert into mail_texts (mail, language, subject, body)
    values ('ending', 'ro', 'Gata?', 'Salut, {name}. {details}: {lifeDays}, {noticeDays}. {link}')`
  await sendMail(reader, 'ending', ana, details)
  await sendMail(reader, 'ending', { ...ana, lang: 'ru' }, details)

  const link = new URL('/renew/x', deps.publicUrl).href
  expect(mails[0]?.text.split('\n\n')).toEqual([
    ...['Bună, Ana Munteanu!', 'Bicicletă {link}', expect.stringContaining(countedDays('ro', 60))],
    ...[link, expect.any(String)],
  ])
  expect(mails[0]?.text).toContain(countedDays('ro', expiryNoticeDays))
  expect(mails[0]?.text).not.toContain(countedDays('ro', advertLifeDays))
  expect(mails[1]).toMatchObject({
    subject: 'Gata?',
    text: `Salut, Ana Munteanu. Bicicletă {link}: 60 de zile, 3 zile. ${link}`,
  })
  expect(mails[2]?.text).toContain(countedDays('ru', 60))
})

test('somebody who gave no name is greeted without one, also in the words of an editor', async ({
  deps,
}) => {
  const { mails, reader } = reading(deps)
  const nobody = { ...ana, fullName: '' }
  const details = { path: '/renew/x', about: 'Bicicletă' }
  await deps.sql`delete from mail_texts`
  await sendMail(reader, 'ending', nobody, details)
  await sendMail(reader, 'ending', { ...nobody, lang: 'ru' }, details)
  await deps.sql`
    insert into mail_texts (mail, language, subject, body)
    values ('ending', 'ro', 'Gata?', 'Salut {name}! {details}: {link}')`
  await sendMail(reader, 'ending', nobody, details)

  const link = new URL('/renew/x', deps.publicUrl).href
  expect(mails.map(({ text }) => text.split('\n\n')[0])).toEqual([
    ...['Bună!', 'Здравствуйте!', `Salut! Bicicletă: ${link}`],
  ])
})
