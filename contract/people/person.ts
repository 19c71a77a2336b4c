import * as z from 'zod'

/** Somebody as the other side of a conversation sees them. */
export const PersonShape = z.object({
  id: z.string(),
  username: z.string(),
  /** Name to show: the full name or brand, else the username. Empty for an erased account. */
  name: z.string(),
  /** Name of the stored file, or empty. */
  avatar: z.string(),
  /** False for a closed account, which receives nothing. */
  isActive: z.boolean(),
})
export type Person = z.infer<typeof PersonShape>
