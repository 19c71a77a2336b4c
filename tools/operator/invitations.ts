import {
  invitations,
  makeInvitation,
  setClosed,
  type Invitation,
} from '#domains/invitations/service.ts'
import { UsageError, withDeps } from '../processes/with-deps.ts'

const usage = 'Usage: npm run invitations [on|off|make [USES] [DAYS] [NOTE...]]'

type Command =
  | { readonly does: 'list' }
  | { readonly does: 'close'; readonly closed: boolean }
  | {
      readonly does: 'make'
      readonly maxUses?: number
      readonly days?: number
      readonly note: string
    }

/**
 * Staff command. Without arguments: whether registration needs an invitation, and the codes with their uses. `on` and
 * `off` close and open registration; `make 20 14 For the press` prints a new code, which is told this once.
 */
await withDeps(commandOf, async (deps, command) => {
  if (command.does === 'make') return console.log(await makeInvitation(deps, command))
  if (command.does === 'close') await setClosed(deps, command.closed)
  const { closed, items } = await invitations(deps)
  console.log(closed ? 'Registration needs an invitation.' : 'Registration is open to everybody.')
  for (const invitation of items) console.log(lineOf(invitation))
})

function lineOf({ id, uses, maxUses, expiresAt, note }: Invitation): string {
  return [id, `${uses}/${maxUses}`, `until ${expiresAt.toISOString()}`, note].join('  ')
}

function commandOf([does, ...rest]: readonly string[]): Command {
  if (does === undefined) return { does: 'list' }
  if ((does === 'on' || does === 'off') && rest.length === 0)
    return { does: 'close', closed: does === 'on' }
  if (does !== 'make') throw new UsageError(usage)
  const [maxUses, days, ...note] = rest
  return {
    does,
    ...(maxUses !== undefined && { maxUses: numberOf(maxUses, 10_000) }),
    ...(days !== undefined && { days: numberOf(days, 3_650) }),
    note: note.join(' ').slice(0, 200),
  }
}

function numberOf(typed: string, most: number): number {
  const number = Number(typed)
  if (!Number.isInteger(number) || number < 1 || number > most) throw new UsageError(usage)
  return number
}
