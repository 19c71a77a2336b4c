import type { Sql } from 'postgres'
import { demoLogins } from '#demo/people/logins.ts'
import { demoPeople } from '#demo/people/users.ts'
import { whileDrawing } from '#demo/pictures/while-drawing.ts'
import type { Hasher, Storage } from '#domains/deps.ts'
import { storeAvatars } from './avatars.ts'
import { storeBanners } from './banners.ts'
import { draftAdverts } from './draft-adverts.ts'
import { planPhotos, storePhotos } from './photos.ts'
import { writeMarket } from './write-market.ts'

interface Ground {
  readonly sql: Sql
  readonly storage: Storage
  readonly hasher: Hasher
  readonly now: Date
  readonly log: (line: string) => void
}

const count = 3_000
const peopleCount = 300

/**
 * Fills an empty database with the demo market: people, adverts with drawn photos, banners. Files are stored before
 * the rows; a restart after a crash overwrites them.
 */
export async function seedDemo({ sql, storage, hasher, now, log }: Ground): Promise<void> {
  const [existing] = await sql`select 1 from users limit 1`
  if (existing) return

  const people = demoPeople(peopleCount)
  const drafts = await draftAdverts(sql, { count, now })
  log('Drawing the photos of the demo market…')
  const kinds = people.map(({ accountType }) => (accountType === 1 ? 'company' : 'personal'))
  const [photos, avatars, banners] = await whileDrawing(() =>
    Promise.all([
      storePhotos(storage, planPhotos(drafts)),
      storeAvatars(storage, kinds),
      storeBanners(storage),
    ]),
  )

  log(`Writing ${count.toLocaleString('en')} adverts…`)
  const passwordHash = await hasher.hash(demoLogins.password)
  await writeMarket(sql, { people, drafts, photos, avatars, banners, passwordHash, now })
}
