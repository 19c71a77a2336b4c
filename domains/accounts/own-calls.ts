import { implement } from '../implement.ts'
import {
  changeEmail,
  changePassword,
  changePhone,
  confirmPassword,
  ownAccount,
  saveAccount,
} from './settings/service.ts'
import { setAvatar } from './avatars/service.ts'
import { deleteAccount } from './deletion/service.ts'
import {
  confirmSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor/service.ts'
import { endOtherSessions, endSession, sessionsOf } from './sessions/service.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'

/** Success without a text: the page has its own. */
const confirmation = { message: '' }

/** Handlers of the calls by which owners manage their account. */
export const ownAccountHandlers = implement(ownAccountCalls, {
  updatePassword: async ({ deps, user, input }) => {
    await changePassword(deps, user, input.oldPass, input.newPass)
    return { message: 'Password updated.', type: '' }
  },

  getAccount: async ({ deps, user }) => {
    const { createdAt, ...account } = await ownAccount(deps, user)
    return { account: { ...account, createdAt: createdAt.toISOString() } }
  },
  saveAccount: async ({ deps, user, input }) => {
    await saveAccount(deps, user, input)
    return confirmation
  },
  setAvatar: async ({ deps, user, files }) => {
    const { value } = await files[Symbol.asyncIterator]().next()
    return { message: '', avatar: await setAvatar(deps, user, value ?? null) }
  },
  changeEmail: async ({ deps, user, input }) => {
    await changeEmail(deps, user, input.email, input.password)
    return confirmation
  },
  changePhone: async ({ deps, user, visitor, input }) => {
    await changePhone(deps, { user, visitor }, input.phone, input.password)
    return confirmation
  },
  deleteAccount: async ({ deps, user, input, session }) => {
    const account = await confirmPassword(deps, user, input.password)
    const erasedAt = await deleteAccount(deps, account)
    session.close()
    return { message: '', erasedAt: erasedAt.toISOString() }
  },

  listSessions: async ({ deps, user }) => ({
    sessions: (await sessionsOf(deps, user)).map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: id === user.sessionId,
    })),
  }),
  endSession: async ({ deps, user, input }) => {
    await endSession(deps, user, input.sessionId)
    return {}
  },
  endOtherSessions: async ({ deps, user }) => {
    await endOtherSessions(deps, user)
    return {}
  },

  startSecondFactor: async ({ deps, user, input }) =>
    startSecondFactor(deps, await confirmPassword(deps, user, input.password)),
  confirmSecondFactor: async ({ deps, user, input }) => ({
    recoveryCodes: await confirmSecondFactor(deps, user, input.code),
  }),
  stopSecondFactor: async ({ deps, user, visitor, input }) => {
    const account = await confirmPassword(deps, user, input.password)
    await stopSecondFactor(deps, account, input.code, visitor)
    return {}
  },
})
