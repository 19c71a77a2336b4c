import type { MemberRole } from '#contract/rules/company/member-rights.ts'
import type { Given, GivenUser } from '../support/market/builders.ts'
import type { World } from '../support/test.ts'

export interface Acting {
  readonly company: GivenUser
  readonly person: GivenUser
}

/** Somebody who acts for a company in a role. */
export async function acting(
  { sql, clock }: World['deps'],
  given: Given,
  role: MemberRole,
): Promise<Acting> {
  const company = await given.user({ accountType: 1 })
  const person = await given.user()
  await sql`
    insert into company_members (company_id, user_id, role, joined_at)
    values (${company.id}, ${person.id}, ${role}, ${clock.now()})`
  await sql`update sessions set acting_for = ${company.id} where id = ${person.sessionId}`
  return { company, person }
}
