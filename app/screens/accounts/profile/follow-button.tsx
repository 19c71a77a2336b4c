import { useEffect, useEffectEvent, type ReactElement } from 'react'
import { useActionData } from '../../../lib/router/index.ts'
import { routes } from '../../../lib/browser/addresses.ts'
import { useLayoutData } from '../../../lib/lists/favorites/favorites.ts'
import { saveIntent, takeIntent } from '../../../lib/session/intents.ts'
import { useLink, useTexts } from '../../../lib/texts/texts.ts'
import type { FollowRefused } from '../../../parts/follow/follow-action.ts'
import { FollowForm, useSetFollowing } from '../../../parts/follow/follow-form.tsx'
import { profileTexts } from '../../../parts/follow/texts.ts'
import { ButtonLink } from '../../../parts/forms/button.tsx'
import { ProblemLine } from '../../../parts/forms/problem-line.tsx'
import { Icon } from '../../../parts/icons/icon.tsx'

interface FollowButtonProps {
  readonly userId: string
  readonly username: string
  /** False for a visitor. */
  readonly isFollowing: boolean
}

/** Follows the seller of the page. A visitor logs in first, comes back and follows; a company follows nobody. */
export function FollowButton({
  userId,
  username,
  isFollowing,
}: FollowButtonProps): ReactElement | null {
  const me = useLayoutData()?.me
  const { refusals } = useTexts()
  const refused = useActionData<FollowRefused>()?.refused
  useFollowIntent(userId, isFollowing)
  if (me?.id === userId || me?.acting) return null
  if (!me) return <LogInToFollow userId={userId} username={username} />
  return (
    <>
      <FollowForm userId={userId} isFollowing={isFollowing} />
      {refused && <ProblemLine text={refusals[refused]} />}
    </>
  )
}

function LogInToFollow({ userId, username }: Omit<FollowButtonProps, 'isFollowing'>): ReactElement {
  const t = profileTexts.use().follow
  const link = useLink()
  return (
    <ButtonLink
      kind="primary"
      href={link(`/login?next=${encodeURIComponent(routes.profile(username))}`)}
      data-opens="login"
      onClick={() => saveIntent({ kind: 'follow', subject: userId })}
    >
      <Icon name="bell" />
      {t.start}
    </ButtonLink>
  )
}

/** Follows the seller whom a visitor wanted to follow before the login. */
function useFollowIntent(userId: string, isFollowing: boolean): void {
  const me = useLayoutData()?.me?.id
  const set = useSetFollowing()
  const goOn = useEffectEvent(() => {
    if (!isFollowing) void set({ userId, isFollowing: true })
  })
  useEffect(() => {
    if (me === undefined || me === userId) return
    if (takeIntent('follow', userId) !== null) goOn()
  }, [me, userId])
}
