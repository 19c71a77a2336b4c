import { createContext, useContext } from 'react'
import type { LoaderFunctionArgs } from '../../../lib/router/index.ts'
import type { Right } from '#contract/rules/staff/rights.ts'
import type { Refusal } from '#contract/refusals.ts'
import { isRefusedAs } from '../../../lib/calls/refusal.ts'
import { screenLoader, useLoaded, type ScreenVisit } from '../../../lib/calls/screen.ts'

export interface ConsoleAccess {
  readonly username: string
  readonly rights: readonly Right[]
  /**
   * Asks for a code of the second factor: to open the console again, or for one act. `refused`: why the last code was
   * not taken. Resolves to null when the person gives up.
   */
  readonly askCode: (why: 'session' | 'act', refused?: Refusal) => Promise<string | null>
}

export const ConsoleContext = createContext<ConsoleAccess | null>(null)

/** Name and rights of the member, and the dialog for codes. */
export function useConsole(): ConsoleAccess {
  const access = useContext(ConsoleContext)
  if (!access) throw new Error('Screens of the console are rendered in its frame')
  return access
}

/** Like `screenLoader`; null while the console is closed to this session, in which case the frame shows why. */
export function staffLoader<Loaded>(
  load: (visit: ScreenVisit) => Promise<Loaded>,
): (args: LoaderFunctionArgs) => Promise<Loaded | null> {
  return screenLoader(async (visit) => {
    try {
      return await load(visit)
    } catch (error) {
      if (isRefusedAs(error, 'staff_factor_needed', 'staff_proof_needed')) return null
      throw error
    }
  })
}

/** Result of a `staffLoader`; the frame renders no screen without it. */
export function useStaffLoaded<Loader extends (args: never) => unknown>() {
  const loaded = useLoaded<Loader>()
  if (loaded === null || loaded === undefined) throw new Error('The console is closed')
  return loaded
}
