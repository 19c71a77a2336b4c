import postgres from 'postgres'

/** Options of the `postgres` driver. `host` is the folder of a unix socket. */
export interface EmbeddedConnection {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly username: string
}

/** Creates the database if missing; checks its encoding and creates the extensions. */
export async function readyDatabase(connection: EmbeddedConnection): Promise<void> {
  await createIfMissing(connection)
  await withConnection(connection, async (sql) => {
    await checkEncoding(sql)
    await createExtensions(sql)
  })
}

async function createIfMissing(connection: EmbeddedConnection): Promise<void> {
  await withConnection({ ...connection, database: 'postgres' }, async (sql) => {
    const [found] = await sql`select from pg_database where datname = ${connection.database}`
    if (found) return
    try {
      await sql`create database ${sql(connection.database)}`
    } catch (error) {
      if (!isAlreadyThere(error)) throw error
    }
  })
}

/** Another process may have created it concurrently; either code is possible then. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof postgres.PostgresError && ['42P04', '23505'].includes(error.code)
}

async function checkEncoding(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ encoding: string; folded: string }[]>`
    select current_setting('server_encoding') as encoding, lower('ȘĂ ЖЁ') as folded`
  if (row?.encoding === 'UTF8' && row.folded === 'șă жё') return
  throw new Error(
    `The database is in ${row?.encoding ?? 'an unknown encoding'} and folds "ЖЁ" wrongly: ` +
      'UTF8 with the locale C.UTF-8 is needed. Set DATA_DIR to a new folder.',
  )
}

async function createExtensions(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    // Concurrent "if not exists" can fail, hence the lock.
    await transaction`select pg_advisory_xact_lock(4712)`
    for (const name of ['unaccent', 'pg_trgm', 'btree_gin']) {
      await transaction`create extension if not exists ${transaction(name)}`
    }
  })
}

async function withConnection(
  connection: EmbeddedConnection,
  work: (sql: postgres.Sql) => Promise<void>,
): Promise<void> {
  const sql = postgres({ ...connection, max: 1, ssl: false, fetch_types: false, onnotice() {} })
  await work(sql).finally(() => sql.end({ timeout: 1 }))
}
