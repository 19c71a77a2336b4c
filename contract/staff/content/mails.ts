import * as z from 'zod'
import { call } from '../../call.ts'
import { mailLengths } from '../../rules/content/editor-limits.ts'
import { editableMails } from '../../rules/content/mail-texts.ts'
import { Paragraphs, SingleLine, Token, wholeNumber } from '../../shapes.ts'

const path = '/admin/mails.php'
const token = Token.optional()
const Mail = z.enum(editableMails)
const Revision = wholeNumber(0, 2_147_483_647)

const TextInput = z.object({
  subject: SingleLine(mailLengths.subject),
  body: Paragraphs(mailLengths.body),
})
const TextShape = z.object({ subject: z.string(), body: z.string() })
const TextsShape = z.object({ ro: TextShape, ru: TextShape, en: TextShape })
export type MailTexts = z.infer<typeof TextsShape>

const MailShape = z.object({
  mail: Mail,
  /** Counts changes; sent back with the next one. */
  revision: z.int(),
  /** Whether editors have written it anew. */
  isChanged: z.boolean(),
  /** As it is sent now, with placeholders. */
  texts: TextsShape,
})
export type EditedMail = z.infer<typeof MailShape>

const staff = { path, auth: 'staff', right: 'content' } as const

/** Calls by which editors change the texts of mails. */
export const mailEditorCalls = {
  listMails: call({
    ...staff,
    action: 'list',
    summary: 'List the mails whose texts can be changed, as they are sent now',
    acts: [],
    input: { token },
    output: { mails: z.array(MailShape) },
  }),
  saveMail: call({
    ...staff,
    action: 'save',
    summary: 'Write a mail anew in three languages; refuses missing and unknown placeholders',
    acts: ['mail.save'],
    input: {
      mail: Mail,
      revision: Revision,
      texts: z.object({ ro: TextInput, ru: TextInput, en: TextInput }),
      token,
    },
    output: { revision: z.int() },
  }),
  resetMail: call({
    ...staff,
    action: 'reset',
    summary: 'Go back to the texts of the release',
    acts: ['mail.reset'],
    input: { mail: Mail, revision: Revision, token },
    output: { revision: z.int() },
  }),
}
