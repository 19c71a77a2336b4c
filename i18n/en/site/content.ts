import { site as settings } from '#contract/site/site.ts'
import type { Texts } from '../../texts.ts'
import { memberRoleNames } from '../accounts/member-roles.ts'

export const content: Texts['content'] = {
  notFound: {
    head: {
      title: `Page not found | ${settings.name}`,
      description: 'This advert or page does not exist or is no longer available.',
    },
    title: 'Page not found',
    text: 'Error 404: the address may have a mistake, or the page has moved. Where to go from here:',
    advert: {
      title: 'This item might not exist or is no longer available',
      text: 'Error 404: it may have been sold, or the address has a mistake. Where to go from here:',
    },
    home: 'Home page',
    recent: 'Recently viewed',
  },
  notInRole: {
    head: {
      title: `Page outside your role | ${settings.name}`,
      description: 'You act for a company, and this page is not part of your role in its team.',
    },
    title: 'This page is not part of your role',
    text: 'It belongs to a personal account, or to another role in the team. To see your own, go back to your account.',
    role: (role) => `Your role: ${role}.`,
    roles: memberRoleNames,
    back: 'Back to my account',
    allowed: 'What I can do for the company',
  },
  error: {
    head: {
      title: `Something went wrong | ${settings.name}`,
      description: 'The page could not be shown. Please try again.',
    },
    title: 'Something went wrong',
    text: 'The page could not be shown. What you typed is not lost: please try again in a moment.',
    reference: (id: string) => `If you write to us, please mention the code of this error: ${id}`,
    slow: 'The page takes too long to load. Check your connection and try again.',
    retry: 'Try again',
  },
  unavailable: {
    head: {
      title: `We will be back in a moment | ${settings.name}`,
      description: 'The site cannot answer right now. Please try again in a moment.',
    },
    title: 'We will be back in a moment',
    text: 'The site cannot answer right now. What you typed is not lost: please try again in a moment.',
  },
  offline: {
    head: {
      title: `You are offline | ${settings.name}`,
      description:
        'The page opens by itself when the connection is back. What you wrote is not lost.',
    },
    title: 'You are offline',
    text: 'The page opens by itself when the connection is back. What you wrote is not lost.',
  },
  articles: {
    head: {
      title: `Information | ${settings.name}`,
      description: `All pages about ${settings.name}: rules, safety, privacy, help.`,
    },
    title: 'Information and help',
    empty: 'There are no pages yet.',
    about: (title) => `${title}: how ${settings.name} works.`,
    all: 'All pages',
  },
  terms: {
    head: {
      title: `Terms of use | ${settings.name}`,
      description: `The rules of ${settings.name}: accounts, adverts, what is forbidden, liability.`,
    },
    title: 'Terms of use',
  },
}
