import * as z from 'zod'
import { call } from './call.ts'
import { addressMaxLength, callTimes, nameMaxLength, passwordMaxLength } from './limits.ts'
import { Flag, LabelsShape, Language, Slug, Text, Token } from './shapes.ts'

const said = { message: z.string() }
const token = Token.optional()

/** What a number is proved for; without it the server tells by whether the number has an account. */
const Purpose = z.enum(['register', 'restore', 'change'])
export type CodePurpose = z.infer<typeof Purpose>
const verification = { phone: Text, purpose: Purpose.optional(), lang: Language.optional(), token }

const Password = Text.pipe(z.string().max(passwordMaxLength))
const Code = Text.pipe(z.string().max(40))
const Link = Text.pipe(z.string().max(200))
const AccountType = z
  .union([z.enum(['0', '1']), z.literal(0), z.literal(1)])
  .transform((type) => (Number(type) === 1 ? 1 : 0))

const Session = {
  jwt: z.string(),
  id: z.string(),
  username: z.string(),
  email: z.string(),
  status: z.string(),
}

/** The logged-in person as the page knows them. */
export interface Me {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly status: string
}

export const accountCalls = {
  getToken: call({
    path: '/token.php',
    action: 'getToken',
    summary: 'A temporary token for 30 minutes: needed by what a visitor sends, never a login',
    auth: 'anyone',
    /** A token that still holds is renewed for the same visitor. */
    input: { token },
    output: { token: z.string() },
  }),
  validate: call({
    path: '/users/validate.php',
    summary: 'Who a stored token belongs to',
    auth: 'user',
    input: { token },
    output: {
      data: z.object({
        username: z.string(),
        email: z.string(),
        status: z.string(),
        id: z.string(),
      }),
    },
  }),
  logIn: call({
    path: '/users/login.php',
    summary: 'Log in with a phone number, or an e-mail address, and a password',
    auth: 'anyone',
    input: {
      /** A phone number; an e-mail address is understood too. */
      phone: Text,
      pass: Password,
      /** Of the second factor, or a recovery code, where the account asks for one. */
      code: Code.optional(),
      /** Take back the deletion of this account. */
      undelete: Flag.optional(),
    },
    output: { ...said, type: z.string(), ...Session },
  }),
  logOut: call({
    path: '/users/logout.php',
    summary: 'End the session that the token belongs to',
    auth: 'user',
    input: { token },
    output: {},
  }),
  getProfile: call({
    path: '/users/get_profile.php',
    action: 'getProfile',
    summary: 'What everybody may know of a user',
    auth: 'anyone',
    input: { username: Text.optional(), id: z.union([z.string(), z.number()]).optional() },
    output: {
      profile: z.object({
        id: z.string(),
        username: z.string(),
        name: z.string(),
        accountType: z.union([z.literal(0), z.literal(1)]),
        avatar: z.string(),
        city: LabelsShape.nullable(),
        memberSince: z.string(),
        adverts: z.int(),
      }),
    },
  }),
  register: call({
    path: '/users/register.php',
    action: 'register',
    summary:
      'Open an account by a proved phone number, or by an e-mail address that is proved after',
    auth: 'visitor',
    input: {
      username: Text,
      phone: Text.optional(),
      email: Text.optional(),
      password: Password,
      accountType: AccountType,
      /** The name that a company shows; its username is proposed from it. */
      brand: Text.pipe(z.string().max(nameMaxLength)).optional(),
      lang: Language.optional(),
      token,
    },
    output: { ...said, type: z.string() },
  }),
  restore: call({
    path: '/users/restore.php',
    action: 'restore',
    summary:
      'Restore access: by phone, whose code has just been checked; by e-mail, which gets a link',
    auth: 'visitor',
    input: {
      email: Text.optional(),
      phone: Text.optional(),
      password: Password.optional(),
      restoreType: Text,
      lang: Language.optional(),
      token,
    },
    output: said,
  }),
  openLink: call({
    path: '/users/link.php',
    action: 'open',
    summary: 'What a link from an e-mail is for; it is not used up',
    auth: 'anyone',
    input: { link: Link },
    output: { purpose: z.enum(['confirm', 'change', 'restore']), email: z.string() },
  }),
  confirmEmail: call({
    path: '/users/link.php',
    action: 'confirmEmail',
    summary: 'Use a link that proves an e-mail address, of a new account or of a changed one',
    auth: 'anyone',
    input: { link: Link },
    output: { email: z.string() },
  }),
  setPasswordByLink: call({
    path: '/users/link.php',
    action: 'setPassword',
    summary: 'Use a link that restores access: a new password; all sessions end',
    auth: 'anyone',
    input: { link: Link, password: Password },
    output: said,
  }),
  updatePassword: call({
    path: '/users/manage_account.php',
    action: 'updatePass',
    summary: 'Change the password of the logged-in user; the other sessions end',
    auth: 'user',
    input: { newPass: Password, oldPass: Password, token },
    output: { ...said, type: z.string() },
  }),
  getAccount: call({
    path: '/users/manage_account.php',
    action: 'getAccount',
    summary: 'What the owner of an account sees of it',
    auth: 'user',
    input: { token },
    output: {
      account: z.object({
        username: z.string(),
        accountType: z.union([z.literal(0), z.literal(1)]),
        brand: z.string(),
        fullName: z.string(),
        address: z.string(),
        place: z.object({ slug: z.string(), labels: LabelsShape }).nullable(),
        avatar: z.string(),
        /** National number; empty as long as none is proved. */
        phone: z.string(),
        email: z.string(),
        /** An address that waits for its link to be opened. */
        pendingEmail: z.string(),
        language: Language,
        hasSecondFactor: z.boolean(),
        recoveryCodesLeft: z.int(),
        createdAt: z.string(),
      }),
    },
  }),
  getDashboard: call({
    path: '/users/manage_account.php',
    action: 'getDashboard',
    summary:
      'What waits for the owner: counts of their adverts by state, unread things, what is unproved',
    auth: 'user',
    input: { token },
    output: {
      adverts: z.object({
        active: z.int(),
        draft: z.int(),
        underReview: z.int(),
        rejected: z.int(),
        suspended: z.int(),
        archived: z.int(),
        /** Active, and gone within three days. */
        expiring: z.int(),
      }),
      /** Of their adverts, in the last seven days. */
      views: z.int(),
      /** How often their adverts are favourites now. */
      hearts: z.int(),
      messages: z.int(),
      notifications: z.int(),
      isPhoneProved: z.boolean(),
      hasEmail: z.boolean(),
      hasAvatar: z.boolean(),
      hasSecondFactor: z.boolean(),
    },
  }),
  saveAccount: call({
    path: '/users/manage_account.php',
    action: 'saveAccount',
    summary: 'Change what needs no proof: names, address, city, language',
    auth: 'user',
    input: {
      fullName: Text.pipe(z.string().max(nameMaxLength)).optional(),
      brand: Text.pipe(z.string().max(nameMaxLength)).optional(),
      address: Text.pipe(z.string().max(addressMaxLength)).optional(),
      /** Slug of a place; empty: none. */
      place: Slug.optional(),
      language: Language.optional(),
      token,
    },
    output: said,
  }),
  setAvatar: call({
    path: '/users/manage_account.php',
    action: 'setAvatar',
    summary: 'A new picture of the user, cut to a square; without a file: none',
    auth: 'user',
    input: { token },
    output: { ...said, avatar: z.string() },
    files: true,
  }),
  changeEmail: call({
    path: '/users/manage_account.php',
    action: 'changeEmail',
    summary: 'Ask for another e-mail address; it counts when the link sent to it is opened',
    auth: 'user',
    input: { email: Text, password: Password, token },
    output: said,
  }),
  changePhone: call({
    path: '/users/manage_account.php',
    action: 'changePhone',
    summary: 'Another phone number, whose code has just been checked; the other sessions end',
    auth: 'user',
    input: { phone: Text, password: Password, token },
    output: said,
  }),
  deleteAccount: call({
    path: '/users/manage_account.php',
    action: 'deleteAccount',
    summary:
      'Delete the account: out of sight at once, erased after 14 days, undone by a login until then',
    auth: 'user',
    input: { password: Password, token },
    output: { ...said, erasedAt: z.string() },
  }),
  listSessions: call({
    path: '/users/sessions.php',
    action: 'list',
    summary: 'Where the user is logged in',
    auth: 'user',
    input: { token },
    output: {
      sessions: z.array(
        z.object({
          id: z.string(),
          /** Browser and system as they call themselves: "Chrome, Android". */
          device: z.string(),
          createdAt: z.string(),
          seenAt: z.string(),
          isThis: z.boolean(),
        }),
      ),
    },
  }),
  endSession: call({
    path: '/users/sessions.php',
    action: 'end',
    summary: 'Log out on one device',
    auth: 'user',
    input: { sessionId: Text.pipe(z.uuid()), token },
    output: {},
  }),
  endOtherSessions: call({
    path: '/users/sessions.php',
    action: 'endOthers',
    summary: 'Log out everywhere but here',
    auth: 'user',
    input: { token },
    output: {},
  }),
  startSecondFactor: call({
    path: '/users/second_factor.php',
    action: 'start',
    summary:
      'A secret for an authenticator app, as text and as a QR code; it counts once a code of it is given',
    auth: 'user',
    input: { password: Password, token },
    output: { secret: z.string(), qr: z.string() },
  }),
  confirmSecondFactor: call({
    path: '/users/second_factor.php',
    action: 'confirm',
    summary: 'Turn the second factor on with a code of the app; gives the recovery codes, once',
    auth: 'user',
    input: { code: Code, token },
    output: { recoveryCodes: z.array(z.string()) },
  }),
  stopSecondFactor: call({
    path: '/users/second_factor.php',
    action: 'stop',
    summary: 'Turn the second factor off',
    auth: 'user',
    input: { password: Password, token },
    output: {},
  }),
  requestCallback: call({
    path: '/users/callback.php',
    action: 'request',
    summary: 'Ask to be called for registration; one open request a phone number',
    auth: 'visitor',
    input: {
      name: Text.pipe(z.string().max(nameMaxLength)),
      phone: Text,
      preferredTime: z.enum(callTimes),
      lang: Language.optional(),
      token,
    },
    output: said,
  }),
  getCallback: call({
    path: '/users/callback.php',
    action: 'status',
    summary: 'How far the request for a number is; `called`: a code was told by phone',
    auth: 'visitor',
    input: { phone: Text, token },
    output: { status: z.enum(['none', 'waiting', 'called']) },
  }),
  checkUsername: call({
    path: '/libs/check_avalible.php',
    action: 'checkUsername',
    summary: 'Whether a username is free',
    auth: 'visitor',
    input: { username: Text, token },
    output: said,
  }),
  checkPhone: call({
    path: '/libs/check_avalible.php',
    action: 'checkPhone',
    summary: 'Whether a phone number is free',
    auth: 'visitor',
    input: { phone: Text, token },
    output: said,
  }),
  checkRegisteredPhone: call({
    path: '/libs/check_avalible.php',
    action: 'checkRegisteredPhone',
    summary: 'Whether a phone number has an account',
    auth: 'visitor',
    input: { phone: Text, token },
    output: said,
  }),
  sendCode: call({
    path: '/libs/verify_phone_context.php',
    action: 'sendCode',
    summary: 'Send a verification code by SMS',
    auth: 'visitor',
    input: verification,
    output: said,
  }),
  checkCode: call({
    path: '/libs/verify_phone_context.php',
    action: 'checkCode',
    summary: 'Check a verification code, sent on either path',
    auth: 'visitor',
    input: { ...verification, code: Code },
    output: said,
  }),
  resendCode: call({
    path: '/libs/verify_phone.php',
    action: 'sendCode',
    summary: 'Send a verification code by the second channel, a call',
    auth: 'visitor',
    input: verification,
    output: said,
  }),
  recheckCode: call({
    path: '/libs/verify_phone.php',
    action: 'checkCode',
    summary: 'Check a verification code, sent on either path',
    auth: 'visitor',
    input: { ...verification, code: Code },
    output: said,
  }),
}
