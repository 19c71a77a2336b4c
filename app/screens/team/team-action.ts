import { data, redirect, useActionData, useNavigation } from '../../lib/router/index.ts'
import { memberCalls } from '#contract/people/members.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'
import { memberRoles } from '#contract/rules/company/member-rights.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import { screenAction, type ScreenVisit } from '../../lib/calls/screen.ts'
import { announceSession } from '../../lib/session/session-events.ts'

/** What a form has come to, where it leads to no other page. */
export interface TeamAnswer {
  /** Which form: the value of its field `intent`. */
  readonly intent: string
  readonly refused?: { readonly code: RefusalCode; readonly field: string | undefined }
  /** What was typed, for the form of a page without JavaScript. */
  readonly typed?: { readonly recipient: string; readonly role: string }
  /** What accepts an invitation; shown this once. */
  readonly address?: string
}

type Call = ScreenVisit['call']
/** Where it leads to; an answer stays on the page. */
type Act = (call: Call, of: (name: string) => string) => Promise<string | Partial<TeamAnswer>>

const teamPath = '/my-team'

/** A change of a membership or an invitation that the form names. */
function changing(change: (call: Call, of: (name: string) => string) => Promise<object>): Act {
  return async (call, of) => {
    await change(call, of)
    return teamPath
  }
}

const acts: Readonly<Record<string, Act>> = {
  actFor: async (call, of) => {
    const companyId = of('companyId')
    await call(memberCalls.actFor, companyId ? { companyId } : {})
    // Other tabs show the frame of the account until now.
    if (typeof document !== 'undefined') announceSession('in')
    return companyId ? '/my-dashboard' : teamPath
  },
  leave: changing((call, of) => call(memberCalls.leaveCompany, { companyId: of('companyId') })),
  accept: changing((call, of) =>
    call(memberCalls.acceptInvitation, { invitationId: of('invitationId') }),
  ),
  decline: changing((call, of) =>
    call(memberCalls.declineInvitation, { invitationId: of('invitationId') }),
  ),
  withdraw: changing((call, of) =>
    call(memberCalls.withdrawInvitation, { invitationId: of('invitationId') }),
  ),
  setRole: async (call, of) =>
    call(memberCalls.setMemberRole, { memberId: of('memberId'), role: roleIn(of('role')) }),
  resume: changing((call, of) => call(memberCalls.resumeMember, { memberId: of('memberId') })),
  remove: changing((call, of) => call(memberCalls.removeMember, { memberId: of('memberId') })),
  invite: async (call, of) => {
    for (const field of ['recipient', 'password'])
      if (of(field).trim() === '') throw new Refusal('field_required', field)
    const { address } = await call(memberCalls.inviteMember, {
      ...{ recipient: of('recipient'), role: roleIn(of('role')), password: of('password') },
    })
    return { address }
  },
}

function roleIn(typed: string) {
  return memberRoles.find((role) => role === typed) ?? 'viewer'
}

/** Action of all forms of the page, with and without JavaScript. */
export const teamAction = screenAction(async ({ call }, form) => {
  const of = (name: string): string => String(form.get(name) ?? '')
  const intent = of('intent')
  try {
    const done = await acts[intent]?.(call, of)
    if (typeof done === 'object') return data<TeamAnswer>({ intent, ...done })
    throw redirect(done ?? teamPath)
  } catch (error) {
    if (error instanceof Response) throw error
    const { code, field } = answeredRefusal(error)
    const typed = { recipient: of('recipient'), role: of('role') }
    return data<TeamAnswer>({ intent, refused: { code, field }, typed }, { status: 422 })
  }
})

/** Answer of the last form; null before one was sent. */
export function useLastAnswer(): TeamAnswer | null {
  return useActionData<TeamAnswer>() ?? null
}

/** Whether a form with this intent is being sent. */
export function useIsSending(intent: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('intent') === intent
}
