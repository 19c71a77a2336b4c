/** Longitude and latitude, degrees. */
type Ring = readonly (readonly [number, number])[]

const corners = 40
const metresOfDegree = 111_320

/** A disc that stands for a built-up area, as a ring; none for a place without a radius. */
export function settlement(latitude: number, longitude: number, radius: number): readonly Ring[] {
  if (radius === 0) return []
  const north = radius / metresOfDegree
  const east = north / Math.cos((latitude * Math.PI) / 180)
  const ring = Array.from({ length: corners }, (_, index): readonly [number, number] => {
    const angle = (2 * Math.PI * index) / corners
    return [longitude + east * Math.cos(angle), latitude + north * Math.sin(angle)]
  })
  return [ring]
}
