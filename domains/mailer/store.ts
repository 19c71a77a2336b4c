import type { Lang } from '#contract/languages.ts'
import type { EditableMail } from '#contract/rules/content/mail-texts.ts'
import type { Db } from '../deps.ts'

export interface MailText {
  readonly subject: string
  /** With placeholders. */
  readonly body: string
}

/** What editors have written in place of the release's text; null: nothing. */
export async function findMailText(
  sql: Db,
  mail: EditableMail,
  language: Lang,
): Promise<MailText | null> {
  const [row] = await sql<MailText[]>`
    select subject, body from mail_texts where mail = ${mail} and language = ${language}`
  return row ?? null
}
