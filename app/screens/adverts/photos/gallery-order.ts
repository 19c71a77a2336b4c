/** Inserts an uploaded photo by the order of selection: before the first photo that was selected after it. */
export function insertChosen(
  images: readonly string[],
  name: string,
  orders: ReadonlyMap<string, number>,
): string[] {
  const own = orders.get(name) ?? Infinity
  const after = images.findIndex((image) => (orders.get(image) ?? -Infinity) > own)
  return placeAt(images, name, after === -1 ? images.length : after)
}

/** Moves a photo to a position, clamped to the gallery. */
export function moveTo(images: readonly string[], name: string, position: number): string[] {
  const others = images.filter((image) => image !== name)
  return placeAt(others, name, Math.max(0, Math.min(position, others.length)))
}

/** The server's gallery plus the photos that arrived during its answer. */
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
