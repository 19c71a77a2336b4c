/**
 * Creates fills of one picture and collects their definitions. A stop reads '#rrggbb', '#rrggbb/opacity' or
 * '#rrggbb/opacity@percent'.
 */
export interface Brush {
  /** Top to bottom. */
  down(...stops: string[]): string
  /** Left to right. */
  across(...stops: string[]): string
  /** Top left to bottom right. */
  slant(...stops: string[]): string
  /** A lit ball; the first stop is the highlight. */
  ball(...stops: string[]): string
  /** Radial fade from the centre to a transparent edge: light, shadow, blurred objects. */
  glow(colour: string, opacity?: number): string
  /** Even in the centre, soft near the edge: blurred leaves and bushes. */
  haze(colour: string, opacity?: number): string
  /** A reference for `clip-path`. */
  clip(shapes: string): string
  /** All definitions created so far. */
  defs(): string
}

/** A brush for one picture. */
export function createBrush(): Brush {
  const known = new Map<string, string>()
  const keep = (markup: (id: string) => string): string => {
    const key = markup('')
    const id = known.get(key) ?? `b${known.size}`
    known.set(key, id)
    return `url(#${id})`
  }
  const linear = (ends: string, stops: readonly string[]) =>
    keep((id) => `<linearGradient id="${id}" ${ends}>${stopMarkup(stops)}</linearGradient>`)
  const radial = (ends: string, stops: readonly string[]) =>
    keep((id) => `<radialGradient id="${id}" ${ends}>${stopMarkup(stops)}</radialGradient>`)
  return {
    down: (...stops) => linear('x1="0" y1="0" x2="0" y2="1"', stops),
    across: (...stops) => linear('x1="0" y1="0" x2="1" y2="0"', stops),
    slant: (...stops) => linear('x1="0" y1="0" x2="1" y2="1"', stops),
    ball: (...stops) => radial('cx="0.36" cy="0.3" r="0.78"', stops),
    glow: (colour, opacity = 1) =>
      radial('', [`${colour}/${opacity}`, `${colour}/${opacity * 0.42}@45`, `${colour}/0@100`]),
    haze: (colour, opacity = 1) =>
      radial('', [`${colour}/${opacity}`, `${colour}/${opacity}@62`, `${colour}/0@100`]),
    clip: (shapes) => keep((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    defs: () => [...known].map(([markup, id]) => markup.replace('id=""', `id="${id}"`)).join(''),
  }
}

function stopMarkup(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [paint = '', at] = stop.split('@')
      const [colour = '', opacity] = paint.split('/')
      const offset = at ?? String((100 * index) / Math.max(1, stops.length - 1))
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}%" stop-color="${colour}"${fade}/>`
    })
    .join('')
}
