import type { Db } from '../../deps.ts'

export async function upsertUpload(
  sql: Db,
  upload: { digest: string; codeDigest: string; advertId: number; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into phone_uploads ${sql(upload, 'digest', 'codeDigest', 'advertId', 'expiresAt')}
    on conflict (advert_id) do update set digest = excluded.digest, code_digest = excluded.code_digest,
      typed_digest = null, expires_at = excluded.expires_at`
}

/** Exchanges the code for a second link. If the code matches two uploads, neither is opened. */
export async function exchangeCode(
  sql: Db,
  { codeDigest, typedDigest, now }: { codeDigest: string; typedDigest: string; now: Date },
): Promise<boolean> {
  const rows = await sql`
    update phone_uploads set code_digest = null, typed_digest = ${typedDigest}
    where code_digest = ${codeDigest} and expires_at > ${now}
      and (select count(*) from phone_uploads o where o.code_digest = ${codeDigest} and o.expires_at > ${now}) = 1
    returning 1`
  return rows.length === 1
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
    where ${digest} in (p.digest, p.typed_digest) and p.expires_at > ${now} and a.status <> 'deleted'`
  return upload ?? null
}
