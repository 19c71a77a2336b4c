/** Puts a photo that has arrived where it was chosen: before the first that was chosen after it. */
export function insertChosen(
  images: readonly string[],
  name: string,
  orders: ReadonlyMap<string, number>,
): string[] {
  const own = orders.get(name) ?? Infinity
  const after = images.findIndex((image) => (orders.get(image) ?? -Infinity) > own)
  return placeAt(images, name, after === -1 ? images.length : after)
}

/** Moves a photo to a position; outside the gallery means its nearest end. */
export function moveTo(images: readonly string[], name: string, position: number): string[] {
  const others = images.filter((image) => image !== name)
  return placeAt(others, name, Math.max(0, Math.min(position, others.length)))
}

/** The server's gallery, with those photos that arrived while it answered. */
export function withLate(
  answered: readonly string[],
  shown: readonly string[],
  late: ReadonlySet<string>,
): string[] {
  return [...answered, ...shown.filter((name) => late.has(name) && !answered.includes(name))]
}

function placeAt(images: readonly string[], name: string, position: number): string[] {
  return [...images.slice(0, position), name, ...images.slice(position)]
}
