import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

export const proxyKinds = ['nginx', 'haproxy'] as const
export type ProxyKind = (typeof proxyKinds)[number]

const folder = resolve(import.meta.dirname, '../../../deploy/cluster')

interface Ports {
  /** Of the proxy. */
  readonly port: number
  /** Of nginx for plain HTTP, which leads to the other. */
  readonly plainPort: number
  readonly members: readonly number[]
}

/** Starts a proxy with its file of deploy/cluster, on this machine and without TLS, until the test ends. */
export async function startProxy(kind: ProxyKind, ports: Ports): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'gasit-proxy-'))
  await chmod(home, 0o711)
  const file = join(home, 'proxy.conf')
  await writeFile(file, await (kind === 'nginx' ? nginxFile(ports) : haproxyFile(ports)))
  const proxy = spawn(...commandOf(kind, home, file), { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(async () => {
    if (proxy.exitCode === null) {
      const ended = once(proxy, 'exit')
      proxy.kill('SIGTERM')
      await ended
    }
    await rm(home, { recursive: true, force: true })
  })
  await listening(proxy, ports.port)
}

function commandOf(kind: ProxyKind, home: string, file: string): [string, string[]] {
  if (kind === 'haproxy') return ['haproxy', ['-db', '-f', file]]
  const here = `daemon off; pid ${home}/pid; error_log stderr error;`
  return ['nginx', ['-p', home, '-c', file, '-e', 'stderr', '-g', here]]
}

async function nginxFile({ port, plainPort, members: [a, b, ...more] }: Ports): Promise<string> {
  const text = await readFile(join(folder, 'nginx.conf'), 'utf8')
  return changed(withMore(text, more), [
    ['10.0.0.11:3001', `127.0.0.1:${a}`],
    ['10.0.0.12:3001', `127.0.0.1:${b}`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ +ssl_.*\n/g, ''],
  ])
}

async function haproxyFile({ port, members: [a, b, ...more] }: Ports): Promise<string> {
  const text = await readFile(join(folder, 'haproxy.cfg'), 'utf8')
  return changed(withMore(text, more), [
    [/10\.0\.0\.11:3001/g, `127.0.0.1:${a}`],
    [/10\.0\.0\.12:3001/g, `127.0.0.1:${b}`],
    [/bind :443 .*/g, `bind 127.0.0.1:${port}`],
    // Two files a connection: more than a test may have open.
    ['maxconn 20000', 'maxconn 2000'],
  ])
}

/** Repeats the lines of the second process for further ones. */
function withMore(text: string, ports: readonly number[]): string {
  return text.replaceAll(/^.*10\.0\.0\.12:3001.*$/gm, (line) => {
    const lines = ports.map((port) =>
      line.replace('10.0.0.12:3001', `127.0.0.1:${port}`).replace('server b', `server p${port}`),
    )
    return [line, ...lines].join('\n')
  })
}

/** Replaces each part, which must be there. */
function changed(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((before, [part, put]) => {
    const after = before.replaceAll(part, put)
    if (after === before) throw new Error(`${String(part)} is not in the file`)
    return after
  }, text)
}

async function listening(proxy: ChildProcess, port: number): Promise<void> {
  const failed = once(proxy, 'error').then(([error]: unknown[]) => Promise.reject(Object(error)))
  for (let tries = 100; tries > 0; tries--) {
    if (proxy.exitCode !== null) break
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      failed,
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
    ])
    socket.destroy()
    if (isOpen) return
    await delay(100)
  }
  throw new Error('The proxy did not start')
}
