export interface Scale {
  readonly metres: number
  readonly pixels: number
}

const widest = 80
/** Metres of a pixel at the equator and zoom 0. */
const equator = 156_543.03
const lengths = [
  100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000,
] as const

/** The longest round distance that fits the width of a scale at a latitude and zoom. */
export function scaleAt(latitude: number, zoom: number): Scale {
  const metresOfPixel = (equator * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom
  const metres = lengths.findLast((length) => length / metresOfPixel <= widest) ?? lengths[0]
  return { metres, pixels: Math.round(metres / metresOfPixel) }
}
