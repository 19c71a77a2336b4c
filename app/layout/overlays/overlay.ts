/** Props of every overlay. */
export interface OverlayProps {
  /** Value of the `data-opens` attribute that opened it. */
  readonly name: string
  readonly onClose: () => void
}
