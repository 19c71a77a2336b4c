import type { MemberRole } from '#contract/rules/company/member-rights.ts'

export const memberRoleNames: Readonly<Record<MemberRole, string>> = {
  admin: 'Администратор',
  editor: 'Редактор',
  support: 'Работа с клиентами',
  viewer: 'Наблюдатель',
}
