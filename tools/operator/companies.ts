import { setCompanyVerified, verifiedCompanies } from '#domains/companies/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage = 'Usage: npm run companies [verify|unverify USERNAME]'

/**
 * Staff command. Without arguments: lists the verified companies. `verify casamobila` after its papers were checked;
 * a company that changes its name loses the mark.
 */
await withDeps(commandOf, async (deps, command) => {
  if (command) {
    await setCompanyVerified(deps, command.username, command.decision === 'verify')
    return console.log(`${command.username}: ${command.decision} is done.`)
  }
  const companies = await verifiedCompanies(deps)
  if (companies.length === 0) console.log('No company is verified.')
  for (const { username, brand, verifiedAt } of companies)
    console.log([verifiedAt.toISOString(), username, brand].join('  '))
})

/** Null: list the verified companies. */
function commandOf([decision, username, ...rest]: readonly string[]): {
  decision: 'verify' | 'unverify'
  username: string
} | null {
  if (decision === undefined) return null
  if ((decision !== 'verify' && decision !== 'unverify') || !username || rest.length > 0)
    throw new UsageError(usage)
  return { decision, username }
}
