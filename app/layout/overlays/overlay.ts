/** What every overlay is given. */
export interface OverlayProps {
  /** The `data-opens` that asked for it. */
  readonly name: string
  readonly onClose: () => void
}
