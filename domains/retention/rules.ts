import { billDataDays, deletionDays, sessionDays, ticketClosedDays } from '#contract/limits.ts'
import { deletedAdvertDays, moderationRetentions, reportDays } from './moderation-rules.ts'
import { importRetentions } from './import-rules.ts'
import { notificationRetentions } from './notification-rules.ts'
import { memberRetentions } from './member-rules.ts'
import { partnerRetentions } from './partner-rules.ts'
import { searchRetentions } from './search-rules.ts'

/** Retention rule of one kind of personal data. Law 195/2024: no longer than the purpose requires. */
export interface Retention {
  readonly data: string
  readonly tables: readonly string[]
  /** Days, counted from `since`. */
  readonly days: number
  readonly since: string
  /** Purpose or law. */
  readonly why: string
  readonly end: 'deleted' | 'anonymised'
  /** The function that implements it. */
  readonly by:
    | 'applyRetention'
    | 'eraseExpired'
    | 'runAdvertJobs'
    | 'cleanUpHits'
    | 'cleanUpNotifications'
    | 'cleanUpOutbox'
    | 'anonymiseOldBills'
    | 'cleanUpTickets'
    | 'deletePastActions'
    | 'cleanUpPartners'
    | 'forgetImports'
    | 'forgetOldMembers'
}

export { deletedAdvertDays, reportDays }
export const callbackDays = 30
export const addressDays = 30
export const messageDays = 30
export const articleAnswerDays = 180
export const invitationDays = 30
const ofStaff = [
  ...['account_restrictions', 'account_notes', 'staff_roles', 'shared_browsers'],
  'username_redirects',
] as const

