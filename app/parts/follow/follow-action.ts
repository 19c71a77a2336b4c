import { data, redirect } from '../../lib/router/index.ts'
import { followCalls } from '#contract/people/follows.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { answeredRefusal } from '../../lib/calls/refusal.ts'
import { screenAction } from '../../lib/calls/screen.ts'

export interface FollowRefused {
  readonly refused: RefusalCode
}

/** Action of the follow button without JavaScript; returns to the page. */
export const followAction = screenAction(async ({ call, path }, form) => {
  try {
    await call(followCalls.setFollowing, {
      userId: String(form.get('userId')),
      isFollowing: form.get('isFollowing') === '1',
    })
  } catch (error) {
    return data<FollowRefused>({ refused: answeredRefusal(error).code }, { status: 422 })
  }
  throw redirect(path)
})
