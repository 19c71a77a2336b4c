import type { Db } from '../../deps.ts'

export interface SecondFactorState {
  readonly secret: string
  readonly isOn: boolean
  readonly step: number
}

/** Locks the account's second factor until the end of the transaction. */
export async function lockSecondFactor(sql: Db, id: number): Promise<SecondFactorState | null> {
  const [state] = await sql<SecondFactorState[]>`
    select second_factor_secret as secret, has_second_factor as is_on, second_factor_step::int as step
    from users where id = ${id} for update`
  return state ?? null
}

export async function updateSecondFactor(
  sql: Db,
  id: number,
  state: SecondFactorState & { recoveryCodes?: readonly string[] },
): Promise<void> {
  await sql`
    update users set second_factor_secret = ${state.secret}, has_second_factor = ${state.isOn},
      second_factor_step = ${state.step}
      ${state.recoveryCodes ? sql`, recovery_codes = ${[...state.recoveryCodes]}` : sql``}
    where id = ${id}`
}

/** Consumes a recovery code; returns whether it existed. */
export async function deleteRecoveryCode(sql: Db, id: number, digest: string): Promise<boolean> {
  const rows = await sql`
    update users set recovery_codes = array_remove(recovery_codes, ${digest})
    where id = ${id} and ${digest} = any (recovery_codes)
    returning 1`
  return rows.length > 0
}