/** Retention schedule of personal data. Every table with text columns is listed here or in `impersonal.ts`. */
export const retentions: readonly Retention[] = [
  {
    data: 'account: names, number, e-mail, address, picture, second factor; what staff decided and noted about it',
    tables: ['users', 'stored_avatars', ...ofStaff],
    days: deletionDays,
    since: 'the owner deleted the account',
    why: 'until then the owner may take the deletion back; the empty row stays, as bills point at it (tax law)',
    end: 'anonymised',
    by: 'eraseExpired',
  },
  {
    data: 'adverts of an account, their photos, prices, counts, searches, favourites and notifications; cards as the provider’s tokens, and promotions that were bought and not used',
    tables: [
      'adverts',
      'ad_index',
      'stored_photos',
      'share_pictures',
      'price_changes',
      'price_drops',
      'bought_promotions',
      'favorite_events',
      'saved_searches',
      'saved_search_anchors',
      'saved_cards',
      'promotion_credits',
    ],
    days: deletionDays,
    since: 'the owner deleted the account',
    why: 'the purpose is the account',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'notes on favourites, names of their lists, and links to these as digests and sealed',
    tables: ['favorites', 'favorite_lists'],
    days: deletionDays,
    since: 'the owner deleted the account',
    why: 'the purpose is the account; a revoked link goes at once',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'texts and place of one advert that its owner deleted, prints of its photos, and who has marked it',
    tables: [
      'adverts',
      'photo_prints',
      'photo_hashes',
      'photo_likes',
      'advert_text_keys',
      'favorites',
    ],
    days: deletedAdvertDays,
    since: 'the owner deleted the advert',
    why: 'reports and disputes about what was offered; then its number alone says that it is gone',
    end: 'anonymised',
    by: 'applyRetention',
  },
  ...moderationRetentions,
  ...memberRetentions,
  ...partnerRetentions,
  ...importRetentions,
  {
    data: 'whether an article helped: readers as a keyed digest, and what they said',
    tables: ['page_votes'],
    days: articleAnswerDays,
    since: 'the answer',
    why: 'to mend the article; the sums stay',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'invitation codes as a keyed digest, and the note of who made them',
    tables: ['invitations'],
    days: invitationDays,
    since: 'the code expired',
    why: 'to see how often a code was used',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'tickets of the help desk: contact, texts, pictures, mails',
    tables: ['tickets', 'ticket_messages', 'ticket_photos', 'ticket_mails'],
    days: ticketClosedDays,
    since:
      'the ticket was closed: by staff, 7 days after it was solved, after 30 days of waiting for the person, or after 365 days in which nothing happened',
    why: 'to answer, and to know what was answered; those of an erased account go with it',
    end: 'deleted',
    by: 'cleanUpTickets',
  },
  {
    data: 'wishes to be called: name and number',
    tables: ['callbacks'],
    days: callbackDays,
    since: 'the wish',
    why: 'the call',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'addresses that were looked up on the map',
    tables: ['geocodes'],
    days: addressDays,
    since: 'the look-up',
    why: 'not to ask the same again; kept apart from who asked',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'messages that no provider sends: the stand-in of a trial',
    tables: ['outbox'],
    days: messageDays,
    since: 'the message',
    why: 'to read codes and links on a trial',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'who viewed an advert, as a keyed digest, and the network',
    tables: ['advert_view_marks'],
    days: 7,
    since: 'the view',
    why: 'a view counts once a day and visitor, popularity once a week and network',
    end: 'anonymised',
    by: 'runAdvertJobs',
  },
  {
    data: 'where views came from and who asked for a number, as keyed digests',
    tables: ['advert_view_sources', 'phone_reveals'],
    days: 1,
    since: 'the day',
    why: 'limits of a day',
    end: 'deleted',
    by: 'runAdvertJobs',
  },
  {
    data: 'tries of addresses, numbers and people, as keyed digests',
    tables: ['attempts'],
    days: 1,
    since: 'the first try',
    why: 'limits against guessing and flooding',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'codes and links that prove a number or an address',
    tables: ['phone_codes', 'email_links', 'contact_codes'],
    days: 7,
    since: 'the code or link',
    why: 'to be given back once',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'links to upload photos and to renew an advert, as digests',
    tables: ['phone_uploads', 'renewal_links'],
    days: 7,
    since: 'the link',
    why: 'to be used once',
    end: 'deleted',
    by: 'applyRetention',
  },
  {
    data: 'accounts whose address nobody proved',
    tables: ['users'],
    days: 7,
    since: 'the registration',
    why: 'to prove the address',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'sessions with the name of the browser',
    tables: ['sessions'],
    days: sessionDays,
    since: 'the last visit',
    why: 'to stay logged in, and to see where one is',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'messages, offers, their photos, own answers, and whom one has blocked',
    tables: [
      'conversations',
      'conversation_sides',
      'messages',
      'message_photos',
      'offers',
      'blocks',
      'auto_replies',
    ],
    days: deletionDays,
    since: 'their author deleted the account',
    why: 'what was agreed belongs to both sides; of an erased author the texts and photos go',
    end: 'anonymised',
    by: 'eraseExpired',
  },
  {
    data: 'reviews of an account, and flags',
    tables: ['reviews', 'review_flags'],
    days: deletionDays,
    since: 'their author or the reviewed person deleted the account',
    why: 'stars given to others stay theirs without the words; those received have nobody to speak of',
    end: 'anonymised',
    by: 'eraseExpired',
  },
  {
    data: 'the page of a company: texts, site, hours, places and cover',
    tables: ['companies', 'company_places', 'stored_covers'],
    days: deletionDays,
    since: 'the owner deleted the account',
    why: 'the purpose is the account',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'whom an account follows and who follows it, and how soon it answers',
    tables: ['follows', 'followed_arrivals', 'answer_times'],
    days: deletionDays,
    since: 'the owner deleted the account',
    why: 'the purpose is the account',
    end: 'deleted',
    by: 'eraseExpired',
  },
  {
    data: 'what came into saved searches',
    tables: ['saved_search_hits', 'advert_arrivals'],
    days: 90,
    since: 'it came',
    why: 'not to tell the same again',
    end: 'deleted',
    by: 'cleanUpHits',
  },
  {
    data: 'bills with name, fiscal code and address of the buyer, what was bought, and its refunds',
    tables: ['bills', 'bill_lines', 'refunds'],
    days: billDataDays,
    since: 'the bill',
    why: 'books (Law 287/2017 on accounting); an erased account leaves no more of a person than an invoice needs',
    end: 'anonymised',
    by: 'anonymiseOldBills',
  },
  ...searchRetentions,
  ...notificationRetentions,
]
