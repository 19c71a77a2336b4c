import { expect, test } from '#tests/support/test.ts'
import { writeAudit } from './service.ts'

test('a line of the audit log cannot be changed, deleted or emptied away', async ({
  deps: { sql },
  given,
}) => {
  const { id } = await given.staff('moderator')
  const act = { staffId: id, act: 'person.warn', subject: { kind: 'person', id: 5 } } as const
  await writeAudit(sql, { ...act, after: { kind: 'warning' }, reason: 'Mesaje nepoliticoase' })

  await expect(sql`update audit_log set act = ''`).rejects.toThrow('only added to')
  await expect(sql`delete from audit_log`).rejects.toThrow('only added to')
  await expect(sql`truncate audit_log cascade`).rejects.toThrow('only added to')
  const lines = await sql`
    select staff_id, act, subject_id, after, reason from audit_log join audit_reasons on line_id = id`
  expect(lines).toEqual([
    {
      ...{ staffId: id, act: 'person.warn', subjectId: '5', after: { kind: 'warning' } },
      reason: 'Mesaje nepoliticoase',
    },
  ])
})

test('neither a state nor a reason brings a contact or a code into the log', async ({
  deps: { sql },
}) => {
  const act = { staffId: null, act: 'person.note', subject: { kind: 'person', id: 6 } } as const

  for (const name of ['phone', 'newEmail', 'code', 'token', 'passwordHash'])
    await expect(writeAudit(sql, { ...act, after: { [name]: 'x' } })).rejects.toThrow(name)
  await writeAudit(sql, { ...act, reason: 'Sună de pe 069 123 456, scrie la ana@exemplu.md des' })

  const [line] = await sql`
    select reason from audit_log join audit_reasons on line_id = id where subject_id = '6'`
  expect(line?.['reason']).not.toMatch(/123|456|@|exemplu/)
  expect(line?.['reason']).toMatch(/^Sună de pe .* des$/)
})

test('an act that fails leaves no line', async ({ deps: { sql } }) => {
  const act = { staffId: null, act: 'person.ban', subject: { kind: 'person', id: 77 } } as const

  const failed = sql.begin(async (tx) => {
    await writeAudit(tx, act)
    throw new Error('refused')
  })

  await expect(failed).rejects.toThrow('refused')
  expect(await sql`select from audit_log where subject_id = '77'`).toHaveLength(0)
})
