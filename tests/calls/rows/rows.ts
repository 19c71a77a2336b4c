import { randomUUID } from 'node:crypto'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { invitationCalls } from '#contract/accounts/invitations.ts'
import { myAccountCalls } from '#contract/accounts/my-account.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { advertCalls } from '#contract/adverts/adverts.ts'
import { billingCalls } from '#contract/billing/billing.ts'
import type { Call } from '#contract/call.ts'
import { articleCalls } from '#contract/site/articles.ts'
import { bannerCalls } from '#contract/site/banners.ts'
import { categoryCalls } from '#contract/categories.ts'
import { chatbotCalls } from '#contract/chatbot.ts'
import { companyCalls } from '#contract/people/companies.ts'
import { contentCalls } from '#contract/content.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import { favoriteListCalls } from '#contract/people/favorite-lists.ts'
import { followCalls } from '#contract/people/follows.ts'
import { helpDeskCalls } from '#contract/help-desk.ts'
import { importCalls } from '#contract/imports/imports.ts'
import { inboxCalls } from '#contract/people/inbox.ts'
import { memberCalls } from '#contract/people/members.ts'
import { messageCalls } from '#contract/people/messages.ts'
import { notificationCalls } from '#contract/people/notifications.ts'
import { notificationSettingCalls } from '#contract/people/notification-settings.ts'
import { offerCalls } from '#contract/people/offers.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { ownStatisticsCalls } from '#contract/adverts/own-statistics.ts'
import { photoCalls } from '#contract/adverts/photos.ts'
import { keyCalls } from '#contract/partners/keys.ts'
import { webhookCalls } from '#contract/partners/webhooks.ts'
import { placeCalls } from '#contract/places.ts'
import { rateCalls } from '#contract/rates.ts'
import { reportCalls } from '#contract/people/reports.ts'
import { reviewCalls } from '#contract/people/reviews.ts'
import { postingDefaultCalls } from '#contract/adverts/posting-defaults.ts'
import { ruleHintCalls } from '#contract/adverts/rule-hints.ts'
import { statementCalls } from '#contract/adverts/statements.ts'
import { savedSearchCalls } from '#contract/saved-searches.ts'
import { transparencyCalls } from '#contract/site/transparency.ts'
import { searchCalls } from '#contract/search.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { freshBrowser, freshName, freshPhone } from '#tests/support/fresh.ts'
import type { Answered, Site } from '../../support/servers/site.ts'
import { billingRows } from './billing-rows.ts'
import { contentRows } from './content-rows.ts'
import { favoriteRows } from './favorite-rows.ts'
import { helpDeskRows } from './help-desk-rows.ts'
import { memberRows } from './member-rows.ts'
import { partnerRows } from './partner-rows.ts'
import { reviewRows } from './review-rows.ts'
import { savedSearchRows } from './saved-search-rows.ts'
import { importRows } from './import-rows.ts'
import { statementRows } from './statement-rows.ts'
import { open, refused, password, ownDraft, ownActive, ownConversation, type Row } from './row.ts'

const domains = {
  accounts: accountCalls,
  ownAccount: ownAccountCalls,
  myAccount: myAccountCalls,
  adverts: advertCalls,
  billing: billingCalls,
  articles: articleCalls,
  transparency: transparencyCalls,
  banners: bannerCalls,
  categories: categoryCalls,
  chatbot: chatbotCalls,
  companies: companyCalls,
  content: contentCalls,
  favorites: favoriteCalls,
  favoriteLists: favoriteListCalls,
  follows: followCalls,
  helpDesk: helpDeskCalls,
  imports: importCalls,
  members: memberCalls,
  inbox: inboxCalls,
  invitations: invitationCalls,
  keys: keyCalls,
  messages: messageCalls,
  notifications: notificationCalls,
  notificationSettings: notificationSettingCalls,
  offers: offerCalls,
  own: ownAdvertCalls,
  ownStatistics: ownStatisticsCalls,
  photos: photoCalls,
  places: placeCalls,
  rates: rateCalls,
  reports: reportCalls,
  reviews: reviewCalls,
  savedSearches: savedSearchCalls,
  search: searchCalls,
  postingDefaults: postingDefaultCalls,
  ruleHints: ruleHintCalls,
  webhooks: webhookCalls,
  statements: statementCalls,
}

