import * as z from 'zod'
import { passwordMinLength } from '#contract/limits.ts'
import { backupSettings } from './settings/backup-settings.ts'
import { channelSettings } from './settings/channel-settings.ts'
import { databaseSettings, missingDatabaseSettings } from './settings/database-settings.ts'
import { describerSettings, missingDescriberSettings } from './settings/describer-settings.ts'
import { invoiceSettings } from './settings/invoice-settings.ts'
import { operatorSettings } from './settings/operator-settings.ts'
import { mailSettings, missingMailSettings } from './settings/mail-settings.ts'
import { mapSettings, missingMapSettings } from './settings/map-settings.ts'
import {
  messageSettings,
  missingMessageSettings,
  missingProviderLines,
  outboxSettings,
} from './settings/message-settings.ts'
import { operationSettings } from './settings/operation-settings.ts'
import {
  missingPaymentSettings,
  openPaymentLines,
  paymentSettings,
} from './settings/payment-settings.ts'
import { isLoopbackHost } from './http/loopback.ts'
import { weakSecrets } from './settings/secrets/secret-strength.ts'
import { missingStorageSettings, storageSettings } from './settings/storage-settings.ts'

const flag = z.stringbool()

/** All settings of the product. The table in README.md is generated from the descriptions. */
export const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to serve on'),
  HOST: z.string().default('0.0.0.0').describe('Address to listen on'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Public URL, for links, canonical URLs and secure cookies; absent: http://localhost:PORT',
    ),
  ...databaseSettings,
  DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Folder of the embedded database and of files; absent: /var/lib/gasit for root, .data in the checkout for others',
    ),
  SEED: z
    .string()
    .regex(/^(demo|none|bench:\d{1,8})$/, 'Give demo, none or bench:NUMBER')
    .default('demo')
    .describe('Data that an empty database is seeded with: demo, none, or bench:100000'),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Key that signs tokens; absent: generated once in DATA_DIR; required in production'),
  PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(passwordMinLength)
    .max(64)
    .default(passwordMinLength)
    .describe('Minimum length of a new password; the interface recommends at least 6'),
  RATES: z
    .enum(['bank', 'stored'])
    .default('bank')
    .describe(
      'Source of exchange rates; bank: fetched daily from the National Bank, stored: not fetched',
    ),
  RATES_URL: z
    .url()
    .default('https://www.bnm.md/ro/official_exchange_rates')
    .describe('Address of the rates feed'),
  ...messageSettings,
  ...mailSettings,
  ...channelSettings,
  ...storageSettings,
  ...mapSettings,
  ...describerSettings,
  ...invoiceSettings,
  ...operatorSettings,
  ...paymentSettings,
  ...operationSettings,
  ...backupSettings,
  PAGE_CACHE: flag.default(true).describe('Whether rendered pages are cached'),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(4_096)
    .default(24)
    .describe('Memory of the page cache, MB; a quarter more for pages of users'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('Number of trusted proxies whose X-Forwarded-For is used'),
  LOG: z
    .enum(['silent', 'error', 'warn', 'info'])
    .default('warn')
    .describe('Minimum level of logged messages'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production refuses weak or missing secrets and the outbox for SMS, calls and mail'),
})

export type Config = z.infer<typeof Settings> & { readonly publicUrl: URL }

/** Reads and validates all settings. Throws an Error with one line per invalid setting. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(present)
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues
        .map(({ path, message }) => `Setting ${path.join('.')}: ${message}`)
        .join('\n'),
    )
  }
  const settings = parsed.data
  const lines = [
    ...missingDatabaseSettings(settings),
    ...missingMessageSettings(settings),
    ...missingMailSettings(settings),
    ...missingStorageSettings(settings),
    ...missingMapSettings(settings),
    ...missingDescriberSettings(settings),
    ...missingPaymentSettings(settings),
  ]
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`)
  if (settings.NODE_ENV === 'production') lines.push(...weakSettingLines(settings))
  else lines.push(...publicOutboxLines(settings, publicUrl))
  if (lines.length > 0) throw new Error(lines.join('\n'))
  return { ...settings, publicUrl }
}

/** Messages to the outbox reach nobody, so it is only allowed on a loopback address. */
function publicOutboxLines(
  settings: z.infer<typeof Settings>,
  { protocol, hostname, host }: URL,
): string[] {
  const names = outboxSettings(settings)
  const isLocal = protocol === 'http:' && isLoopbackHost(hostname)
  if (names.length === 0 || isLocal) return []
  return [
    `Setting PUBLIC_URL: ${host} is no trial on this machine; say who sends (${names.join(', ')}), or leave it out`,
  ]
}

function weakSettingLines(settings: z.infer<typeof Settings>): string[] {
  const { PUBLIC_URL } = settings
  const lines = [...missingProviderLines(settings), ...weakSecrets(settings)]
  lines.push(...openPaymentLines(settings))
  if (settings.PUSH_LOCAL) lines.push('Setting PUSH_LOCAL: for tests only, leave it out')
  if (settings.OUTGOING_LOCAL) lines.push('Setting OUTGOING_LOCAL: for tests only, leave it out')
  if (!PUBLIC_URL?.startsWith('https://'))
    lines.push('Setting PUBLIC_URL: in production give the https:// address')
  return lines
}
