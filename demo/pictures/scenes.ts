import { animals } from './draw/outdoors/animals.ts'
import { appliances } from './draw/home/appliances.ts'
import { bikes } from './draw/vehicles/bikes.ts'
import { building } from './draw/home/building.ts'
import { care } from './draw/things/care.ts'
import { cars } from './draw/vehicles/cars.ts'
import { computers } from './draw/things/computers.ts'
import { furniture } from './draw/home/furniture.ts'
import { leisure } from './draw/things/leisure.ts'
import { machines } from './draw/vehicles/machines.ts'
import { places } from './draw/home/places.ts'
import { pocket } from './draw/things/pocket.ts'
import { rooms } from './draw/home/rooms.ts'
import { trade } from './draw/things/trade.ts'
import { vans } from './draw/vehicles/vans.ts'
import { wear } from './draw/things/wear.ts'
import { frame } from './frame.ts'
import { createStudio, type Painter } from './studio.ts'

const painters: Readonly<Record<string, Painter>> = {
  ...animals,
  ...appliances,
  ...bikes,
  ...building,
  ...care,
  ...cars,
  ...computers,
  ...furniture,
  ...leisure,
  ...machines,
  ...places,
  ...pocket,
  ...rooms,
  ...trade,
  ...vans,
  ...wear,
}

/** Everything a demo photo can show. */
export const scenes: readonly string[] = Object.keys(painters)

/** A photo of 1200 × 900 as SVG. `seed` decides what the subject looks like, `view` (0–3) how it is taken.
 * Refuses a scene that nobody can draw. */
export function drawScene(scene: string, seed: number, view: number): string {
  const paint = painters[scene]
  if (!paint) throw new Error(`No painter for the scene ${scene}`)
  const studio = createStudio({ name: scene, seed, view })
  return frame(studio, paint(studio))
}
