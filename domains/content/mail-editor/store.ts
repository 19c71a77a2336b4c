import { languages, type Lang } from '#contract/languages.ts'
import type { EditableMail } from '#contract/rules/content/mail-texts.ts'
import type { MailTexts } from '#contract/staff/content/mails.ts'
import type { Db } from '../../deps.ts'

interface MailTextRow {
  readonly mail: EditableMail
  readonly language: Lang
  readonly subject: string
  readonly body: string
}

/** All that editors have written. */
export async function listMailTexts(sql: Db): Promise<MailTextRow[]> {
  return sql<MailTextRow[]>`select mail, language, subject, body from mail_texts`
}

export interface MailRevision {
  readonly mail: EditableMail
  readonly revision: number
}

export async function listRevisions(sql: Db): Promise<MailRevision[]> {
  return sql<MailRevision[]>`select mail, revision from mail_revisions`
}

/** Waits for other changes of the mail until the end of the transaction. */
export async function lockRevision(sql: Db, mail: EditableMail): Promise<number> {
  await sql`insert into mail_revisions (mail) values (${mail}) on conflict do nothing`
  const [row] = await sql<MailRevision[]>`
    select mail, revision from mail_revisions where mail = ${mail} for update`
  return row?.revision ?? 0
}

/** Counts a change. Gives the new revision. */
export async function touchRevision(sql: Db, mail: EditableMail): Promise<number> {
  const [row] = await sql<MailRevision[]>`
    update mail_revisions set mail = mail where mail = ${mail} returning mail, revision`
  return row?.revision ?? 0
}

/** Null: back to the texts of the release. */
export async function replaceMailTexts(
  sql: Db,
  mail: EditableMail,
  texts: MailTexts | null,
): Promise<void> {
  await sql`delete from mail_texts where mail = ${mail}`
  if (!texts) return
  const rows = languages.map((language) => ({ mail, language, ...texts[language] }))
  await sql`insert into mail_texts ${sql(rows, 'mail', 'language', 'subject', 'body')}`
}
