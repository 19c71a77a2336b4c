import {
  avatarFile,
  ownAccount,
  restrictionsOf,
  sessionsOf,
  sharedBrowserUses,
} from '../accounts/service.ts'
import { advertsOf } from '../adverts/service.ts'
import { billingDataOf } from '../billing/service.ts'
import { companyPage, coverFiles } from '../companies/service.ts'
import type { Deps } from '../deps.ts'
import { favoritesDataOf } from '../favorites/service.ts'
import { followedBy } from '../follows/service.ts'
import { ticketPhotoFile, ticketsDataOf } from '../help-desk/service.ts'
import type { User } from '../implement.ts'
import { importDataOf } from '../imports/service.ts'
import { memberDataOf } from '../members/service.ts'
import { messagesWrittenBy } from '../messaging/service.ts'
import { moderationDataOf } from '../moderation/service.ts'
import { channelsOf, notificationsOf } from '../notifications/service.ts'
import { partnerDataOf } from '../partners/service.ts'
import { reportsOf } from '../reports/service.ts'
import { reviewsBy } from '../reviews/service.ts'
import { searchesOf } from '../saved-searches/service.ts'
import { rolesOf } from '../staff/service.ts'

export interface OwnData {
  /** Texts by file name. */
  readonly texts: Readonly<Record<string, string>>
  /** Storage names of the photos. */
  readonly photos: readonly string[]
}

const everything = { start: 0, size: 100_000 } as const

/**
 * All stored data of a user (data portability): JSON and photos. Notes of staff are given on request, once somebody has
 * read them for what concerns others.
 */
export async function ownData(deps: Deps, user: User): Promise<OwnData> {
  const account = await ownAccount(deps, user)
  const company = account.accountType === 1 ? await companyPage(deps, user.id) : null
  const adverts = await advertsOf(deps, user.id)
  const messages = await messagesWrittenBy(deps, user.id)
  const tickets = await ticketsDataOf(deps, user.id)
  const images = adverts.flatMap((advert) =>
    Array.isArray(advert['images']) ? advert['images'] : [],
  )
  const texts = {
    'account.json': { ...account, company, ...(await listsOf(deps, user)) },
    'adverts.json': adverts,
    'messages.json': messages,
    'reviews.json': await reviewsBy(deps, user.id),
    'memberships.json': await memberDataOf(deps, user),
    'bills.json': await billingDataOf(deps, user),
    'tickets.json': tickets,
    ...(account.accountType === 1 && { 'programs.json': await partnerDataOf(deps, user) }),
    'moderation.json': await moderationDataOf(deps, user),
    ...(account.accountType === 1 && { 'imports.json': await importDataOf(deps, user) }),
  }
  return {
    texts: Object.fromEntries(
      Object.entries(texts).map(([name, data]) => [name, JSON.stringify(data, null, 2)]),
    ),
    photos: [
      ...(company?.cover ? coverFiles(company.cover).slice(0, 1) : []),
      ...(account.avatar ? [avatarFile(account.avatar)] : []),
      ...messages.flatMap(({ photos }) => photos.map((name) => `messages/${name}-1600.webp`)),
      ...tickets.flatMap(({ messages: sent }) =>
        sent.flatMap(({ photos }) => photos.map((name) => ticketPhotoFile(name, 1600))),
      ),
      ...images.map((name) => `adverts/${name}-1600.webp`),
    ],
  }
}

/** What the user has and follows on the site, and what the site told them. */
async function listsOf(deps: Deps, user: User) {
  const sessions = (await sessionsOf(deps, user)).map(({ device, createdAt, seenAt }) => ({
    device,
    createdAt,
    seenAt,
  }))
  const favorites = await favoritesDataOf(deps, user)
  const savedSearches = await searchesOf(deps, user)
  const { items: following } = await followedBy(deps, user, everything)
  const { items: notifications } = await notificationsOf(deps, user, everything)
  const channels = await channelsOf(deps, user)
  const { items: reports } = await reportsOf(deps, user, everything)
  const restrictions = await restrictionsOf(deps, user.id)
  return {
    sessions,
    sharedBrowsers: await sharedBrowserUses(deps, user),
    roles: await rolesOf(deps, user),
    restrictions,
    ...favorites,
    savedSearches,
    following,
    notifications,
    channels,
    reports,
  }
}
