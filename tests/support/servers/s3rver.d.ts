/** Declares the used part; the package has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly allowMismatchedSignatures: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    readonly httpServer: Server
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
