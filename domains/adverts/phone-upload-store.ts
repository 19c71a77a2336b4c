import type { Db } from '../deps.ts'

export async function upsertUpload(
  sql: Db,
  upload: { digest: string; advertId: number; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into phone_uploads ${sql(upload, 'digest', 'advertId', 'expiresAt')}
    on conflict (advert_id) do update set digest = excluded.digest, expires_at = excluded.expires_at`
}

export async function deleteUpload(sql: Db, advertId: number): Promise<void> {
  await sql`delete from phone_uploads where advert_id = ${advertId}`
}

export async function findUpload(
  sql: Db,
  digest: string,
  now: Date,
): Promise<{ advertId: number; ownerId: number; expiresAt: Date } | null> {
  const [upload] = await sql<{ advertId: number; ownerId: number; expiresAt: Date }[]>`
    select p.advert_id, a.owner_id, p.expires_at
    from phone_uploads p
    join adverts a on a.id = p.advert_id
    where p.digest = ${digest} and p.expires_at > ${now} and a.status <> 'deleted'`
  return upload ?? null
}
