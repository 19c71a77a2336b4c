import { followCalls } from '#contract/people/follows.ts'
import { implement } from '../implement.ts'
import { follow, followedBy, isFollowing, unfollow } from './service.ts'

export const followHandlers = implement(followCalls, {
  setFollowing: async ({ deps, user, input: { userId, isFollowing: follows } }) => {
    await (follows ? follow : unfollow)(deps, user, userId)
    return { isFollowing: follows }
  },
  getFollowing: async ({ deps, user, input }) => ({
    isFollowing: await isFollowing(deps, user, input.userId),
  }),
  listFollowing: async ({ deps, user, input: { startID: start, itemsNum: size } }) =>
    followedBy(deps, user, { start, size }),
})
