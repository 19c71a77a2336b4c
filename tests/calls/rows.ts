import type { AdvertStatus } from '#contract/adverts/adverts.ts'
import { accountCalls } from '#contract/accounts/accounts.ts'
import { myAccountCalls } from '#contract/accounts/my-account.ts'
import { ownAccountCalls } from '#contract/accounts/own-account.ts'
import { advertCalls } from '#contract/adverts/adverts.ts'
import type { Call } from '#contract/call.ts'
import { categoryCalls } from '#contract/categories.ts'
import { chatbotCalls } from '#contract/chatbot.ts'
import { contentCalls } from '#contract/content.ts'
import { favoriteCalls } from '#contract/favorites.ts'
import { notificationCalls } from '#contract/notifications.ts'
import { ownAdvertCalls } from '#contract/adverts/own-adverts.ts'
import { photoCalls } from '#contract/adverts/photos.ts'
import { placeCalls } from '#contract/places.ts'
import { rateCalls } from '#contract/rates.ts'
import { savedSearchCalls } from '#contract/saved-searches.ts'
import { searchCalls } from '#contract/search.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Deps } from '#domains/deps.ts'
import type { Given, GivenUser } from '#tests/support/builders.ts'
import { smallPhoto } from '#tests/support/photos.ts'
import { freshName, freshPhone } from '#tests/support/fresh.ts'
import type { Answered, Site } from '../support/servers/site.ts'

const domains = {
  accounts: accountCalls,
  ownAccount: ownAccountCalls,
  myAccount: myAccountCalls,
  adverts: advertCalls,
  categories: categoryCalls,
  chatbot: chatbotCalls,
  content: contentCalls,
  favorites: favoriteCalls,
  notifications: notificationCalls,
  own: ownAdvertCalls,
  photos: photoCalls,
  places: placeCalls,
  rates: rateCalls,
  savedSearches: savedSearchCalls,
  search: searchCalls,
}

/** Every call of the contract by its name, `adverts.publish`. */
export const allCalls: ReadonlyMap<string, Call> = new Map(
  Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries<Call>(calls).map(([name, call]) => [`${domain}.${name}`, call] as const),
  ),
)

/** Two people and what belongs to the first of them. */
export interface Scene {
  readonly owner: GivenUser
  readonly other: GivenUser
  readonly draft: number
  readonly active: number
  /** A saved search of the owner. */
  readonly search: number
}

export interface Row {
  readonly fields: (scene: Scene) => object
  /** What the call answers to someone who may make it; a success where nothing is said. */
  readonly refusal?: RefusalCode
  /** The same call on what belongs to somebody else; without it, the call touches nobody's own. */
  readonly others?: { readonly fields?: (scene: Scene) => object; readonly refusal: RefusalCode }
}

const closed = (fields: object): Row => ({ fields: () => fields, refusal: 'not_open_yet' })
const open = (fields: object = {}): Row => ({ fields: () => fields })
const refused = (refusal: RefusalCode, fields: Row['fields']): Row => ({ fields, refusal })
const password = 'o-parola-buna-42'
const ownDraft = (fields: object = {}): Row => ({
  fields: ({ draft }) => ({ advertId: String(draft), ...fields }),
  others: { refusal: 'advert_not_found' },
})

const ownActive = (fields: object = {}): Row => ({
  fields: ({ active }) => ({ advertId: String(active), ...fields }),
  others: { refusal: 'advert_not_found' },
})

const ownSearch = (fields: object = {}): Row => ({
  fields: ({ search }) => ({ searchId: String(search), ...fields }),
  others: { refusal: 'search_not_found' },
})

/** A good payload for each call, and what it says of objects that are not the caller's. */
export const rows: Readonly<Record<string, Row>> = {
  'accounts.getToken': open(),
  'accounts.validate': open(),
  'accounts.logIn': { fields: ({ owner }) => ({ phone: owner.phone, pass: owner.password }) },
  'accounts.logOut': open(),
  'accounts.getProfile': { fields: ({ owner }) => ({ username: owner.username }) },
  // Without a code that this caller has given before.
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
  'search.proposeSubcategories': open({ title: 'Carte de bucate' }),
  'own.checkTexts': open(),
  'own.getPriceHint': open({ subcategory: 'carti', title: 'Carte' }),
  'own.describe': open({ lang: 'ro', title: 'Carte', subcategory: 'carti' }),
  'own.findPosition': open({ place: 'soroca' }),
  'categories.getList': open(),
  'categories.getAttributes': open({ subcategory: 'autoturisme' }),
  'categories.getKnownAttributes': open({ subcategory: 'autoturisme' }),
  'chatbot.ask': closed({ message: 'Bună ziua' }),
  'content.listBanners': open({ itemsType: '1' }),
  'content.listMenuItems': open(),
  'content.getSettings': open(),
  'content.getMap': open(),
  'content.getPage': open({ slug: 'given-page' }),
  'favorites.list': open(),
  'favorites.add': {
    fields: ({ active }) => ({ advID: String(active) }),
    others: { fields: ({ draft }) => ({ advID: String(draft) }), refusal: 'advert_not_found' },
  },
  'favorites.remove': { fields: ({ active }) => ({ advID: String(active) }) },
  'notifications.checkInbox': open(),
  'notifications.listNotifications': open(),
  'notifications.markRead': open({ ids: '1,2' }),
  'places.listPlaces': open(),
  'places.findPlaces': open({ search: 'chis' }),
  'rates.getRates': open(),
  'search.getFacets': open(),
  'search.getClusters': open(),
  'search.getZeroResults': open({ searchType: 'search', search: 'saxofon roz' }),
  'savedSearches.listSearches': open(),
  'savedSearches.saveSearch': open({ name: 'Cărți', address: '/category/hobby', search: 'carte' }),
  'savedSearches.changeSearch': ownSearch({ frequency: 'weekly' }),
  'savedSearches.markSearchSeen': ownSearch(),
  'savedSearches.deleteSearch': ownSearch(),
  'savedSearches.stopAlerts': refused('link_spent', () => ({ link: 'invented' })),
}

const photo = await smallPhoto('jpeg')

/** The two people, a draft of the first that can be published, and a public advert of theirs. */
export async function setScene(deps: Deps, given: Given): Promise<Scene> {
  const [owner, other] = [await given.user(), await given.user()]
  const make = async (status: AdvertStatus): Promise<number> =>
    (await given.advert({ seller: owner, status, title: 'Carte' })).id
  const labels = deps.sql.json({ ro: 'Pagină', ru: 'Страница', en: 'Page' })
  await deps.sql`
    insert into pages (slug, col, position, labels, titles, descriptions, contents)
    values ('given-page', 1, 1, ${labels}, ${labels}, ${labels}, '{"ro": [], "ru": [], "en": []}')
    on conflict do nothing`
  const [saved] = await deps.sql<{ id: number }[]>`
    insert into saved_searches (user_id, name, address, filters, frequency, created_at)
    values (${owner.id}, 'Cărți', '/search?q=carte', '{}', 'daily', ${deps.clock.now()})
    returning id`
  const [draft, active] = [await make('draft'), await make('active')]
  return { owner, other, draft, active, search: saved?.id ?? 0 }
}

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
