/** A filled outline; `d` as in SVG. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
}

export function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** A stroke with round ends. */
export function line(d: string, colour: string, width: number): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function ring(x: number, y: number, r: number, colour: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" stroke="${colour}" stroke-width="${width}" fill="none"/>`
}

/** A cylinder that stands; `x` is its middle, `y` its foot. */
export function can(at: {
  x: number
  y: number
  w: number
  h: number
  side: string
  top: string
}): string {
  const { x, y, w, h, side, top } = at
  const ry = w * 0.13
  return `<path d="M${x - w / 2} ${y - h}V${y - ry}Q${x} ${y + ry * 1.4} ${x + w / 2} ${y - ry}V${y - h}z" fill="${side}"/>${oval(x, y - h, w / 2, ry, top)}`
}

/** The same drawing somewhere else; degrees, about its own origin. */
export function put(x: number, y: number, drawing: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawing}</g>`
}
