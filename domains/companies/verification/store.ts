import type { Db } from '../../deps.ts'

/** Returns the id of the company; null if there is none of this name. A repeated check keeps its first time. */
export async function updateVerified(
  sql: Db,
  username: string,
  verifiedAt: Date | null,
): Promise<number | null> {
  const [company] = await sql<{ id: number }[]>`
    update users set verified_at = case when ${verifiedAt}::timestamptz is not null
      then coalesce(verified_at, ${verifiedAt}::timestamptz) end
    where username = ${username} and account_type = 1 and status = 'active'
    returning id`
  return company?.id ?? null
}

export interface VerifiedCompany {
  readonly username: string
  readonly brand: string
  readonly verifiedAt: Date
}

/** The last checked first. */
export async function listVerified(sql: Db): Promise<VerifiedCompany[]> {
  return sql<VerifiedCompany[]>`
    select username, coalesce(brand, '') as brand, verified_at from users
    where verified_at is not null and status = 'active'
    order by verified_at desc limit 1000`
}
