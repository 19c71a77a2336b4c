import type { MemberRole } from '#contract/rules/company/member-rights.ts'

export const memberRoleNames: Readonly<Record<MemberRole, string>> = {
  admin: 'Administrator',
  editor: 'Editor',
  support: 'Relații cu clienții',
  viewer: 'Observator',
}
