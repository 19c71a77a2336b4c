/** Types of the part that is used; the package has none. */
declare module 'heic-decode' {
  interface Picture {
    /** From the header, after rotation. */
    readonly width: number
    readonly height: number
    /** RGBA. */
    readonly decode: () => Promise<{
      readonly width: number
      readonly height: number
      readonly data: Uint8ClampedArray<ArrayBuffer>
    }>
  }
  /** Reads the headers only; the first item is the main image. */
  export function all(file: { readonly buffer: Uint8Array }): Promise<readonly Picture[]>
}
