import { site as settings } from '#contract/site.ts'
import type { Texts } from '../texts.ts'

export const accounts: Texts['accounts'] = {
  login: {
    head: {
      title: `Login – ${settings.name}`,
      description: `Log in to your ${settings.name} account with your phone number and password.`,
    },
    title: 'Login',
    phone: 'Phone',
    phoneHint: 'Eight digits, for example 69123456',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    submit: 'Login',
    failed: 'Ooops! Something went wrong. Please try again.',
    noAccountYet: 'No account yet?',
    register: 'Register',
    welcome: (name) => `Welcome, ${name}!`,
  },
  registrationSoon: 'Registration opens soon. If you already have an account, log in below.',
  opensLater: {
    head: {
      title: `Your account – ${settings.name}`,
      description: 'This part of your account opens soon.',
    },
    title: 'This part of your account opens soon',
    text: 'Your account already works: you can post adverts and keep the ones you like.',
  },
}
