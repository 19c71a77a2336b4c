import type { Sql } from 'postgres'
import { cpuMs } from './cpu.ts'

const rounds = 20

/** CPU ms of a fixed piece of rendering and of SQL, which no change of the product changes: the speed of the machine. */
export async function controlMs(sql: Sql): Promise<number> {
  const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const pids = [backend?.pid ?? 0]
  const node = process.cpuUsage()
  for (let round = 0; round < rounds; round++) render()
  const { user, system } = process.cpuUsage(node)
  const before = await cpuMs(pids)
  for (let round = 0; round < rounds; round++)
    await sql`select sum(length(md5(n::text))) from generate_series(1, 10000) n`
  return ((user + system) / 1_000 + (await cpuMs(pids)) - before) / rounds
}

/** About ten thousand elements with their data beside them, as text. */
function render(): string {
  const cards = Array.from({ length: 320 }, (_none, card) => ({
    card,
    parts: Array.from({ length: 30 }, (_other, part) => `Preț <${card * part}> & "lei"`),
  }))
  const escaped = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const html = cards.map(
    ({ card, parts }) =>
      `<li id="${card}">${parts.map((part) => `<span>${escaped(part)}</span>`).join('')}</li>`,
  )
  return html.join('') + JSON.stringify(cards)
}
