import { connect, type Target } from './connect.ts'

/** Seconds to connect to a server, when the primary is looked for at the start. */
const searchSeconds = 3

/**
 * The PostgreSQL servers of DATABASE_URL. With several, as `postgres://user:password@a:5432,b:5432/gasit`, one of them
 * is the primary at a time, and all connections lead to the one that was turned to last.
 */
export interface Servers {
  readonly target: Target
  /** Turns new connections to the next server; nothing with one. */
  readonly turn: () => void
  /** Turns to the primary, if one can be found. */
  readonly findPrimary: () => Promise<void>
}

/** Whether a text is the URL of one server or of several. */
export function isDatabaseUrl(text: string): boolean {
  const { url, places } = parse(text)
  return URL.canParse(url) && places.every(({ port }) => port > 0 && port < 65_536)
}

/** A URL with the first server alone, which URL parsers understand. */
export function firstServerUrl(text: string): string {
  return parse(text).url
}

export function serversOf(target: Target): Servers {
  const places = typeof target === 'string' ? parse(target).places : []
  const [first] = places
  if (typeof target !== 'string' || !first || places.length === 1)
    return { target, turn: () => {}, findPrimary: async () => {} }
  // The driver reads these two at each connection; with one server in them it reports each failure.
  const host = [first.host]
  const port = [first.port]
  let at = 0
  const turn = (): void => {
    at = (at + 1) % places.length
    const { host: name, port: number } = places[at] ?? first
    host[0] = name
    port[0] = number
  }
  const current = { url: firstServerUrl(target), host, port }
  const findPrimary = async (): Promise<void> => {
    for (let tries = 0; tries < places.length && !(await isPrimary(current)); tries++) turn()
  }
  return { target: current, turn, findPrimary }
}

async function isPrimary(target: Target): Promise<boolean> {
  const sql = connect(target, { max: 1, connectSeconds: searchSeconds })
  try {
    const [row] = await sql<{ isStandby: boolean }[]>`select pg_is_in_recovery() as is_standby`
    return row?.isStandby === false
  } catch {
    return false
  } finally {
    await sql.end({ timeout: 0 })
  }
}

interface Place {
  readonly host: string
  readonly port: number
}

function parse(text: string): { url: string; places: Place[] } {
  const [, before = '', list = '', after = ''] =
    /^(\w+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/s.exec(text) ?? []
  const parts = list.split(',')
  const places = parts.map((part) => {
    const [host = '', port = '5432'] = part.split(':')
    return { host, port: Number(port) }
  })
  return parts.length === 1 ? { url: text, places: [] } : { url: before + parts[0] + after, places }
}
