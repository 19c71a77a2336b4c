/** Roles of staff; a person may have several. */
export const roles = ['moderator', 'support', 'editor', 'finance', 'admin'] as const
export type Role = (typeof roles)[number]

/** What each right takes: one of these roles. The only table of the rights of staff. */
export const rights = {
  /** To enter the console. */
  console: ['moderator', 'support', 'editor', 'finance', 'admin'],
  moderation: ['moderator', 'admin'],
  /** To change the rules that look at adverts; who moderates reads them. */
  rules: ['admin'],
  tickets: ['support', 'admin'],
  callbacks: ['support', 'admin'],
  /** To find people, to see one, and to note something about them. */
  people: ['moderator', 'support', 'admin'],
  /** To warn, limit, ban and restore people. */
  restrictions: ['moderator', 'admin'],
  /** To merge two accounts of one person, for good. */
  merging: ['support', 'admin'],
  money: ['finance', 'admin'],
  content: ['editor', 'admin'],
  settings: ['admin'],
  numbers: ['moderator', 'support', 'editor', 'finance', 'admin'],
  audit: ['admin'],
  staff: ['admin'],
} as const satisfies Readonly<Record<string, readonly Role[]>>
export type Right = keyof typeof rights

/** Whether one of the roles has the right. */
export function hasRight(held: readonly Role[], right: Right): boolean {
  const allowed: readonly Role[] = rights[right]
  return held.some((role) => allowed.includes(role))
}

/** The rights that the roles give together, in the order of the table. */
export function rightsOf(held: readonly Role[]): Right[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the keys of the table
  return (Object.keys(rights) as Right[]).filter((right) => hasRight(held, right))
}
