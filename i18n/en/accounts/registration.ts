import type { registration as ro } from '../../ro/accounts/registration.ts'
import type { Shape } from '../../texts.ts'

export const registration: Shape<typeof ro> = {
  title: 'Register',
  byEmailTitle: 'Register by e-mail',
  accountType: 'Account type',
  personal: 'Personal',
  personalHint: 'You sell your own things',
  company: 'Company',
  companyHint: 'You sell for a business',
  brand: 'Company name',
  brandHint: 'As buyers will see it, for example Casa Mobilă',
  username: 'Username',
  usernameHint: 'Latin letters, digits and symbols, no spaces',
  usernameFree: 'This name is free',
  phone: 'Phone',
  phoneHint: 'Eight digits, for example 69123456. We send you a verification code.',
  phoneFree: 'This number can be registered',
  email: 'E-mail',
  emailHint: 'We send you a link to confirm it',
  password: 'Password',
  asking: 'Checking…',
  next: 'Continue',
  submit: 'Register',
  terms: { before: 'By registering you agree to the', link: 'terms of use', after: '.' },
  created: 'Account created. Welcome!',
  haveAccount: 'Already have an account?',
  login: 'Login',
  byEmail: 'Register by e-mail',
  byPhone: 'Register with a phone number',
  byCall: 'Register with a Callback',
  linkSent: (email) =>
    `We sent you a link to ${email}. Open it to confirm your address, then log in.`,
  linkSentTitle: 'Check your e-mail',
  noLetter: 'Nothing arrived? Look in the spam folder too.',
  loginNow: 'Login Now',
  needsScript:
    'Registering here needs JavaScript, which is off in your browser. Leave us your number and we will call you.',
  /** While the site takes invited people only. */
  invitation: {
    text: 'For now an account can be opened only with an invitation code. You can browse and search without an account.',
    label: 'Invitation code',
    submit: 'Continue',
  },
  call: {
    title: 'Register with a callback',
    about:
      'Leave us your number: we call you and tell you a five-digit code, with which you open your account.',
    name: 'Your name',
    phone: 'Phone',
    phoneHint: 'A Moldovan mobile number, for example 69123456',
    time: 'When to call you',
    times: {
      any: 'Any time, 9:00 to 20:00',
      morning: 'In the morning, 9:00 to 12:00',
      afternoon: 'In the afternoon, 12:00 to 17:00',
      evening: 'In the evening, 17:00 to 20:00',
    },
    submit: 'Ask for a call',
    received: 'Call-back request received',
    waiting: (phone) => `We will call ${phone} at the time that you chose.`,
    keepOpen:
      'Keep this page open or come back later: after the call you enter the code that we told you here.',
    comeBack:
      'After the call, open this page again in a browser with JavaScript and enter the code.',
    otherPhone: 'Ask for a call to another number',
    proved: (phone) => `The number ${phone} is verified. One more step.`,
  },
}
