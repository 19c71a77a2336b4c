import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Conversations } from '../../ro/messages/conversations.ts'

export const conversations: Conversations = {
  head: {
    title: `Messages | ${site.name}`,
    description: 'Your conversations with sellers and buyers.',
  },
  title: 'Messages',
  settings: 'Message settings',
  sides: { incoming: 'Received', outgoing: 'Sent' },
  unreadConversations: (count) =>
    plural('en', count, { one: '# unread conversation', other: '# unread conversations' }),
  filterLabel: 'Show',
  filters: { all: 'All', unread: 'Unread', archived: 'Archived' },
  search: 'Search conversations',
  submit: 'Search',
  list: 'Conversations',
  more: 'Show more',
  unread: (count) => plural('en', count, { one: '# unread message', other: '# unread messages' }),
  muted: 'Muted',
  blocked: 'Blocked',
  own: 'You:',
  erased: 'Deleted account',
  hidden: 'Message hidden by a moderator',
  offer: 'Price offer',
  photo: 'Photo',
  place: 'Place to meet',
  phone: 'Phone number',
  choose: {
    title: 'Choose a conversation',
    text: 'Open one from the list and its messages appear here.',
  },
  empty: {
    incoming: {
      title: 'Nobody has written to you yet.',
      text: 'Messages from people interested in your adverts appear here.',
      action: 'Post an advert',
    },
    outgoing: {
      title: 'You have not written to anybody yet.',
      text: 'Open an advert that you like and write to its seller: the answer comes here.',
      action: 'Search adverts',
    },
    unread: { title: 'You are up to date.', text: 'There are no unread messages.' },
    archived: {
      title: 'You have no archived conversations.',
      text: 'An archived conversation leaves the list and returns with the next new message.',
    },
    search: (words) => ({
      title: `Nothing found for “${words}”.`,
      text: 'Search by the name of a person, the title of an advert or a word of a message.',
    }),
    all: 'Show all conversations',
  },
}
