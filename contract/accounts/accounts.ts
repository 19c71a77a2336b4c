import * as z from 'zod'
import { call } from '../call.ts'
import { callTimes, nameMaxLength, usernameMaxLength } from '../limits.ts'
import {
  Code,
  Email,
  Flag,
  LabelsShape,
  Language,
  Link,
  Password,
  PersonName,
  Phone,
  confirmation,
  Text,
  Token,
} from '../shapes.ts'
import { ActingShape } from './acting.ts'
import { session } from './session.ts'
import { sellerMarks } from '../people/seller-marks.ts'

const token = Token.optional()

/** What the number is verified for; absent: derived from whether it has an account. */
const Purpose = z.enum(['register', 'restore', 'change'])
export type CodePurpose = z.infer<typeof Purpose>
const verification = { phone: Phone, purpose: Purpose.optional(), lang: Language.optional(), token }

/** Longer than allowed, so that a name that is too long gets its own refusal. */
const Username = Text(usernameMaxLength * 4)
const AccountType = z
  .union([z.enum(['0', '1']), z.literal(0), z.literal(1)])
  .transform((type) => (Number(type) === 1 ? 1 : 0))

export const accountCalls = {
  getToken: call({
    path: '/token.php',
    action: 'getToken',
    summary:
      'Issue a temporary token for 30 minutes, which visitors need to send data; never a login',
    auth: 'anyone',
    /** A valid token is renewed for the same visitor. */
    input: { token },
    output: { token: z.string() },
  }),
  validate: call({
    path: '/users/validate.php',
    summary: 'Get the user of a stored token',
    auth: 'user',
    member: { right: 'company' },
    input: { token },
    output: {
      data: z.object({
        ...{ username: z.string(), email: z.string(), status: z.string(), id: z.string() },
        acting: ActingShape.optional(),
        isStaff: z.literal(true).optional(),
      }),
    },
  }),
  logIn: call({
    path: '/users/login.php',
    summary: 'Log in with a phone number, or an e-mail address, and a password',
    auth: 'anyone',
    member: { right: 'company' },
    input: {
      /** A phone number, or an e-mail address. */
      phone: Email,
      pass: Password,
      /** TOTP code or recovery code; required if the account has a second factor. */
      code: Code.optional(),
      /** Cancels the scheduled deletion of this account. */
      undelete: Flag.optional(),
    },
    output: { ...confirmation, type: z.string(), ...session },
  }),
  logInByCode: call({
    path: '/users/code_login.php',
    action: 'logIn',
    summary:
      'Log in by a verified phone number; one without an account gets one, without a password',
    auth: 'visitor',
    input: {
      phone: Phone,
      lang: Language.optional(),
      /** Needed for a new account while the settings say `invitationsOnly`. */
      invitation: Code.optional(),
      token,
    },
    output: { ...session, isNew: z.boolean() },
  }),
  logOut: call({
    path: '/users/logout.php',
    summary: 'End the session that the token belongs to',
    auth: 'user',
    member: { right: 'company' },
    input: { token },
    output: {},
  }),
  getUsername: call({
    path: '/users/get_profile.php',
    action: 'getUsername',
    summary:
      'Get where the address of a merged account leads: the username of the account that took it in',
    auth: 'anyone',
    input: { username: Username },
    /** Null for one that was not merged. */
    output: { username: z.string().nullable() },
  }),
  getProfile: call({
    path: '/users/get_profile.php',
    action: 'getProfile',
    summary: 'Get the public profile of a user',
    auth: 'anyone',
    input: {
      username: Username.optional(),
      id: z.union([z.number().min(-1e12).max(1e12), Text(20)]).optional(),
    },
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
        ...sellerMarks,
      }),
    },
  }),
  register: call({
    path: '/users/register.php',
    action: 'register',
    summary:
      'Register by a verified phone number, or by an e-mail address that is confirmed afterwards',
    auth: 'visitor',
    input: {
      username: Username,
      phone: Phone.optional(),
      email: Email.optional(),
      password: Password,
      accountType: AccountType,
      /** Display name of a company; its username is suggested from it. */
      brand: PersonName(nameMaxLength).optional(),
      lang: Language.optional(),
      /** Needed while the settings say `invitationsOnly`. */
      invitation: Code.optional(),
      token,
    },
    output: { ...confirmation, type: z.string() },
  }),
  restore: call({
    path: '/users/restore.php',
    action: 'restore',
    summary: 'Restore access by a verified phone number or a link sent by e-mail',
    auth: 'visitor',
    input: {
      email: Email.optional(),
      phone: Phone.optional(),
      password: Password.optional(),
      restoreType: Text(20),
      lang: Language.optional(),
      token,
    },
    output: confirmation,
  }),
  openLink: call({
    path: '/users/link.php',
    action: 'open',
    summary: 'Get the purpose of a link from an e-mail without consuming it',
    auth: 'anyone',
    input: { link: Link },
    output: { purpose: z.enum(['confirm', 'change', 'restore']), email: z.string() },
  }),
  confirmEmail: call({
    path: '/users/link.php',
    action: 'confirmEmail',
    summary:
      'Confirm an e-mail address, new or changed, by its link and the password of the account',
    auth: 'anyone',
    input: { link: Link, password: Password },
    output: { email: z.string() },
  }),
  resendConfirmation: call({
    path: '/users/link.php',
    action: 'resend',
    summary: 'Send the confirmation link again; requires the password of the registration',
    auth: 'anyone',
    input: { email: Email, password: Password },
    output: confirmation,
  }),
  setPasswordByLink: call({
    path: '/users/link.php',
    action: 'setPassword',
    summary: 'Set a new password by a recovery link; all sessions end',
    auth: 'anyone',
    input: { link: Link, password: Password },
    output: confirmation,
  }),
  requestCallback: call({
    path: '/users/callback.php',
    action: 'request',
    summary: 'Request a call for registration; one open request per phone number',
    auth: 'visitor',
    input: {
      name: PersonName(nameMaxLength),
      phone: Phone,
      preferredTime: z.enum(callTimes),
      lang: Language.optional(),
      /** Needed while the settings say `invitationsOnly`. */
      invitation: Code.optional(),
      token,
    },
    output: confirmation,
  }),
  getCallback: call({
    path: '/users/callback.php',
    action: 'status',
    summary: 'Get the status of a callback request; `called`: the code was given by phone',
    auth: 'visitor',
    input: { phone: Phone, token },
    output: { status: z.enum(['none', 'waiting', 'called']) },
  }),
  checkUsername: call({
    path: '/libs/check_avalible.php',
    action: 'checkUsername',
    summary: 'Check that a username is available',
    auth: 'visitor',
    input: { username: Username, token },
    output: confirmation,
  }),
  checkPhone: call({
    path: '/libs/check_avalible.php',
    action: 'checkPhone',
    summary: 'Check that a phone number has no account',
    auth: 'visitor',
    input: { phone: Phone, token },
    output: confirmation,
  }),
  checkRegisteredPhone: call({
    path: '/libs/check_avalible.php',
    action: 'checkRegisteredPhone',
    summary: 'Check that a phone number has an account',
    auth: 'visitor',
    input: { phone: Phone, token },
    output: confirmation,
  }),
  checkPassword: call({
    path: '/libs/check_avalible.php',
    action: 'checkPassword',
    summary: 'Check that a new password will be taken',
    auth: 'visitor',
    input: {
      password: Password,
      /** Of the account, as far as they are known: its password is none of them. */
      username: Username.optional(),
      phone: Phone.optional(),
      email: Email.optional(),
      token,
    },
    output: confirmation,
  }),
  sendCode: call({
    path: '/libs/verify_phone_context.php',
    action: 'sendCode',
    summary: 'Send a verification code by SMS',
    auth: 'visitor',
    input: verification,
    output: confirmation,
  }),
  checkCode: call({
    path: '/libs/verify_phone_context.php',
    action: 'checkCode',
    summary: 'Check a verification code sent by either channel',
    auth: 'visitor',
    input: { ...verification, code: Code },
    output: confirmation,
  }),
  resendCode: call({
    path: '/libs/verify_phone.php',
    action: 'sendCode',
    summary: 'Send a verification code by the second channel, a call',
    auth: 'visitor',
    input: verification,
    output: confirmation,
  }),
  recheckCode: call({
    path: '/libs/verify_phone.php',
    action: 'checkCode',
    summary: 'Check a verification code sent by either channel',
    auth: 'visitor',
    input: { ...verification, code: Code },
    output: confirmation,
  }),
}
