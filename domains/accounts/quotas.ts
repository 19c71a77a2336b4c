import type { Deps } from '../deps.ts'
import type { Visitor } from '../implement.ts'
import { limit, spend, type Budget } from '../limits/service.ts'
import { blockOf } from '../network.ts'
import { numberPrefix } from './rules.ts'
import { addressesOfBlock, codeWindow, limits } from './rate-limits.ts'

type Asking = Pick<Visitor, 'address' | 'knownDevice'>

/** Whether the visitor's browser is one in which this account has been logged in. */
export function isKnownDevice({ knownDevice }: Asking, account: { id: number } | null): boolean {
  return knownDevice !== undefined && knownDevice.userId === account?.id
}

/**
 * What one code to a phone is taken from. Strangers share five a day, of which one network gets four; a device
 * that the number's account knows has its own, so that nobody can use them up for it.
 */
export function codeBudgets(
  { codeBudget }: Pick<Deps, 'codeBudget'>,
  { address }: Asking,
  phone: string,
  isKnown: boolean,
): { ofPhone: Budget[]; ofSending: Budget[] } {
  const [block, prefix] = [blockOf(address), numberPrefix(phone)]
  const strangers: Budget[] = [
    { key: `code:phone:${phone}`, ...limits.codesOfPhone },
    { key: `code:phone:${phone}:${block}`, ...limits.codesOfPhoneAndBlock },
  ]
  const neighbours: Budget[] = [
    {
      key: `code:block:${block}`,
      most: addressesOfBlock * codeBudget.ofAddress,
      window: codeWindow,
    },
    { key: `code:prefix:${prefix}`, ...limits.codesOfPrefix },
    { key: `code:prefix:${prefix}:${block}`, ...limits.codesOfPrefixAndBlock },
  ]
  return {
    ofPhone: isKnown ? [{ key: `code:known:${phone}`, ...limits.codesOfKnownDevice }] : strangers,
    ofSending: [
      { key: `code:address:${address}`, most: codeBudget.ofAddress, window: codeWindow },
      ...(isKnown ? [] : neighbours),
      { key: 'code:site', most: codeBudget.ofSite, window: codeWindow },
    ],
  }
}

/**
 * Counts a question that tells who is here: needed by a form, and tempting for a list of victims. Gives the keys
 * that were counted, to give back what told nothing.
 */
export async function limitQuestions(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { address }: Asking,
  field: string,
): Promise<string[]> {
  const [ofAddress, ofBlock] = [`free:${address}`, `free:block:${blockOf(address)}`]
  await limit(deps, ofAddress, limits.availabilityOfAddress, field)
  await limit(deps, ofBlock, limits.availabilityOfBlock, field)
  return [ofAddress, ofBlock]
}

/** Who asks for a mail to an address: whose share it is taken from, and whether strangers share it. */
interface MailAsker {
  readonly from: string
  readonly share: string
  readonly isStranger: boolean
}

/** A visitor, who can name any address. `account`: whose address it is, null for nobody's. */
export function askingVisitor(visitor: Asking, account: { id: number } | null): MailAsker {
  const { address, knownDevice } = visitor
  return isKnownDevice(visitor, account)
    ? { from: address, share: `device:${knownDevice?.id}`, isStranger: false }
    : { from: address, share: blockOf(address), isStranger: true }
}

/** A user who names an address as their own. */
export function askingUser({ id }: { id: number }): MailAsker {
  return { from: `user:${id}`, share: `user:${id}`, isStranger: true }
}

/** Counts a mail to an address that somebody names. Refuses the one too many, of who asks and to the address. */
export async function limitMails(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { from, share, isStranger }: MailAsker,
  email: string,
): Promise<void> {
  await limit(deps, `mail:${from}`, limits.mailsOfAddress, 'email')
  const own = { key: `mail:to:${email}:${share}`, ...limits.mailsToAddress }
  const all = { key: `mail:to:${email}`, ...limits.mailsToAddressFromAnywhere }
  await spend(deps, isStranger ? [all, own] : [own], 'email')
}
