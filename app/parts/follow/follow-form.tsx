import type { ReactElement } from 'react'
import { followCalls } from '#contract/people/follows.ts'
import { useCall } from '../../lib/calls/use-call.ts'
import { Button } from '../forms/button.tsx'
import { Icon } from '../icons/icon.tsx'
import { profileTexts } from './texts.ts'

interface FollowFormProps {
  readonly userId: string
  /** Names the seller where several buttons are on a page. */
  readonly name?: string
  readonly isFollowing: boolean
}

/** Starts or stops following a seller; without JavaScript through the action of the page. */
export function FollowForm({ userId, name, isFollowing }: FollowFormProps): ReactElement {
  const t = profileTexts.use().follow
  const set = useSetFollowing()
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        void set({ userId, isFollowing: !isFollowing })
      }}
    >
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="isFollowing" value={isFollowing ? '' : '1'} />
      <Button
        type="submit"
        kind={isFollowing ? 'quiet' : 'primary'}
        busy={set.isBusy}
        aria-label={isFollowing && name !== undefined ? t.stopOf(name) : undefined}
      >
        <Icon name={isFollowing ? 'bell-off' : 'bell'} />
        {isFollowing ? t.stop : t.start}
      </Button>
    </form>
  )
}

/** Reloads the page, which knows whom the reader follows. */
export function useSetFollowing() {
  const t = profileTexts.use().follow
  return useCall(followCalls.setFollowing, {
    reloads: true,
    success: ({ isFollowing }) => (isFollowing ? t.started : t.stopped),
  })
}
