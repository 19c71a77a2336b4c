import { onTestFinished } from 'vitest'
import S3rver from '@20minutes/s3rver'
import { tempFolder } from '../backup/sites.ts'

interface BucketServer {
  /** Of the account; with a bucket's name they are all that `FILES=s3` needs. */
  readonly settings: Record<'S3_ENDPOINT' | 'S3_KEY' | 'S3_SECRET', string>
  /** Where it keeps its files: a folder for each bucket. */
  readonly directory: string
}

/** A local S3 server with one bucket, which ends with the test. */
export async function openBucket(name: string): Promise<BucketServer> {
  const directory = await tempFolder()
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    // It computes some signatures differently from Amazon.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name }],
  })
  const { port } = await server.run()
  onTestFinished(async () => {
    server.httpServer.closeAllConnections()
    await server.close()
  })
  const account = { S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' }
  return { directory, settings: { S3_ENDPOINT: `http://127.0.0.1:${port}`, ...account } }
}
