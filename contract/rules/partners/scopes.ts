/** What a key of a company allows its program. No zod: browsers load this too. */
export const scopes = ['adverts:read', 'adverts:write', 'statistics:read', 'messages:read'] as const
export type Scope = (typeof scopes)[number]

/** Days until a new key expires; 0: never. */
export const keyLives = [0, 30, 90, 365] as const

/** How the ids look that companies give their adverts: they stand in URLs. */
export const ownIdPattern = /^[\w.:-]{1,64}$/
