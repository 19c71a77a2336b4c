import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import type { Member } from './cluster.ts'

const script = resolve(import.meta.dirname, '../../../deploy/cluster/rolling-restart.sh')

/**
 * Returns a function that runs rolling-restart.sh for all members once, with a `systemctl` that restarts members instead
 * of units. Throws when the script fails or a process does not end with 0.
 */
export async function rollingRestart(members: readonly Member[]): Promise<() => Promise<void>> {
  const restart = async (unit: string): Promise<void> => {
    const member = members.find(({ port }) => unit === `gasit@${port}`)
    if (!member) throw new Error(`No member is ${unit}`)
    const code = await member.end('SIGTERM')
    if (code !== 0) throw new Error(`${unit} ended with ${code}`)
    await member.begin()
  }
  const server = createServer((request, response) => {
    restart(request.url?.slice(1) ?? '').then(
      () => response.end(),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = Object(server.address()) satisfies Partial<AddressInfo>
  const folder = await mkdtemp(join(tmpdir(), 'gasit-systemctl-'))
  const stand = `#!/bin/sh\n[ "$1" = restart ] && exec curl -sS --fail-with-body "http://127.0.0.1:${port}/$2"\n`
  await writeFile(join(folder, 'systemctl'), stand, { mode: 0o755 })
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` }
  const ports = members.map((member) => String(member.port))
  return async () => void (await promisify(execFile)(script, ports, { env }))
}
