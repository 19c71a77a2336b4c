import { roles, type Role } from '#contract/rules/staff/rights.ts'
import { accountNamed, grantRole, revokeRole, staffMembers } from '#domains/staff/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage = `Usage: npm run staff -- [list | grant|revoke PHONE ${roles.join('|')}]`

interface RoleCommand {
  readonly does: 'grant' | 'revoke'
  readonly person: string
  readonly role: Role
}

/**
 * Operator command. Without arguments, or with `list`: everybody with a role. `grant 69123456 admin` gives a role, also
 * the first one; `revoke 69123456 admin` takes it away. Both are in the audit log.
 */
await withDeps(commandOf, async (deps, command) => {
  if (command) {
    const { does, person, role } = command
    const change = { userId: await accountNamed(deps, person), role, by: null }
    await (does === 'grant' ? grantRole(deps, change) : revokeRole(deps, change))
  }
  const members = await staffMembers(deps)
  if (members.length === 0) console.log('Nobody has a role.')
  for (const { username, roles: held, hasSecondFactor } of members)
    console.log([username, held.join(', '), hasSecondFactor ? '' : 'no second factor'].join('  '))
})

/** Null: list. */
function commandOf([does, person, role, ...rest]: readonly string[]): RoleCommand | null {
  if (does === undefined || (does === 'list' && person === undefined)) return null
  const known = roles.find((one) => one === role)
  const isChange = does === 'grant' || does === 'revoke'
  if (!isChange || !person || !known || rest.length > 0) throw new UsageError(usage)
  return { does, person, role: known }
}
