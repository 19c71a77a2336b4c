import { appliances } from './draw/home/appliances.ts'
import { building } from './draw/home/building.ts'
import { furniture } from './draw/home/furniture.ts'
import { garden } from './draw/home/garden.ts'
import { kitchenThings } from './draw/home/kitchen-things.ts'
import { materials } from './draw/home/materials.ts'
import { tools } from './draw/home/tools.ts'
import { moreFurniture } from './draw/home/more-furniture.ts'
import { places } from './draw/home/places.ts'
import { rooms } from './draw/home/rooms.ts'
import { animals } from './draw/outdoors/animals.ts'
import { farm } from './draw/outdoors/farm.ts'
import { land } from './draw/outdoors/land.ts'
import { produce } from './draw/outdoors/produce.ts'
import { smallAnimals } from './draw/outdoors/small-animals.ts'
import { care } from './draw/body/care.ts'
import { children } from './draw/things/children.ts'
import { computers } from './draw/electronics/computers.ts'
import { audioVideo } from './draw/electronics/audio-video.ts'
import { computing } from './draw/electronics/computing.ts'
import { phones } from './draw/electronics/phones.ts'
import { garments } from './draw/body/garments.ts'
import { health } from './draw/body/health.ts'
import { music } from './draw/things/music.ts'
import { oldAndPaper } from './draw/things/old-and-paper.ts'
import { sports } from './draw/things/sports.ts'
import { trading } from './draw/things/trading.ts'
import { leisure } from './draw/things/leisure.ts'
import { pocket } from './draw/electronics/pocket.ts'
import { trade } from './draw/things/trade.ts'
import { wear } from './draw/body/wear.ts'
import { bikes } from './draw/vehicles/bikes.ts'
import { carParts } from './draw/vehicles/car-parts.ts'
import { cars } from './draw/vehicles/cars.ts'
import { heavy } from './draw/vehicles/heavy.ts'
import { machines } from './draw/vehicles/machines.ts'
import { riding } from './draw/vehicles/riding.ts'
import { vans } from './draw/vehicles/vans.ts'
import { frame } from './frame.ts'
import { createStudio, type Painter } from './studio.ts'

const painters: Readonly<Record<string, Painter>> = {
  ...animals,
  ...appliances,
  ...audioVideo,
  ...bikes,
  ...building,
  ...care,
  ...carParts,
  ...cars,
  ...children,
  ...computers,
  ...computing,
  ...farm,
  ...furniture,
  ...garden,
  ...garments,
  ...health,
  ...heavy,
  ...kitchenThings,
  ...land,
  ...leisure,
  ...machines,
  ...materials,
  ...moreFurniture,
  ...music,
  ...oldAndPaper,
  ...phones,
  ...places,
  ...pocket,
  ...produce,
  ...riding,
  ...rooms,
  ...smallAnimals,
  ...sports,
  ...tools,
  ...trade,
  ...trading,
  ...vans,
  ...wear,
}

/** All scenes of demo photos. */
export const scenes: readonly string[] = Object.keys(painters)

/** A photo of 1200 × 900 as SVG. `seed` decides what the subject looks like, `view` (0–3) how it is taken.
 * Refuses an unknown scene. */
export function drawScene(scene: string, seed: number, view: number): string {
  const paint = painters[scene]
  if (!paint) throw new Error(`No painter for the scene ${scene}`)
  const studio = createStudio({ name: scene, seed, view })
  return frame(studio, paint(studio))
}
