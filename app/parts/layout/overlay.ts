/** What every overlay is given. */
export interface OverlayProps {
  /** The `data-opens` that asked for it: login and registration share one. */
  readonly name: string
  readonly onClose: () => void
}
