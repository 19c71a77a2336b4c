import type { Deps } from '../deps.ts'
import type { Visitor } from '../implement.ts'
import { limit, spend, type Budget } from '../limits/service.ts'
import { blockOf } from '../lib/network.ts'
import { numberPrefix } from './rules.ts'
import { addressesOfBlock, codeWindow, limits } from './rate-limits.ts'

type Requester = Pick<Visitor, 'address' | 'knownDevice'>

/** Whether this account has been logged in to with the visitor's browser. */
export function isKnownDevice({ knownDevice }: Requester, account: { id: number } | null): boolean {
  return knownDevice !== undefined && knownDevice.userId === account?.id
}

/**
 * Budgets that a code to a phone is counted against. Unknown devices share five a day, of which one network has four; a
 * device that the number's account knows has its own, so that strangers cannot use them up.
 */
export function codeBudgets(
  { codeBudget }: Pick<Deps, 'codeBudget'>,
  { address }: Requester,
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
 * Counts a request that reveals whether an account exists (user enumeration). Returns the counted keys, for a refund if
 * nothing was revealed.
 */
export async function limitAccountLookups(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { address }: Requester,
  field: string,
): Promise<string[]> {
  const [ofAddress, ofBlock] = [`free:${address}`, `free:block:${blockOf(address)}`]
  await limit(deps, ofAddress, limits.availabilityOfAddress, field)
  await limit(deps, ofBlock, limits.availabilityOfBlock, field)
  return [ofAddress, ofBlock]
}

/** Who requests a mail: the source, the key of its share, and whether others share the recipient's budget. */
interface MailRequester {
  readonly from: string
  readonly share: string
  readonly isStranger: boolean
}

/** A visitor, who can enter any address. `account` is the one with this address, null if none. */
export function mailRequesterOfVisitor(
  visitor: Requester,
  account: { id: number } | null,
): MailRequester {
  const { address, knownDevice } = visitor
  return isKnownDevice(visitor, account)
    ? { from: address, share: `device:${knownDevice?.id}`, isStranger: false }
    : { from: address, share: blockOf(address), isStranger: true }
}

/** A user who enters an address as their own. */
export function mailRequesterOfUser({ id }: { id: number }): MailRequester {
  return { from: `user:${id}`, share: `user:${id}`, isStranger: true }
}

/** Counts a mail to a requested address. Refuses over the limit of the requester or of the address. */
export async function limitMails(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens'>,
  { from, share, isStranger }: MailRequester,
  email: string,
): Promise<void> {
  await limit(deps, `mail:${from}`, limits.mailsOfAddress, 'email')
  const own = { key: `mail:to:${email}:${share}`, ...limits.mailsToAddress }
  const all = { key: `mail:to:${email}`, ...limits.mailsToAddressFromAnywhere }
  await spend(deps, isStranger ? [all, own] : [own], 'email')
}
