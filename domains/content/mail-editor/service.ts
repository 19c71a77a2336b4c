import { languages } from '#contract/languages.ts'
import {
  editableMails,
  placeholderProblem,
  type EditableMail,
} from '#contract/rules/content/mail-texts.ts'
import { Refusal } from '#contract/refusals.ts'
import type { EditedMail, MailTexts } from '#contract/staff/content/mails.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { releasedMailText } from '../../mailer/service.ts'
import { writeAudit } from '../../staff/service.ts'
import {
  listMailTexts,
  listRevisions,
  lockRevision,
  replaceMailTexts,
  touchRevision,
} from './store.ts'

/** Revision of a mail that nobody has changed. */
const firstRevision = 1

/** The mails whose texts can be changed, as they are sent now. */
export async function mailsToEdit({ sql }: Pick<Deps, 'sql'>): Promise<EditedMail[]> {
  const revisions = new Map((await listRevisions(sql)).map((one) => [one.mail, one.revision]))
  const written = await writtenTexts(sql)
  return editableMails.map((mail) => ({
    mail,
    revision: revisions.get(mail) ?? firstRevision,
    isChanged: written.has(mail),
    texts: written.get(mail) ?? releasedTexts(mail),
  }))
}

/**
 * Writes a mail anew; the next one is sent so. Gives its new revision. Refuses one that somebody has changed meanwhile,
 * an empty text, a placeholder that is missing and one that is unknown.
 */
export async function saveMail(
  deps: Pick<Deps, 'sql'>,
  staff: Staff,
  { mail, revision, texts }: { mail: EditableMail; revision: number; texts: MailTexts },
): Promise<number> {
  for (const lang of languages) {
    const { subject, body } = texts[lang]
    if (subject === '') throw new Refusal('field_required', `subject.${lang}`)
    if (/[{}]/.test(subject)) throw new Refusal('placeholder_unknown', `subject.${lang}`)
    const problem = placeholderProblem(mail, body)
    if (problem) throw new Refusal(problem, `body.${lang}`)
  }
  return changeMail(deps, staff, { mail, revision, act: 'mail.save', texts })
}

/** Goes back to the texts of the release. Gives the new revision; refuses as `saveMail`. */
export async function resetMail(
  deps: Pick<Deps, 'sql'>,
  staff: Staff,
  { mail, revision }: { mail: EditableMail; revision: number },
): Promise<number> {
  return changeMail(deps, staff, { mail, revision, act: 'mail.reset', texts: null })
}

interface MailChange {
  readonly mail: EditableMail
  readonly revision: number
  readonly act: 'mail.save' | 'mail.reset'
  readonly texts: MailTexts | null
}

async function changeMail(
  deps: Pick<Deps, 'sql'>,
  staff: Staff,
  { mail, revision, act, texts }: MailChange,
): Promise<number> {
  return deps.sql.begin(async (sql) => {
    if ((await lockRevision(sql, mail)) !== revision) throw new Refusal('edited_meanwhile')
    const before = (await writtenTexts(sql)).get(mail) ?? releasedTexts(mail)
    await replaceMailTexts(sql, mail, texts)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act, subject: { kind: 'mail', id: mail } },
      ...{ before: stateOf(before), after: stateOf(texts ?? releasedTexts(mail)) },
    })
    return touchRevision(sql, mail)
  })
}

async function writtenTexts(sql: Db): Promise<ReadonlyMap<EditableMail, MailTexts>> {
  const rows = await listMailTexts(sql)
  const none = { subject: '', body: '' }
  const written = new Map<EditableMail, MailTexts>()
  for (const { mail, language, subject, body } of rows) {
    const texts = written.get(mail) ?? { ro: none, ru: none, en: none }
    written.set(mail, { ...texts, [language]: { subject, body } })
  }
  return written
}

function releasedTexts(mail: EditableMail): MailTexts {
  return {
    ro: releasedMailText(mail, 'ro'),
    ru: releasedMailText(mail, 'ru'),
    en: releasedMailText(mail, 'en'),
  }
}

/** For the audit log. */
function stateOf(texts: MailTexts) {
  return {
    subjects: languages.map((lang) => texts[lang].subject),
    texts: languages.map((lang) => texts[lang].body),
  }
}
