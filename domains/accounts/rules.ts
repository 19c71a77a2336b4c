import { dayMs } from '#contract/rules/durations.ts'
import { deletionDays } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import type { RefusalCode } from '#contract/refusals.ts'

export interface Account {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly phone: string
  readonly language: Lang
  readonly status: 'active' | 'inactive' | 'banned' | 'deleted'
  readonly passwordHash: string
  readonly deletedAt: Date | null
  readonly hasSecondFactor: boolean
}

const byStatus: Partial<Record<Account['status'], RefusalCode>> = {
  deleted: 'account_deleted',
  inactive: 'account_inactive',
  banned: 'account_banned',
}

/** Why this account may not come in; null when it may. */
export function loginObstacle(account: Pick<Account, 'status'>): RefusalCode | null {
  return byStatus[account.status] ?? null
}

/** When a deleted account is erased: until then its owner may take the deletion back (D53). */
export function erasedAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + deletionDays * dayMs)
}

/** Erased accounts are called so; nobody may stand in their way. */
export const erasedPrefix = 'deleted-'

/** The ten thousand numbers that share their first four digits. */
export function numberPrefix(phone: string): string {
  return phone.slice(0, 4)
}

/** Where the picture of this name lies in storage. */
export function avatarFile(name: string): string {
  return `avatars/${name}.webp`
}
