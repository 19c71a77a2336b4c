import { isIP } from 'node:net'
import { relative, resolve } from 'node:path'
import { isLoopbackHost } from '#server/http/loopback.ts'
import { fault, warning, type Check, type Finding, type Site } from '../finding.ts'

/** Settings that are allowed each for itself and make no sense together. */
export const settingChecks: readonly Check[] = [
  { name: 'settings', run: async (site) => contradictions(site) },
]

function contradictions(site: Site): Finding[] {
  return [...addressFindings(site), ...operatorFindings(site), ...storeFindings(site)]
}

/** The law wants the operator of a public site to be named. */
function operatorFindings({ config }: Site): Finding[] {
  const { INVOICE_IDNO, INVOICE_ADDRESS, SUPPORT_PHONE } = config
  const missing = Object.entries({ INVOICE_IDNO, INVOICE_ADDRESS, SUPPORT_PHONE }).flatMap(
    ([name, value]) => (value ? [] : [name]),
  )
  if (config.NODE_ENV !== 'production' || missing.length === 0) return []
  return [
    warning(
      `The footer does not say who runs the site: ${missing.join(', ')} not given`,
      'Give them: a public site names its operator with a code, an address and a phone',
    ),
  ]
}

function addressFindings({ config }: Site): Finding[] {
  const { publicUrl } = config
  const isPublic = !isLoopbackHost(publicUrl.hostname)
  const isBehindProxy = publicUrl.protocol === 'https:'
  return [
    ...(isPublic && config.NODE_ENV !== 'production'
      ? [
          fault(
            `${publicUrl.host} is public, and NODE_ENV is ${config.NODE_ENV}`,
            'Set NODE_ENV=production: weak secrets are refused then',
          ),
        ]
      : []),
    ...(isPublic && isIP(publicUrl.hostname) > 0
      ? [
          warning(
            'PUBLIC_URL is an address of the network, not a name',
            'Give the name of the site: links in sent mails last for years',
          ),
        ]
      : []),
    ...(isBehindProxy && config.TRUST_PROXY === 0
      ? [
          fault(
            'PUBLIC_URL is https, which a proxy must speak, and TRUST_PROXY is 0',
            'Set TRUST_PROXY to the number of proxies: limits by address count the proxy as one person',
          ),
        ]
      : []),
    ...(!isBehindProxy && config.TRUST_PROXY > 0
      ? [
          warning(
            'TRUST_PROXY is set, and PUBLIC_URL is not https',
            'Set TRUST_PROXY=0 unless a proxy is in front: people could choose their addresses',
          ),
        ]
      : []),
  ]
}

function storeFindings({ config, dataDir }: Site): Finding[] {
  const { BACKUP_TARGET, BACKUP_KEY } = config
  return [
    ...(config.DATABASE_POOL > 50 && !config.DATABASE_URL
      ? [
          fault(
            `DATABASE_POOL is ${config.DATABASE_POOL}, and the embedded server takes 60 connections`,
            'Set DATABASE_POOL to 20 at most, or DATABASE_URL',
          ),
        ]
      : []),
    ...(BACKUP_TARGET && isInside(dataDir, BACKUP_TARGET)
      ? [
          fault(
            'BACKUP_TARGET is inside DATA_DIR: what takes one takes both',
            'Set BACKUP_TARGET to another disk, or to a bucket',
          ),
        ]
      : []),
    ...(BACKUP_TARGET && !BACKUP_KEY
      ? [
          warning(
            'Backups are not encrypted',
            'Set BACKUP_KEY to 32 random characters, keep it elsewhere, and name a new BACKUP_TARGET',
          ),
        ]
      : []),
  ]
}

function isInside(folder: string, address: string): boolean {
  if (address.startsWith('s3://')) return false
  const way = relative(resolve(folder), resolve(address))
  return way === '' || !(way.startsWith('..') || way.startsWith('/'))
}
