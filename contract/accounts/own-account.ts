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
        /** National number; empty until one is verified. */
        phone: z.string(),
        email: z.string(),
        /** A new address that is not confirmed yet. */
        pendingEmail: z.string(),
        language: Language,
        hasSecondFactor: z.boolean(),
        recoveryCodesLeft: z.int(),
        createdAt: z.string(),
      }),
    },
  }),
  saveAccount: call({
    path: '/users/manage_account.php',
    action: 'saveAccount',
    summary: 'Change what needs no proof: names, address, city, language',
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
    summary: 'A new picture of the user, cut to a square; without a file: none',
    auth: 'user',
    input: { token },
    output: { ...confirmation, avatar: z.string() },
    files: true,
  }),
  changeEmail: call({
    path: '/users/manage_account.php',
    action: 'changeEmail',
    summary: 'Ask for another e-mail address; it counts when the link sent to it is opened',
    auth: 'user',
    input: { email: Email, password: Password, token },
    output: confirmation,
  }),
  changePhone: call({
    path: '/users/manage_account.php',
    action: 'changePhone',
    summary: 'Another phone number, whose code has just been checked; the other sessions end',
    auth: 'user',
    input: { phone: Phone, password: Password, token },
    output: confirmation,
  }),
  deleteAccount: call({
    path: '/users/manage_account.php',
    action: 'deleteAccount',
    summary:
      'Delete the account: out of sight at once, erased after 14 days, undone by a login until then',
    auth: 'user',
    input: { password: Password, token },
    output: { ...confirmation, erasedAt: z.string() },
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
    summary: 'Log out on one device',
    auth: 'user',
    input: { sessionId: Text(40).pipe(z.uuid().max(40)), token },
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
    /** `address` is the otpauth:// URI in the QR code; on a phone it opens the app. */
    output: { secret: z.string(), address: z.string(), qr: z.string() },
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
    summary: 'Turn the second factor off, by the password and a code of the app or a recovery code',
    auth: 'user',
    /** Without a code: refused as `second_factor_needed`. */
    input: { password: Password, code: Code.optional(), token },
    output: {},
  }),
}
