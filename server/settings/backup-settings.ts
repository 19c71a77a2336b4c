import * as z from 'zod'
import type { Bucket, StorageSettings } from './storage-settings.ts'

const target = z
  .string()
  .regex(
    /^(\/.*|s3:\/\/[a-z\d][\w.-]{1,62}(\/[\w./-]*)?)$/,
    'Give the absolute path of a folder, or s3://bucket/prefix',
  )

/** Settings of backups. */
export const backupSettings = {
  BACKUP_TARGET: target
    .optional()
    .describe(
      'Where backups go by themselves: a folder of another disk, or s3://bucket/prefix; absent: only `npm run backup` makes any',
    ),
  BACKUP_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(168)
    .default(24)
    .describe('Hours from one such backup to the next'),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2}(,\d{1,3}){2}$/, 'Give three numbers, as 7,4,3')
    .default('7,4,3')
    .describe('Backups that are kept: the last of so many days, weeks and months'),
  BACKUP_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that backups are encrypted with; without it they cannot be read, so it is kept elsewhere; absent: not encrypted',
    ),
} as const

/** How many backups are kept of each. */
export interface Keep {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

export function keepOf(setting: string): Keep {
  const [days = 1, weeks = 0, months = 0] = setting.split(',').map(Number)
  return { days, weeks, months }
}

/** The bucket and the prefix of s3://bucket/prefix, with the account of S3_KEY. Throws an Error with one line without. */
export function backupBucket(
  config: StorageSettings,
  address: string,
): { readonly bucket: Bucket; readonly prefix: string } {
  const { S3_ENDPOINT, S3_REGION, S3_KEY, S3_SECRET } = config
  if (!S3_KEY || !S3_SECRET) throw new Error(`${address} needs the settings S3_KEY and S3_SECRET.`)
  const [name = '', ...folders] = address.slice('s3://'.length).split('/')
  const account = { endpoint: S3_ENDPOINT, region: S3_REGION, key: S3_KEY, secret: S3_SECRET }
  const prefix = folders.filter(Boolean).join('/')
  return { bucket: { ...account, name }, prefix: prefix && `${prefix}/` }
}
