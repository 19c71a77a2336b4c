import { randomUUID } from 'node:crypto'
import { bannersListed, bannerUploadsPerHour } from '#contract/rules/content/editor-limits.ts'
import { Refusal } from '#contract/refusals.ts'
import { isLinkable } from '#contract/rules/content/site-address.ts'
import { dayMs, hourMs } from '#contract/rules/durations.ts'
import type { EditedBanner } from '#contract/staff/content/banners.ts'
import type { Db, Deps } from '../../deps.ts'
import type { Staff } from '../../implement.ts'
import { spend } from '../../limits/service.ts'
import { localDay } from '../../lib/local-day.ts'
import { writeAudit } from '../../staff/service.ts'
import {
  countPlaces,
  deleteFiles,
  deleteOldFile,
  insertBanner,
  insertFiles,
  isShown,
  listEditedBanners,
  lockBanner,
  lockFiles,
  replaceImages,
  updateBanner,
  type BannerEdit,
  type StoredBanner,
} from './store.ts'

const recentDays = 30

/** All banners, with how often they were seen and pressed in all and in the last thirty days. */
export async function bannersToEdit({
  sql,
  clock,
}: Pick<Deps, 'sql' | 'clock'>): Promise<EditedBanner[]> {
  const since = localDay(new Date(clock.now().getTime() - recentDays * dayMs))
  return listEditedBanners(sql, since, bannersListed)
}

interface Saved {
  readonly bannerId: number
  readonly revision: number
}

/**
 * Changes a banner or, without an id, adds one; pages follow at once. Refuses one that somebody has changed meanwhile,
 * an unknown address, place or picture, and an end before the beginning.
 */
export async function saveBanner(
  deps: Pick<Deps, 'sql' | 'clock' | 'cacheInvalidation'>,
  staff: Staff,
  { bannerId, revision, ...banner }: BannerEdit & { bannerId: number | null; revision: number },
): Promise<Saved> {
  refuseUnfit(banner)
  const saved = await deps.sql.begin(async (sql) => {
    const before = bannerId === null ? null : await lockBanner(sql, bannerId)
    if (bannerId !== null && !before) throw new Refusal('banner_not_found')
    if (before && before.revision !== revision) throw new Refusal('edited_meanwhile')
    if ((await countPlaces(sql, banner.places)) !== new Set(banner.places).size)
      throw new Refusal('bad_input', 'places')
    const id = bannerId ?? (await insertBanner(sql, banner))
    if (bannerId !== null) await updateBanner(sql, id, banner)
    await replacePictures(sql, id, { before, after: banner }, deps.clock.now())
    const after = await lockBanner(sql, id)
    await writeAudit(sql, {
      ...{ staffId: staff.id, act: before ? 'banner.save' : 'banner.create' },
      subject: { kind: 'banner', id },
      ...(before && { before: stateOf(before) }),
      ...(after && { after: stateOf(after) }),
    })
    return { bannerId: id, revision: after?.revision ?? 0 }
  })
  await deps.cacheInvalidation.invalidate('content')
  return saved
}

function refuseUnfit({ images, startsAt, endsAt }: BannerEdit): void {
  if (startsAt !== '' && endsAt !== '' && endsAt <= startsAt)
    throw new Refusal('period_ends_first', 'endsAt')
  const languages = images.map(({ language }) => language)
  const hasRomanian = images.some(({ language, image }) => language === 'ro' && image !== '')
  if (!hasRomanian) throw new Refusal('no_images', 'images.ro')
  if (new Set(languages).size !== languages.length) throw new Refusal('bad_input', 'images')
  for (const { language, image, alt, link } of images) {
    if (image === '') throw new Refusal('no_images', `images.${language}`)
    if (alt === '') throw new Refusal('field_required', `alt.${language}`)
    if (!isLinkable(link)) throw new Refusal('address_unknown', `link.${language}`)
  }
}

/** Takes over new pictures and lets go of those that the banner no longer shows. Refuses a name of no stored picture. */
async function replacePictures(
  sql: Db,
  id: number,
  { before, after }: { readonly before: StoredBanner | null; readonly after: BannerEdit },
  now: Date,
): Promise<void> {
  const [old, next] = [picturesOf(before), picturesOf(after)]
  const fresh = [...next].filter((name) => !old.has(name))
  if ((await lockFiles(sql, fresh)).length !== fresh.length)
    throw new Refusal('no_images', 'images')
  await replaceImages(sql, id, after.images)
  await deleteFiles(sql, fresh)
  await insertFiles(
    sql,
    [...old].filter((name) => !next.has(name)),
    now,
  )
}

function picturesOf(banner: BannerEdit | null): Set<string> {
  const names = banner?.images.flatMap(({ image, narrow }) => [image, narrow]) ?? []
  return new Set(names.filter(Boolean))
}

/** For the audit log. */
function stateOf({ images, ...banner }: StoredBanner) {
  const { type, position, isActive, isFallback, startsAt, endsAt, languages, places, pages } =
    banner
  return {
    ...{ type, position, isActive, isFallback, startsAt, endsAt, languages, places, pages },
    links: images.map(({ link }) => link),
    pictures: images.flatMap(({ image, narrow }) => [image, narrow]).filter(Boolean),
  }
}

/** Stores a picture until a banner takes it over. Gives its name. Refuses a file that is no picture. */
export async function storePicture(
  deps: Pick<Deps, 'sql' | 'clock' | 'tokens' | 'imaging' | 'storage'>,
  staff: Staff,
  bytes: Uint8Array,
): Promise<string> {
  await spend(deps, [
    { key: `banner-uploads:${staff.id}`, most: bannerUploadsPerHour, window: hourMs },
  ])
  const picture = await deps.imaging.prepareBanner(bytes, staff.id)
  const name = randomUUID()
  await insertFiles(deps.sql, [name], deps.clock.now())
  await deps.storage.put(fileOf(name), picture)
  return name
}

/** Removes pictures that no banner has taken over within a day. Idempotent. */
export async function sweepPictures({
  sql,
  clock,
  storage,
}: Pick<Deps, 'sql' | 'clock' | 'storage'>): Promise<void> {
  const before = new Date(clock.now().getTime() - dayMs)
  for (;;) {
    const name = await sql.begin(async (tx) => {
      const old = await deleteOldFile(tx, before)
      // The file first: after a crash in between, the name stays for the next run.
      if (old !== null && !(await isShown(tx, old))) await storage.remove(fileOf(old))
      return old
    })
    if (name === null) return
  }
}

function fileOf(name: string): string {
  return `banners/${name}.webp`
}
