import * as z from 'zod'

const nonEmpty = z.string().min(1)
const webAddress = z.url({ protocol: /^https?$/, error: 'Give http:// or https:// and the server' })

/** Settings of the photo storage. */
export const storageSettings = {
  FILES: z
    .enum(['folder', 's3'])
    .default('folder')
    .describe('Storage of photos; folder: in DATA_DIR, s3: in a bucket, for several machines'),
  S3_ENDPOINT: webAddress
    .optional()
    .describe("URL of an S3-compatible service; absent: Amazon's of the region"),
  S3_REGION: nonEmpty.default('us-east-1').describe('Region of the bucket'),
  S3_BUCKET: nonEmpty.optional().describe('Name of the bucket'),
  S3_KEY: nonEmpty.optional().describe('Access key that may read, write and delete in the bucket'),
  S3_SECRET: nonEmpty.optional().describe('Secret of the access key'),
  FILES_URL: webAddress
    .optional()
    .describe('Public URL of the bucket or of a CDN; absent: the site serves photos, under /files'),
  AVATARS_URL: webAddress
    .optional()
    .describe('Public URL of avatars; absent: they are stored with the photos'),
  BANNERS_URL: webAddress
    .optional()
    .describe('Public URL of banners; absent: they are stored with the photos'),
} as const

const settings = z.object(storageSettings)

export type StorageSettings = z.infer<typeof settings>

/** A bucket and its credentials. */
export interface Bucket {
  readonly endpoint: string | undefined
  readonly region: string
  readonly name: string
  readonly key: string
  readonly secret: string
}

/** One line per setting that the chosen storage requires and that is missing. */
export function missingStorageSettings(config: StorageSettings): string[] {
  if (config.FILES === 'folder') {
    return config.FILES_URL ? ['Setting FILES_URL: goes with FILES=s3 alone'] : []
  }
  return (['S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const)
    .filter((name) => config[name] === undefined)
    .map((name) => `Setting ${name}: FILES=s3 needs it`)
}

/** Null when photos are stored in a folder. */
export function bucketOf(config: StorageSettings): Bucket | null {
  const { FILES, S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_KEY, S3_SECRET } = config
  if (FILES === 'folder') return null
  if (!S3_BUCKET || !S3_KEY || !S3_SECRET)
    throw new Error(missingStorageSettings(config).join('\n'))
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    name: S3_BUCKET,
    key: S3_KEY,
    secret: S3_SECRET,
  }
}
