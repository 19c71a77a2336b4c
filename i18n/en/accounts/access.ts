import type { access as ro } from '../../ro/accounts/access.ts'
import type { Shape } from '../../texts.ts'

export const access: Shape<typeof ro> = {
  byCode: {
    title: 'Log in with a code',
    text: 'We send a code by SMS. If the number has no account, we open one now.',
    phone: 'Phone number',
    phoneHint: 'Only people who tap “Show number” on your adverts see it.',
    send: 'Send me the code',
    withPassword: 'Log in with a password',
    needsPassword: 'This account has two-step verification: log in with the password.',
  },
  logInNow: 'Login Now',
  repeatPassword: 'Repeat the new password',
  restore: {
    title: 'Restore access',
    way: 'How shall we restore access?',
    byPhone: 'By phone',
    byEmail: 'By e-mail',
    phoneText: 'We send you a five-digit code, then you choose a new password.',
    emailText: 'We send you a link where you choose a new password.',
    sendCode: 'Send the code',
    sendLink: 'Send the link',
    newPassword: 'New password',
    save: 'Save the password',
    done: 'You have a new password',
    doneText: 'Log in with it, here and on your other devices.',
    doneHere:
      'You stay logged in on this device. On your other devices you will need to log in again.',
    sent: 'Check your e-mail',
    sentText: (email) =>
      `We sent a link to ${email}. It works for 30 minutes. If you cannot find it, look in your spam folder too.`,
    needsScript: 'To restore access here, turn JavaScript on in your browser.',
  },
  first: {
    title: 'Set a password',
    text: (phone) =>
      `We send a code to ${phone}, the number of your account, then you choose the password.`,
    done: 'Your password is set',
  },
  password: {
    title: 'Change password',
    old: 'Current password',
    new: 'New password',
    sum: (a, b) => `Human test: how much is ${a} + ${b}?`,
    sumLabel: 'Human test',
    submit: 'Change password',
    required: 'This field is required.',
    done: 'Password updated',
    doneText: 'On your other devices you will need to log in again.',
  },
  link: {
    confirm: 'Confirm the e-mail address',
    confirmText: (email) =>
      `Enter the password that you chose when you registered: the account with the address ${email} opens.`,
    changeText: (email) =>
      `Enter the password of your account: from then on it uses the address ${email}.`,
    confirmButton: 'Confirm',
    confirmed: 'The address is confirmed',
    confirmedText: (email) => `Your account uses ${email}.`,
    notMyPassword:
      'Is your password not right? Somebody else may have registered with your address: look for another e-mail from us, or register again.',
    profile: 'My Profile',
    restore: 'Choose a new password',
    restoreText: (email) => `For the account with the address ${email}.`,
    spent: 'This link is no longer valid',
    spentText:
      'It has been used already, or too much time has passed. If you forgot your password, ask for a new link. If you have just registered, log in with your e-mail and we send it again; a new address is confirmed from your profile.',
    wait: 'Please wait a little',
    askAgain: 'Ask for a new link',
  },
}