/** Every call of the contract by its name, `adverts.publish`. */
export const allCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [`${domain}.${name}`, call] as const),
  ),
)

/** A good payload for each call, and what it says of objects that are not the caller's. */
export const rows: Readonly<Record<string, Row>> = {
  'accounts.getToken': open(),
  'accounts.validate': open(),
  'accounts.logIn': { fields: ({ owner }) => ({ phone: owner.phone, pass: owner.password }) },
  'accounts.logOut': open(),
  'accounts.getUsername': { fields: ({ owner }) => ({ username: owner.username }) },
  'accounts.getProfile': { fields: ({ owner }) => ({ username: owner.username }) },
  // Without a code that this caller has given before.
  'accounts.logInByCode': refused('phone_not_verified', ({ other }) => ({ phone: other.phone })),
  'accounts.register': refused('phone_not_verified', () => ({
    ...{ username: freshName(), phone: freshPhone(), password, accountType: '0' },
  })),
  'accounts.restore': refused('phone_not_verified', ({ other }) => ({
    ...{ phone: other.phone, password, restoreType: 'phone' },
  })),
  'accounts.openLink': refused('link_spent', () => ({ link: 'invented' })),
  'accounts.confirmEmail': refused('link_spent', () => ({ link: 'invented', password })),
  'accounts.resendConfirmation': refused('wrong_password', () => ({
    // Of nobody, and another each time: guesses are counted by the address that they are for.
    email: `${freshName()}@example.md`,
    password,
  })),
  'accounts.setPasswordByLink': refused('link_spent', () => ({ link: 'invented', password })),
  'ownAccount.updatePassword': {
    fields: ({ owner }) => ({ newPass: password, oldPass: owner.password }),
  },
  'ownAccount.getAccount': open(),
  'myAccount.getDashboard': open(),
  'ownAccount.saveAccount': open({ fullName: 'Ana Munteanu', place: 'soroca' }),
  'ownAccount.setAvatar': open(),
  'ownAccount.changeEmail': {
    fields: ({ owner }) => ({ email: `${freshName()}@example.md`, password: owner.password }),
  },
  'ownAccount.changePhone': refused('phone_not_verified', ({ owner }) => ({
    ...{ phone: freshPhone(), password: owner.password },
  })),
  'ownAccount.deleteAccount': { fields: ({ owner }) => ({ password: owner.password }) },
  'ownAccount.listSessions': open(),
  'ownAccount.endSession': { fields: ({ owner }) => ({ sessionId: owner.sessionId }) },
  'ownAccount.endOtherSessions': open(),
  'ownAccount.startSecondFactor': { fields: ({ owner }) => ({ password: owner.password }) },
  'ownAccount.confirmSecondFactor': refused('second_factor_wrong', () => ({ code: '000000' })),
  'ownAccount.stopSecondFactor': { fields: ({ owner }) => ({ password: owner.password }) },
  'accounts.requestCallback': {
    fields: () => ({ name: 'Ana', phone: freshPhone(), preferredTime: 'any' }),
  },
  'accounts.getCallback': { fields: () => ({ phone: freshPhone() }) },
  'accounts.checkUsername': { fields: () => ({ username: freshName() }) },
  'accounts.checkPhone': { fields: () => ({ phone: freshPhone() }) },
  'accounts.checkRegisteredPhone': { fields: ({ other }) => ({ phone: other.phone }) },
  'accounts.checkPassword': { fields: () => ({ password: 'samovarul-bunicii' }) },
  'accounts.sendCode': { fields: () => ({ phone: freshPhone() }) },
  'accounts.checkCode': refused('code_spent', () => ({ phone: freshPhone(), code: '12345' })),
  'accounts.resendCode': { fields: () => ({ phone: freshPhone() }) },
  'accounts.recheckCode': refused('code_spent', () => ({ phone: freshPhone(), code: '12345' })),
  'search.listItems': open({ startID: '0', itemsNum: '5', search: '', searchType: 'all' }),
  'adverts.listHistory': {
    fields: ({ active }) => ({ idsList: String(active), itemsNum: '5' }),
  },
  'search.preSearch': open({ search: 'carte' }),
  'search.getPopular': open(),
  'adverts.addView': {
    fields: ({ active }) => ({ itemID: String(active) }),
    others: { fields: ({ draft }) => ({ itemID: String(draft) }), refusal: 'advert_not_found' },
  },
  'adverts.getAdvert': {
    fields: ({ active }) => ({ itemID: String(active) }),
    others: { fields: ({ draft }) => ({ itemID: String(draft) }), refusal: 'advert_not_found' },
  },
  'adverts.getKept': { fields: ({ active }) => ({ itemID: String(active) }) },
  'search.listSimilar': { fields: ({ active }) => ({ itemID: String(active) }) },
  'adverts.revealPhone': refused('phone_hidden', ({ active }) => ({ itemID: String(active) })),
  'own.startDraft': open(),
  'own.saveDraft': ownDraft({ title: 'Carte nouă' }),
  'own.editAdvert': ownActive({ price: '70' }),
  'photos.uploadImage': ownDraft(),
  'photos.listImages': ownDraft(),
  'photos.removeImage': ownDraft({ image: 'none' }),
  'photos.restoreImage': ownDraft({ image: 'none', position: '0' }),
  'photos.setMainImage': ownDraft({ image: 'none' }),
  'photos.orderImages': ownDraft({ images: 'none' }),
  'photos.rotateImage': ownDraft({ image: 'none' }),
  'photos.startPhoneUpload': ownDraft(),
  'photos.stopPhoneUpload': ownDraft(),
  'photos.openPhoneUpload': refused('code_spent', () => ({ code: 'ABC234' })),
  'photos.getPhoneUpload': refused('link_spent', () => ({ link: 'invented' })),
  'photos.uploadByLink': refused('link_spent', () => ({ link: 'invented' })),
  'own.publish': ownDraft(),
  'own.getOwn': ownDraft(),
  'own.listOwn': open({ status: 'all', search: 'carte' }),
  'own.archive': { fields: ({ active }) => ({ ids: String(active) }) },
  'own.renew': { fields: ({ active }) => ({ ids: String(active) }) },
  'own.deleteAdverts': { fields: ({ active }) => ({ ids: String(active) }) },
  'own.renewByLink': refused('link_spent', () => ({ link: 'invented' })),
  'own.promote': ownActive(),
  'own.setPublic': ownActive({ isPublic: 'true' }),
  'own.setPhonePublic': ownActive({ showPhone: 'true' }),
  'own.getStats': ownActive(),
  'ownStatistics.getAdvice': ownActive(),
  'own.getPromotions': ownActive(),
  'search.readTitle': open({ title: 'Carte de bucate' }),
  'search.proposeSubcategories': open({ title: 'Carte de bucate' }),
  'postingDefaults.getPostingDefaults': open(),
  'own.checkTexts': open(),
  'own.getPriceHint': open({ subcategory: 'carti', title: 'Carte' }),
  'own.describe': open({ lang: 'ro', title: 'Carte', subcategory: 'carti' }),
  'own.findPosition': open({ place: 'soroca' }),
  'categories.getList': open(),
  'categories.getCounts': open(),
  'categories.getMerged': open({ subcategory: 'autoturisme' }),
  'categories.getAttributes': open({ subcategory: 'autoturisme' }),
  'categories.getKnownAttributes': open({ subcategory: 'autoturisme' }),
  'chatbot.ask': open({ message: 'Bună ziua' }),
  ...{ ...billingRows, ...contentRows, ...favoriteRows, ...helpDeskRows, ...statementRows },
  ...importRows,
  'messages.listConversations': open({ side: 'incoming' }),
  'messages.getConversation': ownConversation(),
  'messages.findConversation': { fields: ({ active }) => ({ advertId: String(active) }) },
  'messages.listMessages': ownConversation(),
  'messages.sendMessage': ownConversation({ clientId: randomUUID(), text: 'Bună ziua' }),
  'messages.uploadMessagePhoto': open(),
  'messages.markConversationRead': ownConversation({ seq: '1' }, null),
  'messages.setTyping': ownConversation(),
  'messages.revokePhone': ownConversation({}, null),
  'messages.setConversation': ownConversation({ isMuted: 'true' }),
  'messages.setBlocked': {
    fields: ({ stranger }) => ({ userId: String(stranger.id), isBlocked: 'false' }),
  },
  'messages.listBlocked': open(),
  'messages.getAutoReply': open(),
  'messages.setAutoReply': open({ text: 'Da, este valabil.' }),
  'inbox.checkInbox': open(),
  'notifications.listNotifications': open(),
  'notifications.markRead': open({ ids: '1,2' }),
  'notificationSettings.getSettings': open(),
  'notificationSettings.saveSettings': open({
    settings: '[{ "group": "reviews", "mail": "off" }]',
  }),
  'notificationSettings.subscribePush': { fields: () => freshBrowser('https://push.example.com') },
  'notificationSettings.unsubscribePush': open({ endpoint: 'https://push.example.com/two' }),
  // The site of the tests has no bot.
  'notificationSettings.pairTelegram': refused('not_open_yet', () => ({})),
  'notificationSettings.unpairTelegram': open(),
  'offers.makeOffer': {
    fields: ({ wanted }) => ({ advertId: String(wanted), price: '5', clientId: randomUUID() }),
    others: {
      fields: ({ conversation }) => ({
        ...{ conversationId: String(conversation), price: '5', clientId: randomUUID() },
      }),
      refusal: 'conversation_not_found',
    },
  },
  'offers.answerOffer': {
    fields: ({ offer }) => ({ offerId: String(offer), answer: 'decline' }),
    others: { refusal: 'offer_not_found' },
  },
  'offers.freeAdvert': ownActive(),
  'offers.listAskers': ownActive(),
  'offers.markSold': ownActive(),
  'offers.takeBackSale': {
    ...ownActive(),
    refusal: 'move_refused',
  },
  'places.listPlaces': open(),
  'places.findPlaces': open({ search: 'chis' }),
  'places.findSectors': open({ place: 'chisinau' }),
  'reports.sendReport': {
    fields: ({ other }) => ({
      ...{ subject: 'profile', id: String(other.id), code: '10', text: 'Cere avans.' },
    }),
  },
  'reports.listReports': open(),
  ...reviewRows,
  'search.getFacets': open(),
  'search.getClusters': open(),
  'search.getZeroResults': open({ searchType: 'search', search: 'saxofon roz' }),
  ...savedSearchRows,
  ...memberRows,
  ...partnerRows,
}

const photo = await smallPhoto('jpeg')

/** Makes the call as a client would: fields as a form or JSON, files as multipart. */
export function makeCall(
  site: Site,
  call: Call,
  fields: object,
  { token, form = false }: { token?: string | undefined; form?: boolean } = {},
): Promise<Answered> {
  const sent = { ...(call.action !== undefined && { action: call.action }), ...fields }
  if (!call.files) return site.call(call.path, sent, { token, form })
  const texts = { ...sent, ...(token !== undefined && { token }) }
  const fieldTexts = Object.fromEntries(Object.entries(texts).map(([k, v]) => [k, String(v)]))
  return site.upload(fieldTexts, [photo], call.path)
}
