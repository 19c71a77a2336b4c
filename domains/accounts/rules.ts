import type { RefusalCode } from '#contract/refusals.ts'

export interface Account {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly status: 'active' | 'inactive' | 'banned' | 'deleted'
  readonly passwordHash: string
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
