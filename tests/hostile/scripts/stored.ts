import type { Deps } from '#domains/deps.ts'

/** Columns that hold what people wrote and pages show. */
const columns: Readonly<Record<string, readonly string[]>> = {
  adverts: [
    ...['title_ro', 'title_ru', 'title_en', 'description_ro', 'description_ru', 'description_en'],
    'address',
  ],
  users: ['full_name', 'brand', 'address'],
  companies: ['about_ro', 'about_ru', 'about_en', 'site'],
  company_places: ['address'],
  messages: ['text'],
  auto_replies: ['text'],
  reviews: ['title', 'text', 'answer'],
  saved_searches: ['name'],
  favorite_lists: ['name'],
  favorites: ['note'],
  reports: ['details'],
  appeals: ['details', 'answer'],
  moderation_questions: ['question', 'answer'],
  ticket_messages: ['text'],
  bills: ['buyer_name', 'buyer_address'],
  bill_lines: ['advert_title'],
  refunds: ['reason'],
  api_keys: ['name'],
  sessions: ['device'],
  account_notes: ['text'],
  account_restrictions: ['reason'],
  callbacks: ['name'],
  banner_images: ['alt'],
  categories: ['label_ro', 'label_ru', 'label_en'],
  subcategories: ['label_ro', 'label_ru', 'label_en'],
  empty_searches: ['query'],
}
const titled = ['labels', 'titles', 'descriptions']

/** Lets the columns take any text. */
export async function dropRules({ sql }: Pick<Deps, 'sql'>): Promise<void> {
  const rules = await sql<{ table: string; name: string }[]>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where contype = 'c' and conrelid = any (${Object.keys(columns)}::regclass[])`
  for (const { table, name } of rules)
    await sql`alter table ${sql(table)} drop constraint ${sql(name)}`
}

/** Writes the text wherever somebody can write: into each column of all rows. */
export async function storeEverywhere({ sql }: Pick<Deps, 'sql'>, text: string): Promise<void> {
  for (const [table, names] of Object.entries(columns))
    for (const name of names) await sql`update ${sql(table)} set ${sql(name)} = ${text}`
  const texts = sql.json({ ro: text, ru: text, en: text })
  for (const name of titled) await sql`update pages set ${sql(name)} = ${texts}`
}
