import type {
  PartnerBody,
  PartnerCall,
  PartnerInput,
  PartnerOutput,
} from '#contract/partners/partner-call.ts'
import type { Deps } from '../deps.ts'
import type { User } from '../implement.ts'

interface Context<C extends PartnerCall> {
  readonly deps: Deps
  /** The company whose key it is. */
  readonly user: User
  readonly input: PartnerInput<C>
  readonly body: PartnerBody<C>
  /** The file of a call that takes one. */
  readonly files: AsyncIterable<Uint8Array>
}

type Run<C extends PartnerCall> = (context: Context<C>) => Promise<PartnerOutput<C>>

/** A call for programs with its implementation. */
export interface PartnerHandler<C extends PartnerCall = PartnerCall> {
  readonly call: C
  readonly run: Run<C>
}

type Runs<Calls extends Record<string, PartnerCall>> = {
  readonly [Name in keyof Calls]: Run<Calls[Name]>
}

/** Pairs every call with its implementation; a missing one does not compile. */
export function implementPartner<Calls extends Record<string, PartnerCall>>(
  calls: Calls,
  runs: Runs<Calls>,
): PartnerHandler[] {
  return Object.entries(calls).map(([name, call]) => ({
    call,
    // oxlint-disable-next-line typescript/consistent-type-assertions -- `Runs` has paired them
    run: runs[name] as Run<PartnerCall>,
  }))
}
