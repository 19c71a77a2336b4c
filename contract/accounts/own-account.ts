import * as z from 'zod'
import { call } from '../call.ts'
import { addressMaxLength, nameMaxLength } from '../limits.ts'
import {
  Code,
  Email,
  LabelsShape,
  Language,
  Password,
  PersonName,
  Phone,
  confirmation,
  SingleLine,
  Slug,
  Text,
  Token,
} from '../shapes.ts'

const token = Token.optional()

/** Calls by which owners manage their account. */
export const ownAccountCalls = {
  updatePassword: call({
    path: '/users/manage_account.php',
    action: 'updatePass',
    summary: 'Change the password of the logged-in user; the other sessions end',
    auth: 'user',
    input: { newPass: Password, oldPass: Password, token },
    output: { ...confirmation, type: z.string() },
  }),
  getAccount: call({
    path: '/users/manage_account.php',
    action: 'getAccount',
    summary: 'Get the account as its owner sees it',
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
        /** National number; empty until one is verified. */
        phone: z.string(),
        email: z.string(),
        /** A new address that is not confirmed yet. */
        pendingEmail: z.string(),
        language: Language,
        /** False: it began with a code; restoring access by phone sets one. */
        hasPassword: z.boolean(),
        hasSecondFactor: z.boolean(),
        recoveryCodesLeft: z.int(),
        createdAt: z.string(),
      }),
    },
  }),
  saveAccount: call({
    path: '/users/manage_account.php',
    action: 'saveAccount',
    summary: 'Change fields that need no verification: names, address, city, language',
    auth: 'user',
    input: {
      fullName: PersonName(nameMaxLength).optional(),
      brand: PersonName(nameMaxLength).optional(),
      address: SingleLine(addressMaxLength).optional(),
      /** Slug of a place; empty removes it. */
      place: Slug.optional(),
      language: Language.optional(),
      token,
    },
    output: confirmation,
  }),
  setAvatar: call({
    path: '/users/manage_account.php',
    action: 'setAvatar',
    summary: 'Set the avatar, cropped to a square; without a file: remove it',
    auth: 'user',
    member: { right: 'settings', act: 'pageChanged' },
    input: { token },
    output: { ...confirmation, avatar: z.string() },
    files: true,
  }),
  changeEmail: call({
    path: '/users/manage_account.php',
    action: 'changeEmail',
    summary: 'Request a change of the e-mail address; effective once the link sent to it is opened',
    auth: 'user',
    input: { email: Email, password: Password, token },
    output: confirmation,
  }),
  changePhone: call({
    path: '/users/manage_account.php',
    action: 'changePhone',
    summary: 'Change the phone number to a verified one; the other sessions end',
    auth: 'user',
    input: { phone: Phone, password: Password, token },
    output: confirmation,
  }),
  deleteAccount: call({
    path: '/users/manage_account.php',
    action: 'deleteAccount',
    summary:
      'Delete the account: hidden at once, erased after 14 days; a login can cancel it until then',
    auth: 'user',
    input: { password: Password, token },
    output: { ...confirmation, erasedAt: z.string() },
  }),
  listSessions: call({
    path: '/users/sessions.php',
    action: 'list',
    summary: "List the user's sessions",
    auth: 'user',
    input: { token },
    output: {
      sessions: z.array(
        z.object({
          id: z.string(),
          /** Browser and system from the user agent: "Chrome, Android". */
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
    summary: 'End one session',
    auth: 'user',
    input: { sessionId: Text(40).pipe(z.uuid().max(40)), token },
    output: {},
  }),
  endOtherSessions: call({
    path: '/users/sessions.php',
    action: 'endOthers',
    summary: 'End all other sessions',
    auth: 'user',
    input: { token },
    output: {},
  }),
  startSecondFactor: call({
    path: '/users/second_factor.php',
    action: 'start',
    summary:
      'Create a secret for an authenticator app, as text and QR code; effective after confirmation',
    auth: 'user',
    input: { password: Password, token },
    /** `address` is the otpauth:// URI in the QR code; on a phone it opens the app. */
    output: { secret: z.string(), address: z.string(), qr: z.string() },
  }),
  confirmSecondFactor: call({
    path: '/users/second_factor.php',
    action: 'confirm',
    summary: 'Enable the second factor with a code of the app; returns the recovery codes, once',
    auth: 'user',
    input: { code: Code, token },
    output: { recoveryCodes: z.array(z.string()) },
  }),
  stopSecondFactor: call({
    path: '/users/second_factor.php',
    action: 'stop',
    summary: 'Disable the second factor by the password and a code of the app or a recovery code',
    auth: 'user',
    /** Without a code: refused as `second_factor_needed`. */
    input: { password: Password, code: Code.optional(), token },
    output: {},
  }),
}
