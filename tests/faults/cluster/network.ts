import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)
const ip = (...words: readonly string[]) => run('ip', words)

/** A machine of its own, as a network namespace of this one: needs root on Linux. */
export interface Machine {
  readonly address: string
  /** The words of a command that runs there, as this user if one is named. */
  readonly command: (words: readonly string[], user?: string) => [string, string[]]
  /** Cuts it off from these addresses, both ways; others still reach it. */
  readonly cutFrom: (addresses: readonly string[]) => Promise<void>
  readonly join: (addresses: readonly string[]) => Promise<void>
}

const bridge = 'gasit0'

/** Makes the network 10.0.0.0/24 of the files in deploy/database, with this machine as 10.0.0.1, until the test ends. */
export async function openNetwork(hosts: readonly number[]): Promise<Machine[]> {
  const { stdout } = await ip('-4', 'route', 'show', 'root', '10.0.0.0/24')
  if (stdout.trim()) throw new Error('This machine has a network 10.0.0.0/24 of its own')
  onTestFinished(() => void ip('link', 'delete', bridge).catch(() => {}))
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('address', 'add', '10.0.0.1/24', 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
  const machines: Machine[] = []
  for (const host of hosts) machines.push(await openMachine(host))
  return machines
}

async function openMachine(host: number): Promise<Machine> {
  const [name, near, far] = [`gasit-${host}`, `gasit${host}`, `gasit${host}far`]
  const address = `10.0.0.${host}`
  const inside = (...words: readonly string[]) => ip('-n', name, ...words)
  onTestFinished(() => void ip('netns', 'delete', name).catch(() => {}))
  await ip('netns', 'add', name)
  await ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far)
  await ip('link', 'set', near, 'master', bridge, 'up')
  await ip('link', 'set', far, 'netns', name)
  await inside('address', 'add', `${address}/24`, 'dev', far)
  await inside('link', 'set', 'lo', 'up')
  await inside('link', 'set', far, 'up')
  const each = async (verb: string, addresses: readonly string[]): Promise<void> => {
    for (const other of addresses) await inside('route', verb, 'blackhole', `${other}/32`)
  }
  return {
    address,
    command: (words, user) => {
      const as = user ? ['setpriv', '--reuid', user, '--regid', user, '--clear-groups'] : []
      return ['ip', ['netns', 'exec', name, ...as, ...words]]
    },
    cutFrom: (addresses) => each('add', addresses),
    join: (addresses) => each('delete', addresses),
  }
}
