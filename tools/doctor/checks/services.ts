import { once } from 'node:events'
import { connect } from 'node:net'
import { storageOf } from '#server/compose.ts'
import type { Config } from '#server/config.ts'
import { bucketOf } from '#server/settings/storage-settings.ts'
import { fault, type Check, type Finding, type Site } from '../finding.ts'

/** Outside services that the settings choose: whether they can be reached. Nothing is sent. */
export const serviceChecks: readonly Check[] = [
  { name: 'services', run: async ({ config }) => unreachable(servicesOf(config)) },
  { name: 'bucket', run: bucketFindings },
]

/** A service by the setting that names it, and its address. */
interface Service {
  readonly setting: string
  readonly url: string
}

const waitMs = 5_000

function servicesOf(config: Config): Service[] {
  const { SMTP_URL, SMS, VOICE, TWILIO_URL, RATES, RATES_URL, PAYMENTS, MAIB_URL } = config
  return [
    ...(SMTP_URL ? [{ setting: 'SMTP_URL', url: SMTP_URL }] : []),
    ...(SMS === 'sms.md' ? [{ setting: 'SMS', url: 'https://api.sms.md' }] : []),
    ...(SMS === 'twilio' || VOICE === 'twilio' ? [{ setting: 'TWILIO_URL', url: TWILIO_URL }] : []),
    ...(RATES === 'bank' ? [{ setting: 'RATES_URL', url: RATES_URL }] : []),
    ...(PAYMENTS ? [{ setting: 'MAIB_URL', url: MAIB_URL }] : []),
  ]
}

export async function unreachable(services: readonly Service[]): Promise<Finding[]> {
  const found = await Promise.all(
    services.map(async ({ setting, url }) => {
      const { hostname, port, protocol } = new URL(url)
      const reason = await refusalOf(hostname, Number(port) || (ports[protocol] ?? 443))
      if (!reason) return []
      const what = `${hostname} of ${setting} cannot be reached: ${reason}`
      return [fault(what, `Check ${setting}, DNS and the firewall`)]
    }),
  )
  return found.flat()
}

const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465, 'http:': 80 }

/** Why no connection can be opened; null if one can. */
async function refusalOf(host: string, port: number): Promise<string | null> {
  const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port })
  const { signal } = { signal: AbortSignal.timeout(waitMs) }
  try {
    await once(socket, 'connect', { signal })
    return null
  } catch (error) {
    if (signal.aborted) return `no answer in ${waitMs / 1_000} s`
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  } finally {
    socket.destroy()
  }
}

async function bucketFindings({ config, dataDir }: Site): Promise<Finding[]> {
  if (!bucketOf(config)) return []
  return storageOf(config, dataDir)
    .read('doctor/no-such-file')
    .then(
      () => [],
      (error: Error) => [
        fault(
          `The bucket ${config.S3_BUCKET} cannot be read: ${error.message}`,
          'Check S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_KEY and S3_SECRET',
        ),
      ],
    )
}
