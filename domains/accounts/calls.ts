import { accountCalls } from '#contract/accounts/accounts.ts'
import { Refusal } from '#contract/refusals.ts'
import { plainUsername } from '#contract/rules/account-rules.ts'
import { nationalPhone } from '#contract/rules/phone.ts'
import { implement } from '../implement.ts'
import { callbackStatus, requestCallback } from './callbacks/service.ts'
import { checkCode, sendCode } from './codes/service.ts'
import { logInByCode } from './login/by-code.ts'
import { logIn, type OpenedSession } from './login/service.ts'
import { confirmEmail, openLink, setPasswordByLink } from './links/service.ts'
import { checkNewPassword } from './passwords.ts'
import {
  checkPhone,
  checkRegisteredPhone,
  checkUsername,
  register,
} from './registration/service.ts'
import { restoreByEmail, restoreByPhone } from './recovery/service.ts'
import { issueVisitorToken, logOut, publicProfile } from './service.ts'
import { findUsernameNow } from './store.ts'
import { resendConfirmation } from './registration/unconfirmed.ts'

/** Success without a text: the page has its own. */
const confirmation = { message: '' }

function presentSession({ token, account }: OpenedSession) {
  const { id, username, fullName, email } = account
  return { jwt: token, id: String(id), username, fullName, email, status: 'active' }
}

export const accountHandlers = implement(accountCalls, {
  getToken: async ({ deps, visitor }) => ({ token: await issueVisitorToken(deps, visitor) }),

  validate: async ({ user }) => ({
    data: {
      ...{ username: user.username, email: user.email, status: user.status, id: String(user.id) },
      ...(user.member && { acting: user.member }),
      ...(user.isStaff && { isStaff: user.isStaff }),
    },
  }),

  logIn: async ({ deps, input, user, visitor, session }) => {
    const { code, undelete, phone, pass } = input
    const opened = await logIn(deps, { user, visitor }, phone, pass, { code, undelete })
    session.open(opened.token, opened.expiresAt)
    session.remember(opened.deviceToken, opened.deviceExpiresAt)
    return { ...confirmation, type: '', ...presentSession(opened) }
  },

  logInByCode: async ({ deps, input, user, visitor, session }) => {
    const { isNew, ...opened } = await logInByCode(deps, { user, visitor }, input)
    session.open(opened.token, opened.expiresAt)
    session.remember(opened.deviceToken, opened.deviceExpiresAt)
    return { ...presentSession(opened), isNew }
  },

  logOut: async ({ deps, user, session }) => {
    await logOut(deps, user)
    session.close()
    return {}
  },

  getUsername: async ({ deps, input }) => ({
    username: await findUsernameNow(deps.sql, input.username.toLowerCase()),
  }),

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

  register: async ({ deps, user, visitor, input }) => {
    await register(deps, { user, visitor }, input)
    return { message: 'Account created.', type: '' }
  },

  restore: async ({ deps, user, visitor, input }) => {
    const { restoreType, phone, email, password } = input
    const asker = { user, visitor }
    if (restoreType === 'email' || (restoreType !== 'phone' && email)) {
      await restoreByEmail(deps, asker, email ?? '')
      return confirmation
    }
    await restoreByPhone(deps, asker, phone ?? '', password ?? '')
    return { message: 'Password updated.' }
  },

  openLink: async ({ deps, visitor, input }) => {
    const { purpose, email } = await openLink(deps, visitor, input.link)
    return { purpose, email }
  },
  confirmEmail: async ({ deps, visitor, input }) => ({
    email: await confirmEmail(deps, visitor, input.link, input.password),
  }),
  resendConfirmation: async ({ deps, visitor, input }) => {
    await resendConfirmation(deps, visitor, input.email, input.password)
    return confirmation
  },
  setPasswordByLink: async ({ deps, visitor, input }) => {
    await setPasswordByLink(deps, visitor, input.link, input.password)
    return confirmation
  },

  requestCallback: async ({ deps, user, visitor, input }) => {
    await requestCallback(deps, { user, visitor }, { ...input, lang: input.lang ?? 'ro' })
    return { message: 'Call-back request received.' }
  },
  getCallback: async ({ deps, user, visitor, input }) => ({
    status: await callbackStatus(deps, { user, visitor }, input.phone),
  }),

  checkUsername: async ({ deps, user, visitor, input }) => {
    await checkUsername(deps, { user, visitor }, input.username)
    return confirmation
  },
  checkPhone: async ({ deps, user, visitor, input }) => {
    await checkPhone(deps, { user, visitor }, input.phone)
    return confirmation
  },
  checkRegisteredPhone: async ({ deps, user, visitor, input }) => {
    await checkRegisteredPhone(deps, { user, visitor }, input.phone)
    return confirmation
  },
  checkPassword: async ({ deps, user, input }) => {
    const { username = '', phone = '', email = '' } = input
    const typed = [plainUsername(username), nationalPhone(phone), email.trim()]
    const own = [...typed, user?.username ?? '', user?.email ?? '']
    checkNewPassword(deps, input.password, own, 'password')
    return confirmation
  },
  sendCode: async ({ deps, user, visitor, input }) => {
    await sendCode(deps, { user, visitor }, input, 'sms')
    return confirmation
  },
  checkCode: async ({ deps, user, visitor, input }) => {
    await checkCode(deps, { user, visitor }, input, input.code)
    return confirmation
  },
  resendCode: async ({ deps, user, visitor, input }) => {
    await sendCode(deps, { user, visitor }, input, 'voice')
    return confirmation
  },
  recheckCode: async ({ deps, user, visitor, input }) => {
    await checkCode(deps, { user, visitor }, input, input.code)
    return confirmation
  },
})
