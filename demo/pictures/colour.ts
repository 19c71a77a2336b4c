function channels(hex: string): number[] {
  const whole = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16))
}

/** The colour `share` (0–1) of the way from one hex colour to another. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to)
  const mixed = channels(from).map((value, at) => value + ((end[at] ?? value) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** A lighter shade of a hex colour; `share` 1 is white. */
export function lit(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

/** A darker shade of a hex colour; `share` 1 is almost black, a little blue as real shadows are. */
export function dim(colour: string, share: number): string {
  return mix(colour, '#0c0b16', share)
}
