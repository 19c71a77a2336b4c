import type { MemberRole } from '#contract/rules/company/member-rights.ts'

export const memberRoleNames: Readonly<Record<MemberRole, string>> = {
  admin: 'Admin',
  editor: 'Editor',
  support: 'Customer support',
  viewer: 'Viewer',
}
