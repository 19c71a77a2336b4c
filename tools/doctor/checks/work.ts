import type { Sql } from 'postgres'
import { readFilesOf } from '#server/backup/contents/files.ts'
import { openBackups } from '#server/backup/open.ts'
import { listBackups, momentOf } from '#server/backup/repository/manifest.ts'
import type { Repository } from '#server/backup/repository/repository.ts'
import { fault, ofRows, warning, type Check, type Finding, type Site } from '../finding.ts'

/** What is done without people: jobs, messages to send, backups, rates. */
export const workChecks: readonly Check[] = [
  ofRows('jobs', async (sql) => jobFindings(sql)),
  ofRows('outbox', async (sql) => outboxFindings(sql)),
  ofRows('rates', async (sql) => rateFindings(sql)),
  { name: 'backups', run: backupFindings },
]

async function jobFindings(sql: Sql): Promise<Finding[]> {
  const jobs = await sql<{ name: string; isStale: boolean; failures: number; late: number }[]>`
    select name, coalesce(holder is not null and leased_until < now() - interval '1 minute', false) as is_stale, failures,
      case when leased_until > now() then 0 else extract(epoch from now() - due_at)::int end as late
    from jobs order by name`
  const running = jobs.filter(({ late }) => late < 900)
  return jobs.flatMap(({ name, isStale, failures, late }) => [
    ...(isStale
      ? [
          warning(
            `The job ${name} is leased to a process that has ended`,
            'Start the site: another process takes it. If one runs, its log says why it cannot',
          ),
        ]
      : []),
    ...(failures >= 5
      ? [
          fault(
            `The job ${name} has failed ${failures} times in a row`,
            `select last_error from jobs where name = '${name}';`,
          ),
        ]
      : []),
    // If all are late no site runs.
    ...(late > 1_800 && running.length > 0 && failures < 5
      ? [
          fault(
            `The job ${name} has been due for ${Math.round(late / 60)} minutes`,
            'See the log of the site; restart it if it says nothing',
          ),
        ]
      : []),
  ])
}

async function outboxFindings(sql: Sql): Promise<Finding[]> {
  const rows = await sql<{ channel: string; dead: number; late: number }[]>`
    select channel, count(*) filter (where state = 'dead')::int as dead,
      count(*) filter (where state = 'due' and due_at < now() - interval '12 hours')::int as late
    from outbox_messages where state in ('due', 'dead') group by channel order by channel`
  return rows.flatMap(({ channel, dead, late }) => [
    ...(dead > 0
      ? [
          warning(
            `${dead} messages by ${channel} were given up`,
            `See /admin/outbox for the reason, and send them again there or give them up`,
          ),
        ]
      : []),
    ...(late > 0
      ? [
          fault(
            `${late} messages by ${channel} have been due for 12 hours`,
            `Check the settings of ${channel}, and that the site runs`,
          ),
        ]
      : []),
  ])
}

async function rateFindings(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<{ date: string; days: number; isFuture: boolean }[]>`
    select max(date)::text as date, current_date - max(date) as days, max(date) > current_date + 1 as is_future
    from rate_sets`
  if (!row?.date)
    return [fault('There are no exchange rates', 'Set RATES=bank, and start the site')]
  if (row.isFuture)
    return [
      fault(
        `The newest rates are of ${row.date}, which is to come`,
        `delete from rate_sets where date = '${row.date}';`,
      ),
    ]
  if (row.days <= 4) return []
  return [
    warning(
      `The newest rates are ${row.days} days old`,
      'See rates.refresh in the log, and RATES, RATES_URL',
    ),
  ]
}

async function backupFindings({ config }: Site): Promise<Finding[]> {
  const { BACKUP_TARGET: target, BACKUP_HOURS: hours } = config
  if (!target)
    return [warning('No backups are made by themselves', 'Set BACKUP_TARGET and BACKUP_KEY')]
  try {
    const repository = await openBackups(config, target, false)
    const ids = await listBackups(repository)
    return [
      ...oldBackups(ids.at(-1), { target, hours }),
      ...(await damagedBackups(repository, ids)),
    ]
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [fault(`The backups cannot be read: ${reason}`, `npm run backup ${target}`)]
  }
}

function oldBackups(
  last: string | undefined,
  { target, hours }: { readonly target: string; readonly hours: number },
): Finding[] {
  const moment = last ? momentOf(last) : null
  if (!moment) return [fault(`${target} holds no whole backup`, `npm run backup ${target}`)]
  const age = (Date.now() - moment.getTime()) / 3_600_000
  if (age < 2 * hours) return []
  const what = `The last backup is ${Math.round(age)} hours old, and BACKUP_HOURS is ${hours}`
  return [fault(what, `npm run backup ${target}, and see why the job site.backup does not`)]
}

/** Their manifests and lists of files alone are read. */
async function damagedBackups(repository: Repository, ids: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const id of ids)
    if (!(await readFilesOf(repository, id)))
      findings.push(
        fault(
          `The backup ${id} is damaged`,
          'Look after its disk or bucket, then delete its folder: until then no file of the target is removed',
        ),
      )
  return findings
}
