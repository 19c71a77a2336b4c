import { messageCalls } from '#contract/people/messages.ts'
import { useCall } from '../../../../lib/calls/use-call.ts'
import { threadTexts } from '../../texts.ts'

/** Blocks a person or takes that back, and says so. */
export function useBlocking(personId: string): {
  readonly set: (isBlocked: boolean) => void
  readonly isBusy: boolean
} {
  const { done } = threadTexts.use()
  const change = useCall(messageCalls.setBlocked, {
    reloads: true,
    success: (_, { isBlocked }) => (isBlocked === true ? done.blocked : done.unblocked),
  })
  const set = (isBlocked: boolean): void => void change({ userId: Number(personId), isBlocked })
  return { set, isBusy: change.isBusy }
}
