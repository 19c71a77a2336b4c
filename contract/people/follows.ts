import * as z from 'zod'
import { call } from '../call.ts'
import { Flag, Id, Offset, PageSize, Token } from '../shapes.ts'
import { PersonShape } from './person.ts'

const path = '/users/follows.php'
const token = { token: Token.optional() }

const FollowedShape = z.object({
  person: PersonShape,
  isCompany: z.boolean(),
  /** Public ones. */
  adverts: z.int().nonnegative(),
  /** ISO 8601, UTC */
  followedAt: z.string(),
})
export type Followed = z.infer<typeof FollowedShape>

export const followCalls = {
  setFollowing: call({
    path,
    action: 'setFollowing',
    summary:
      'Follow a seller, whose new adverts are told under the bell, or stop following; idempotent',
    auth: 'user',
    input: { ...token, userId: Id, isFollowing: Flag },
    output: { isFollowing: z.boolean() },
  }),
  getFollowing: call({
    path,
    action: 'getFollowing',
    summary: 'Get whether one follows a seller',
    auth: 'user',
    input: { ...token, userId: Id },
    output: { isFollowing: z.boolean() },
  }),
  listFollowing: call({
    path,
    action: 'listFollowing',
    summary: 'List the sellers that one follows, the last followed first',
    auth: 'user',
    input: { ...token, startID: Offset.default(0), itemsNum: PageSize.default(32) },
    output: { items: z.array(FollowedShape), count: z.int().nonnegative() },
  }),
}
