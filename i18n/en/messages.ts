import { countedDays } from '../counted.ts'
import { site } from '#contract/site/site.ts'
import { plural } from '../plural.ts'

/** What is sent to people. A text to a phone fits one message: without diacritics it has room for 160 signs. */
export const messages = {
  /** A seller's automatic words to everybody else who asked. */
  sold: 'Hello! This has been sold. Thank you for your interest.',
  code: (code: string) => `${code} is your ${site.name} code. Do not tell it to anybody.`,
  contactCode: {
    subject: (code: string) => `Your ${site.name} code: ${code}`,
    text: (code: string) =>
      `Your code is ${code}. Type it on the page where you asked for it; it is valid for 10 minutes. Tell it to nobody.`,
  },
  hello: (name: string) => (name ? `Hello, ${name}!` : 'Hello!'),
  ignore: 'If this was not you, there is nothing you need to do.',
  confirm: {
    subject: `Confirm your e-mail address for ${site.name}`,
    text: 'To open your account, confirm your e-mail address with this link. It works for 24 hours:',
  },
  alreadyRegistered: {
    subject: `You already have an account on ${site.name}`,
    text: 'Somebody, perhaps you, wanted to register a new account with this e-mail address, but you have one already. Log in or restore your access here:',
  },
  change: {
    subject: `Confirm your new e-mail address for ${site.name}`,
    text: 'To use this e-mail address for your account, open this link. It works for 24 hours:',
  },
  changed: {
    subject: `The e-mail address of your ${site.name} account has changed`,
    text: 'Your account now uses another e-mail address. If you did not change it, write to us at once:',
  },
  ending: {
    subject: 'Your advert ends soon',
    text: (noticeDays: number, lifeDays: number) =>
      `The advert above ends in ${countedDays('en', noticeDays)}. Renew it with one tap, and it stays visible for ${countedDays('en', lifeDays)} from then on:`,
  },
  restore: {
    subject: `Access to your ${site.name} account`,
    text: 'Choose a new password with this link. It works for 30 minutes, once:',
  },
  safety: {
    subject: `The security of your ${site.name} account`,
    changes: {
      password: 'The password of your account was changed.',
      firstPassword: 'A password was set for your account.',
      phone: 'The phone number of your account was changed.',
      email: 'The e-mail address of your account was changed.',
      factorOn: 'Two-step verification was turned on.',
      factorOff: 'Two-step verification was turned off.',
      apiKey: 'An API key was created for your account.',
      webhook: 'An address for API notices was added.',
    },
    text: 'If it was you, there is nothing you need to do. If it was not, restore your access at once:',
    /** `isLost`: the number is not the account's any more, so it restores nothing. */
    sms: (change: string, isLost: boolean) =>
      `${site.name}: ${change} Not you? ${isLost ? 'Write to us on the site.' : 'Restore access on the site.'}`,
  },
  standing: {
    subject: `A decision about your ${site.name} account`,
    changes: {
      warned: 'You have received a warning.',
      postingLimited: 'You cannot publish adverts.',
      messagesLimited: 'You cannot send messages.',
      banned: 'Your account is banned, and your adverts are no longer shown.',
      restored: 'Your account works without restrictions again.',
    },
    until: (date: string) => `Until ${date}.`,
    reason: (reason: string) => `Reason: ${reason}`,
    text: 'If you disagree, write to us. Your case will be read by somebody other than the person who decided:',
    sms: {
      what: {
        warned: 'you have received a warning',
        postingLimited: 'you cannot publish adverts',
        messagesLimited: 'you cannot send messages',
        banned: 'your account is banned',
        restored: 'the restrictions are lifted',
      },
      until: (what: string, date: string) => `${what} until ${date}`,
      atLogin: 'Details and appeal: when you log in.',
      inNotifications: 'Details and appeal: in your notifications, on the site.',
    },
  },
  restored: {
    subject: `Your ${site.name} account works again`,
    text: 'You can use the site again:',
  },
  decisions: {
    approve: {
      subject: (title: string) => `Your advert “${title}” is published`,
      text: (title: string) =>
        `We have looked at your advert “${title}”: all is well and everybody sees it.`,
      next: 'See the advert:',
    },
    reject: {
      subject: (title: string) => `Your advert “${title}” was not published`,
      text: (title: string) => `We have looked at your advert “${title}” and could not publish it:`,
      next: 'Correct it here and we look at it again:',
    },
    suspend: {
      subject: (title: string) => `Your advert “${title}” is suspended`,
      text: (title: string) => `Your advert “${title}” is not shown for now:`,
      next: 'Correct it here and we look at it again:',
    },
    reinstate: {
      subject: (title: string) => `Your advert “${title}” is shown again`,
      text: (title: string) =>
        `You were right: your advert “${title}” is shown again, in its old place. We have added the lost time to the advert and its promotions. We are sorry for the mistake.`,
      next: 'See the advert:',
    },
    merge: {
      subject: (title: string) => `Your advert “${title}” was merged with another one`,
      text: (title: string) =>
        `Your advert “${title}” repeats another one of yours, so we have merged them. Its address now leads to the kept advert, which has got its views, favorites, conversations and promotions:`,
      next: 'See the kept advert:',
    },
    unmerge: {
      subject: (title: string) => `Your advert “${title}” stands on its own again`,
      text: (title: string) =>
        `We have undone the merge of your advert “${title}” with another one of yours: it has its page, views, favorites, conversations and promotions again.`,
      next: 'See the decision:',
    },
    ask: {
      subject: (title: string) => `A question about your advert “${title}”`,
      text: (title: string) => `We are looking at your advert “${title}” and need your answer:`,
      next: 'Answer here and we will continue at once:',
    },
    appeal_rejected: {
      subject: (title: string) => `The answer to your appeal: “${title}”`,
      text: (title: string) =>
        `Another moderator has looked at your advert “${title}” again and kept the decision. The answer:`,
      next: 'The decision and the answer, on the site:',
    },
    appeal_upheld: {
      subject: (title: string) => `You were right: “${title}”`,
      text: (title: string) =>
        `Another moderator has looked at your appeal: the decision about your advert “${title}” was wrong. If the advert and its promotions lost time because of it, we have added it. What was decided later still stands. We are sorry for the mistake.`,
      next: 'The decision and the answer, on the site:',
    },
    appeal_late: {
      subject: (title: string) => `The answer to your appeal is late: “${title}”`,
      text: (title: string) =>
        `We promised an answer to your appeal about the advert “${title}” and have not kept the date. We are sorry. The appeal stays open, a moderator looks at it among the first, and we write to you as soon as it is decided.`,
      next: 'The decision and your appeal, on the site:',
    },
    appeal:
      'A person made this decision, following the rules of the site. Do you disagree? You can appeal for six months, and somebody other than the person who decided will look at it:',
    unsuspend: {
      subject: (title: string) => `Your advert “${title}” is shown again`,
      text: (title: string) =>
        `We have lifted the suspension of your advert “${title}”: everybody sees it again.`,
      next: 'See the advert:',
    },
  },
  channels: {
    message: (title: string) => (title ? `Unread messages: ${title}` : 'You have unread messages'),
    open: 'Tap to see it on the site.',
    mail: {
      subject: (count: number) =>
        `${plural('en', count, { one: '# new notification', other: '# new notifications' })} on ${site.name}`,
      all: 'See all notifications:',
      settings: 'Choose what we tell you about, and how:',
    },
    telegram: {
      paired: `Done! From now on we tell you here what is new on ${site.name}. To stop, send /stop.`,
      spent:
        'This link is no longer valid. Ask for a new one on the site: Notifications, then Settings.',
      taken:
        'This chat is connected to another account. Send /stop first, then ask for another link on the site: Notifications, then Settings.',
      stopped:
        'We no longer write to you here. You can connect Telegram again on the site at any time.',
    },
  },
  alerts: {
    free: 'Free',
    byAgreement: 'Price on request',
    search: {
      subject: (count: number, name: string) =>
        `${plural('en', count, { one: '# new advert', other: '# new adverts' })}: ${name}`,
      intro: (name: string) => `New in your search “${name}”:`,
      more: (count: number) =>
        plural('en', count, { one: 'And # more new advert.', other: 'And # more new adverts.' }),
      all: 'See the whole list:',
    },
    prices: {
      subject: (count: number) =>
        plural('en', count, {
          one: '# of your favorites is cheaper now',
          other: '# of your favorites are cheaper now',
        }),
      intro: 'These adverts among your favorites cost less now:',
      fell: (before: string, now: string) => `${now} (was ${before})`,
      more: (count: number) =>
        plural('en', count, { one: 'And # more advert.', other: 'And # more adverts.' }),
      all: 'See your favorites:',
    },
    unread: {
      subject: (count: number, title: string) =>
        `${plural('en', count, { one: '# new message', other: '# new messages' })}: ${title}`,
      intro: (count: number) =>
        `${plural('en', count, { one: '# unread message is', other: '# unread messages are' })} waiting for you. Read and answer here:`,
      all: 'See all conversations:',
    },
    stop: 'No longer want these e-mails? Stop them with one tap, no login needed:',
  },
}
