import { contactsIn } from '../../contacts/service.ts'
import type { Db } from '../../deps.ts'
import { insertAuditEntry, type AuditEntry } from './store.ts'

export type { AuditEntry, AuditState } from './store.ts'

/** Names of values that never go into the log. */
const secret = /phone|mail|code|token|password|secret/i

/**
 * Writes an act into the audit log, in the transaction of the act: an act that fails leaves no line, and none is left
 * out. Contacts in a reason are left out. Throws for a state that names a secret or a contact.
 */
export async function writeAudit(sql: Db, entry: AuditEntry): Promise<void> {
  const named = Object.keys({ ...entry.before, ...entry.after }).find((name) => secret.test(name))
  if (named !== undefined) throw new Error(`${named} may not be in the audit log`)
  await insertAuditEntry(sql, { ...entry, reason: withoutContacts(entry.reason ?? '') })
}

/** Digits of numbers, and words with contacts, become dots. */
function withoutContacts(text: string): string {
  if (contactsIn(text) === 'none') return text
  return text
    .replaceAll(/\d(?:[\s.()/-]*\d){5,}/g, '…')
    .split(/(\s+)/)
    .map((word) => (contactsIn(word) === 'none' ? word : '…'))
    .join('')
}
