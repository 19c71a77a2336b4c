import * as z from 'zod'
import { call } from './call.ts'
import { passwordMaxLength } from './limits.ts'
import { LabelsShape, Text, Token } from './shapes.ts'

const said = { message: z.string() }
const token = Token.optional()
const verification = {
  phone: Text,
  code: Text.optional(),
  token,
}

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
    input: {},
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
    summary: 'Log in with a phone number and a password',
    auth: 'anyone',
    input: { phone: Text, pass: Text.pipe(z.string().max(passwordMaxLength)) },
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
    summary: 'Open an account by phone or by e-mail',
    auth: 'visitor',
    input: {
      username: Text,
      phone: Text.optional(),
      email: Text.optional(),
      password: Text,
      accountType: z.union([z.enum(['0', '1']), z.literal(0), z.literal(1)]),
      token,
    },
    output: { ...said, type: z.string() },
  }),
  restore: call({
    path: '/users/restore.php',
    action: 'restore',
    summary: 'Restore access by phone or by e-mail',
    auth: 'visitor',
    input: {
      email: Text.optional(),
      phone: Text.optional(),
      password: Text.optional(),
      restoreType: Text,
      token,
    },
    output: said,
  }),
  updatePassword: call({
    path: '/users/manage_account.php',
    action: 'updatePass',
    summary: 'Change the password of the logged-in user',
    auth: 'user',
    input: { newPass: Text, oldPass: Text, token },
    output: { ...said, type: z.string() },
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
    summary: 'Check a verification code',
    auth: 'visitor',
    input: verification,
    output: said,
  }),
  resendCode: call({
    path: '/libs/verify_phone.php',
    action: 'sendCode',
    summary: 'Send a verification code by the second channel',
    auth: 'visitor',
    input: verification,
    output: said,
  }),
  recheckCode: call({
    path: '/libs/verify_phone.php',
    action: 'checkCode',
    summary: 'Check a verification code, on the second path',
    auth: 'visitor',
    input: verification,
    output: said,
  }),
}
