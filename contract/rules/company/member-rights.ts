/** Roles of the members of a company; each has one. No zod: browsers load this too. */
export const memberRoles = ['admin', 'editor', 'support', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/** What each right takes: one of these roles. The only table of the rights of members who act for their company. */
export const memberRights = {
  /** To find one's way while acting: the frame, the own memberships, and what everybody sees. */
  company: ['admin', 'editor', 'support', 'viewer'],
  statistics: ['admin', 'editor', 'support', 'viewer'],
  /** Adverts, their photos, imports, and appeals against decisions on them. */
  adverts: ['admin', 'editor'],
  /** Conversations, reviews of the company, and reports of what people write. */
  messages: ['admin', 'support'],
  /** To answer offers, to free what is reserved, and to say that something is sold. */
  deals: ['admin', 'editor', 'support'],
  notifications: ['admin', 'editor', 'support'],
  /** The page of the company, its programs and its requests to the help desk. */
  settings: ['admin'],
  /** To buy and to pay in the name and with the details that the owner has given. */
  billing: ['admin'],
  members: ['admin'],
} as const satisfies Readonly<Record<string, readonly MemberRole[]>>
export type MemberRight = keyof typeof memberRights

/** What of a call decides whether who acts for a company may make it. */
interface Made {
  readonly auth: string
  readonly member?: { readonly right: MemberRight } | undefined
}

/** Whether a role has the right. */
export function mayAct(role: MemberRole, right: MemberRight): boolean {
  const allowed: readonly MemberRole[] = memberRights[right]
  return allowed.includes(role)
}

/** Whether a call is refused to a role as none that it may make, not even as a visitor. */
export function isRefusedTo(role: MemberRole, { auth, member }: Made): boolean {
  return auth === 'user' && !(member && mayAct(role, member.right))
}
