import { accountCalls } from '#contract/accounts.ts'
import { Refusal } from '#contract/refusals.ts'
import { implement } from '../implement.ts'
import { issueVisitorToken, logIn, logOut, publicProfile } from './service.ts'

/** Registration, restoring access and codes open with the accounts issue; until then they say so. */
async function notOpenYet(): Promise<never> {
  throw new Refusal('not_open_yet')
}

export const accountHandlers = implement(accountCalls, {
  getToken: async ({ deps }) => ({ token: await issueVisitorToken(deps) }),

  validate: async ({ user }) => ({
    data: { username: user.username, email: user.email, status: user.status, id: String(user.id) },
  }),

  logIn: async ({ deps, input, visitor, session }) => {
    const { token, expiresAt, account } = await logIn(deps, visitor, input.phone, input.pass)
    session.open(token, expiresAt)
    return {
      message: '',
      type: '',
      jwt: token,
      id: String(account.id),
      username: account.username,
      email: account.email,
      status: account.status,
    }
  },

  logOut: async ({ deps, user, session }) => {
    await logOut(deps, user)
    session.close()
    return {}
  },

  getProfile: async ({ deps, input }) => {
    const id = Number(input.id)
    const key = input.username ? { username: input.username.toLowerCase() } : { id }
    if (!input.username && !(Number.isInteger(id) && id > 0 && id < 2 ** 31)) {
      throw new Refusal('user_not_found')
    }
    const { createdAt, ...profile } = await publicProfile(deps, key)
    return {
      profile: { ...profile, id: String(profile.id), memberSince: createdAt.toISOString() },
    }
  },

  register: notOpenYet,
  restore: notOpenYet,
  updatePassword: notOpenYet,
  checkUsername: notOpenYet,
  checkPhone: notOpenYet,
  checkRegisteredPhone: notOpenYet,
  sendCode: notOpenYet,
  checkCode: notOpenYet,
  resendCode: notOpenYet,
  recheckCode: notOpenYet,
})
