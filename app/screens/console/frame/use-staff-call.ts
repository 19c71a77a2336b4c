import type { Call, OutputOf, PayloadOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusals.ts'
import { consoleCalls } from '#contract/staff/console.ts'
import { postCall } from '../../../lib/calls/calls.ts'
import { isRefusedAs, refusalFrom } from '../../../lib/calls/refusal.ts'
import { useMutation } from '../../../lib/calls/use-call.ts'
import { useConsole, type ConsoleAccess } from './console-context.ts'

type AskCode = ConsoleAccess['askCode']
type Options<C extends Call> = Parameters<typeof useMutation<PayloadOf<C>, OutputOf<C>>>[1]

/**
 * Like `useCall`, for staff calls: asks for a code where the call needs one of its own, and where the console has closed
 * meanwhile, and then makes the call; nothing typed is lost.
 */
export function useStaffCall<C extends Call>(call: C, options: Options<C> = {}) {
  const { askCode } = useConsole()
  return useMutation<PayloadOf<C>, OutputOf<C>>(
    (payload) => makeStaffCall(askCode, call, payload),
    options,
  )
}

/** The same outside a mutation: several calls may be under way. */
export async function makeStaffCall<C extends Call>(
  askCode: AskCode,
  call: C,
  payload: PayloadOf<C>,
): Promise<OutputOf<C>> {
  try {
    if (call.proof !== 'each') return await postCall(call, payload)
    return await withCode(askCode, 'act', (code) => postCall(call, { ...payload, code }))
  } catch (error) {
    if (!isRefusedAs(error, 'staff_proof_needed')) throw error
    await withCode(askCode, 'session', (code) => postCall(consoleCalls.proveStaff, { code }))
    return makeStaffCall(askCode, call, payload)
  }
}

/** Asks for a code until one is taken. Throws `second_factor_needed` when the person gives up. */
async function withCode<Answer>(
  askCode: AskCode,
  why: 'session' | 'act',
  send: (code: string) => Promise<Answer>,
): Promise<Answer> {
  let refused: Refusal | undefined
  for (;;) {
    const code = await askCode(why, refused)
    if (code === null) throw refused ?? new Refusal('second_factor_needed', 'code')
    try {
      return await send(code)
    } catch (error) {
      if (!isRefusedAs(error, 'second_factor_wrong', 'second_factor_needed')) throw error
      refused = refusalFrom(error)
    }
  }
}
