/** Acts of staff that change something, as the audit log names them: subject and verb. */
export const staffActs = [
  'console.enter',
  'staff.grant',
  'staff.revoke',
  'audit.export',
  'person.reveal',
  'person.note',
  'person.warn',
  'person.limit',
  'person.ban',
  'person.restore',
  'callback.call',
  'callback.close',
  'case.decide',
  'case.undo',
  'case.void',
  'article.create',
  'article.save',
  'article.restore',
  'banner.create',
  'banner.save',
  'menu.save',
  'price.save',
  'setting.save',
  'mail.save',
  'mail.reset',
] as const
export type StaffAct = (typeof staffActs)[number]

/** What an act is about. */
export const auditSubjects = [
  'staff',
  'person',
  'callback',
  'audit',
  'advert',
  'message',
  'review',
  'profile',
  'appeal',
  'article',
  'banner',
  'menu',
  'price',
  'setting',
  'mail',
] as const
export type AuditSubject = (typeof auditSubjects)[number]
