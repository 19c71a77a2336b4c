import type { Db } from '../../deps.ts'

/** Removes from bills what an invoice to an erased person does not need: address, titles of adverts. */
export async function reduceBillsOf(sql: Db, buyerId: number): Promise<void> {
  await sql`
    update bill_lines l set advert_title = '' from bills b
    where b.id = l.bill_id and b.buyer_id = ${buyerId} and l.advert_title <> ''`
  await sql`
    update bills set buyer_address = '' where buyer_id = ${buyerId} and not is_company and buyer_address <> ''`
}

/** Removes who bought from bills that need not be kept any more; numbers and amounts stay. */
export async function anonymiseBillsBefore(sql: Db, before: Date): Promise<void> {
  await sql`
    update bill_lines l set advert_title = '' from bills b
    where b.id = l.bill_id and b.issued_at <= ${before} and l.advert_title <> ''`
  await sql`
    update refunds r set reason = '' from payments p join bills b on b.id = p.bill_id
    where p.id = r.payment_id and b.issued_at <= ${before} and r.reason <> ''`
  await sql`
    update bills set buyer_name = '', buyer_idno = '', buyer_address = ''
    where issued_at <= ${before} and buyer_name <> ''`
}
