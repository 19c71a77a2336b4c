import type { Db } from '../../deps.ts'

export async function findUsername(sql: Db, userId: number): Promise<string> {
  const [row] = await sql<{ username: string }[]>`select username from users where id = ${userId}`
  return row?.username ?? ''
}
