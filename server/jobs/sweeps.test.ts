import { randomUUID } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '#tests/support/test.ts'
import { jobs } from './registry.ts'

/** Of each kind of file: the job that sweeps it, its endings, and how it is recorded before it is written. */
const kinds = [
  ['adverts', 'adverts.photo-sweep', ['-400.webp', '-1600.webp'], 'stored_photos'],
  ['avatars', 'my-account.erase-expired', ['.webp'], 'stored_avatars'],
  ['covers', 'companies.cover-sweep', ['-desktop.webp', '-phone.webp'], 'stored_covers'],
  ['messages', 'messaging.photo-sweep', ['-400.webp', '-1600.webp'], 'message_photos'],
  ['tickets', 'help-desk.cleanup', ['-400.webp', '-1600.webp'], 'ticket_photos'],
] as const

test.for(kinds)(
  'files of %s that nobody took are swept, half-written ones too',
  async ([folder, job, endings, table], { deps, given, world: { filesFolder } }) => {
    const { sql, storage, clock } = deps
    const name = randomUUID()
    const owner = { message_photos: (await given.user()).id, ticket_photos: 'user:1' }
    const more = {
      ...(table === 'message_photos' && { ownerId: owner.message_photos }),
      ...(table === 'ticket_photos' && { holder: owner.ticket_photos }),
    }
    await sql`insert into ${sql(table)} ${sql({ name, storedAt: clock.now(), ...more })}`
    const [whole = '', ...cutOff] = endings.map((ending) => `${folder}/${name}${ending}`)
    await storage.put(whole, Buffer.from('a photo'))
    for (const file of cutOff) await writeFile(join(filesFolder, `${file}.part`), 'half a')
    const run = jobs.find((one) => one.name === job)?.run

    await run?.(deps)
    expect(await readdir(join(filesFolder, folder))).toHaveLength(endings.length)
    clock.advance({ hours: 25 })
    await run?.(deps)

    expect(await readdir(join(filesFolder, folder))).toEqual([])
    expect(await sql`select from ${sql(table)} where name = ${name}`).toHaveLength(0)
  },
)
