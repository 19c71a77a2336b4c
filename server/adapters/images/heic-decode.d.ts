/** The part that is used; the package has no types. */
declare module 'heic-decode' {
  interface Picture {
    /** As the file claims, turned as it says. */
    readonly width: number
    readonly height: number
    /** RGBA. */
    readonly decode: () => Promise<{
      readonly width: number
      readonly height: number
      readonly data: Uint8ClampedArray<ArrayBuffer>
    }>
  }
  /** Reads the headers alone; the first is the main picture. */
  export function all(file: { readonly buffer: Uint8Array }): Promise<readonly Picture[]>
}
