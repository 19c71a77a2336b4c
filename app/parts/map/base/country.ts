/** Bounds of the country, as on the server: a pin outside them is an input error. In degrees. */
export const edges = { south: 45.4, north: 48.6, west: 26.5, east: 30.3 } as const

/** "south,west,north,east" */
export const wholeCountry = `${edges.south},${edges.west},${edges.north},${edges.east}`
