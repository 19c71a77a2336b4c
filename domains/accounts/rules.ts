import { dayMs } from '#contract/rules/durations.ts'
import { deletionDays } from '#contract/limits.ts'
import type { Lang } from '#contract/languages.ts'
import type { RefusalCode } from '#contract/refusals.ts'

export interface Account {
  readonly id: number
  readonly username: string
  /** Empty: not given. */
  readonly fullName: string
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

/** Refusal code for an account that may not log in; null if it may. */
export function loginObstacle(account: Pick<Account, 'status'>): RefusalCode | null {
  return byStatus[account.status] ?? null
}

/** When a deleted account is erased; until then its owner may cancel the deletion (D53). */
export function erasedAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + deletionDays * dayMs)
}

/** Prefix of the usernames of erased accounts, which nobody else may use. */
export const erasedPrefix = 'deleted-'

export function emptiedUsername(id: number): string {
  return `${erasedPrefix}${id}`
}

/** Prefix that ten thousand numbers share. */
export function numberPrefix(phone: string): string {
  return phone.slice(0, 4)
}

/** Path of an avatar in storage. */
export function avatarFile(name: string): string {
  return `avatars/${name}.webp`
}
