import { avatarFile, ownAccount, sessionsOf } from '../accounts/service.ts'
import { advertsOf } from '../adverts/service.ts'
import type { Deps } from '../deps.ts'
import { favoritesOf } from '../favorites/service.ts'
import type { User } from '../implement.ts'
import { messagesWrittenBy } from '../messaging/service.ts'
import { channelsOf, notificationsOf } from '../notifications/service.ts'
import { reportsOf } from '../reports/service.ts'
import { reviewsBy } from '../reviews/service.ts'
import { searchesOf } from '../saved-searches/service.ts'

export interface OwnData {
  /** Texts by file name. */
  readonly texts: Readonly<Record<string, string>>
  /** Storage names of the photos. */
  readonly photos: readonly string[]
}

const everything = { start: 0, size: 100_000 } as const

/** All stored data of a user (data portability): JSON and photos. */
export async function ownData(deps: Deps, user: User): Promise<OwnData> {
  const account = await ownAccount(deps, user)
  const adverts = await advertsOf(deps, user.id)
  const sessions = (await sessionsOf(deps, user)).map(({ device, createdAt, seenAt }) => ({
    device,
    createdAt,
    seenAt,
  }))
  const favorites = await favoritesOf(deps, user)
  const savedSearches = await searchesOf(deps, user)
  const { items: notifications } = await notificationsOf(deps, user, everything)
  const channels = await channelsOf(deps, user)
  const messages = await messagesWrittenBy(deps, user.id)
  const { items: reports } = await reportsOf(deps, user, everything)
  const reviews = await reviewsBy(deps, user.id)
  const images = adverts.flatMap((advert) =>
    Array.isArray(advert['images']) ? advert['images'] : [],
  )
  return {
    texts: {
      'account.json': JSON.stringify(
        { ...account, sessions, favorites, savedSearches, notifications, channels, reports },
        null,
        2,
      ),
      'adverts.json': JSON.stringify(adverts, null, 2),
      'messages.json': JSON.stringify(messages, null, 2),
      'reviews.json': JSON.stringify(reviews, null, 2),
    },
    photos: [
      ...(account.avatar ? [avatarFile(account.avatar)] : []),
      ...messages.flatMap(({ photos }) => photos.map((name) => `messages/${name}-1600.webp`)),
      ...images.map((name) => `adverts/${name}-1600.webp`),
    ],
  }
}
