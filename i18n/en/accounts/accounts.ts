import { site as settings } from '#contract/site/site.ts'
import type { Texts } from '../../texts.ts'

export const accounts: Texts['accounts'] = {
  login: {
    head: {
      title: `Login | ${settings.name}`,
      description: `Log in to your ${settings.name} account with your phone number and password.`,
    },
    restoreHead: {
      title: `Restore access | ${settings.name}`,
      description: `Forgot your password? Choose a new one for your ${settings.name} account.`,
    },
    title: 'Login',
    reasons: {
      messages: 'This is where you talk with sellers and buyers. Log in to read and answer.',
      favorites: 'The adverts that you add to your favorites are kept here. Log in to see them.',
      notifications:
        'This is where you learn what is new for you. Log in to read your notifications.',
      searches: 'Your saved searches are kept here. Log in to see them.',
      adverts: 'This is where your adverts are. Log in to see them.',
    },
    phone: 'Phone',
    phoneHint: 'Eight digits, for example 69123456',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    tooShort: (count) => `The password should have at least ${count} characters.`,
    strength: {
      refused: (count) => `At least ${count} characters`,
      short: (count) => `At least ${count} characters recommended`,
      asking: 'Checking…',
      weak: 'Weak',
      good: 'Good',
      strong: 'Strong',
    },
    byCode: 'Log in with a code by SMS',
    withEmail: 'Log in with e-mail instead',
    withPhone: 'Log in with phone instead',
    email: 'E-mail',
    code: 'Code from the app',
    codeHint: 'Six digits, or a recovery code',
    forgot: 'Forgot your password?',
    undelete: 'Undo deletion',
    undeleteHint: 'For 14 days after the deletion you can get it back: press “Undo deletion”.',
    resend: 'Send the link again',
    resent:
      'We sent you the link again. It works for 24 hours. If you cannot find it, look in your spam folder too.',
    submit: 'Login',
    failed: 'Ooops! Something went wrong. Please try again.',
    banned: {
      now: 'Your account is banned.',
      until: (date) => `Your account is banned until ${date}.`,
      reason: (reason) => `Reason: ${reason}`,
      help: 'Do you disagree? Write to the help desk',
    },
    noAccountYet: 'No account yet?',
    register: 'Register',
    welcome: (name) => (name ? `Welcome, ${name}!` : 'Welcome!'),
  },
  register: {
    head: {
      title: `Register | ${settings.name}`,
      description: `Open a free ${settings.name} account with your phone number.`,
    },
  },
  registerWithCall: {
    head: {
      title: `Register with a callback | ${settings.name}`,
      description: `Leave your phone number: we call you and help you open a ${settings.name} account.`,
    },
  },
  linkHead: {
    title: `Link from an e-mail | ${settings.name}`,
    description: 'Confirm the e-mail address or choose a new password.',
  },
  myDashboard: {
    head: {
      title: `My dashboard | ${settings.name}`,
      description: 'What is waiting for you, your adverts and how often they are seen.',
    },
  },
  myProfile: {
    head: {
      title: `My Profile | ${settings.name}`,
      description: 'The picture, data, contacts and security of your account.',
    },
  },
}
