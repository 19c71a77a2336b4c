import type { codes as ro } from '../../ro/accounts/codes.ts'
import type { Shape } from '../../texts.ts'

export const codes: Shape<typeof ro> = {
  sending: (phone) => `Sending a code to ${phone}…`,
  sentBySms: (phone) => `We sent a code to ${phone}`,
  sentByCall: (phone) => `We are calling ${phone} to tell you the code`,
  told: (phone) => `We told you the code by phone, on ${phone}`,
  label: 'Five-digit code',
  box: (number, of) => `Digit ${number} of ${of}`,
  confirm: 'Confirm Code',
  incomplete: 'Enter all five digits of the code.',
  unexpected: 'Unexpected error. Please try again.',
  resendBySms: 'Get the code by SMS',
  resendByCall: 'Get the code by a call',
  wait: (seconds) => `(in ${seconds} s)`,
  otherPhone: 'Try Another Phone Number',
  tryAgain: 'Try Again',
  registerWithCall: 'Register with a Callback',
  haveAccount: 'Already have an account?',
  login: 'Login',
}
