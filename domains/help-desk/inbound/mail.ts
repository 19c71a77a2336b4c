/** A received mail, as far as the help desk reads it. */
export interface InboundMail {
  /** Message-ID, "<…>"; made of the bytes where the mail has none. */
  readonly id: string
  /** Sender in lower case; empty if there is none. */
  readonly from: string
  /** All addresses that it came by, from every header that names them. */
  readonly to: readonly string[]
  /** Message-IDs of the mails that it answers, "<…>". */
  readonly references: readonly string[]
  /** By name in lower case; the first of each. */
  readonly headers: ReadonlyMap<string, string>
  readonly subject: string
  /** Its text; made of the HTML where there is only that. */
  readonly text: string
  /** Attached files that claim to be pictures. */
  readonly images: readonly Uint8Array[]
  /** Number of attached files of other kinds. */
  readonly otherFiles: number
}
