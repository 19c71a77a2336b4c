import { toString } from 'qrcode'

/** A QR code as an SVG image. */
export function drawQr(text: string): Promise<string> {
  return toString(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
}
