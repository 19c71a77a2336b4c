import type { Storage } from '#domains/deps.ts'
import { immutableHeader, typeOfFile } from '../../files/file-headers.ts'
import type { Bucket } from '../../settings/storage-settings.ts'

/**
 * Stores photos in an S3 bucket. Path-style addresses and no new checksums: few services other than Amazon's support
 * the alternatives.
 */
export function s3Storage(bucket: Bucket, timeLimit = 10_000): Storage {
  const opening = open(bucket, timeLimit)
  const file = (name: string): { Bucket: string; Key: string } => ({
    Bucket: bucket.name,
    Key: name,
  })
  // Time limit of all attempts together, including reading the body.
  const within = (): { abortSignal: AbortSignal } => ({
    abortSignal: AbortSignal.timeout(timeLimit * 3),
  })
  return {
    put: async (name, bytes) => {
      const { client, PutObjectCommand } = await opening
      const headers = { ContentType: typeOfFile(name), CacheControl: immutableHeader }
      await client.send(new PutObjectCommand({ ...file(name), Body: bytes, ...headers }), within())
    },
    read: async (name) => {
      const { client, GetObjectCommand, NoSuchKey } = await opening
      try {
        const { Body } = await client.send(new GetObjectCommand(file(name)), within())
        return (await Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    remove: async (name) => {
      const { client, DeleteObjectCommand } = await opening
      await client.send(new DeleteObjectCommand(file(name)), within())
    },
  }
}

interface BucketFile {
  readonly name: string
  readonly bytes: number
  /** Ms; now where the service does not say. */
  readonly writtenAt: number
}

/** The files of a bucket whose names begin with `prefix`, in the order of names. */
export async function* bucketFiles(
  bucket: Bucket,
  prefix: string,
  timeLimit: number,
): AsyncIterable<BucketFile> {
  const { client, ListObjectsV2Command } = await open(bucket, timeLimit)
  let token: string | undefined
  do {
    const page = { Bucket: bucket.name, Prefix: prefix, ...(token && { ContinuationToken: token }) }
    const { Contents = [], NextContinuationToken } = await client.send(
      new ListObjectsV2Command(page),
      { abortSignal: AbortSignal.timeout(timeLimit * 3) },
    )
    for (const { Key, Size, LastModified } of Contents) {
      const writtenAt = LastModified?.getTime() ?? Date.now()
      if (Key) yield { name: Key, bytes: Size ?? 0, writtenAt }
    }
    token = NextContinuationToken
  } while (token)
}

/** Imported lazily: a site with a photo folder saves 35 MB and 0.1 s. */
async function open({ endpoint, region, key, secret }: Bucket, timeLimit: number) {
  const { S3Client, ...library } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId: key, secretAccessKey: secret },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: timeLimit,
      throwOnRequestTimeout: true,
      socketTimeout: timeLimit,
    },
  })
  return { client, ...library }
}
