import { animals } from './draw/animals.ts'
import { appliances } from './draw/appliances.ts'
import { bikes } from './draw/bikes.ts'
import { building } from './draw/building.ts'
import { care } from './draw/care.ts'
import { cars } from './draw/cars.ts'
import { computers } from './draw/computers.ts'
import { furniture } from './draw/furniture.ts'
import { leisure } from './draw/leisure.ts'
import { machines } from './draw/machines.ts'
import { places } from './draw/places.ts'
import { pocket } from './draw/pocket.ts'
import { rooms } from './draw/rooms.ts'
import { trade } from './draw/trade.ts'
import { vans } from './draw/vans.ts'
import { wear } from './draw/wear.ts'
import { frame } from './frame.ts'
import { createStudio, type Painter } from './studio.ts'

/** Everything a demo photo can show. */
export const scenes = [
  'dog', 'cat', 'parrot', 'hen', 'cow', 'sheep', 'pig', 'rabbit', 'aquarium', 'fridge', 'washer',
  'stove', 'microwave', 'coffeeMaker', 'blender', 'iron', 'vacuum', 'aircon', 'radiator',
  'boiler', 'motorbike', 'moped', 'bicycle', 'kickscooter', 'bricks', 'sacks', 'timber', 'tiles',
  'paint', 'doors', 'drill', 'toolbox', 'solar', 'generator', 'pipes', 'stroller', 'carSeat',
  'toys', 'babyBottle', 'perfume', 'makeup', 'tubes', 'pills', 'medical', 'salon', 'dryer', 'car',
  'suv', 'laptop', 'desktopPc', 'monitor', 'keyboard', 'printer', 'router', 'chip', 'tv',
  'speaker', 'gameConsole', 'drone', 'wardrobe', 'diningTable', 'officeDesk', 'rug', 'lamp',
  'bedding', 'dishes', 'dumbbells', 'guitar', 'books', 'tent', 'skis', 'fishing', 'coins',
  'chess', 'vase', 'gift', 'flowers', 'party', 'suitcase', 'tractor', 'combine', 'excavator',
  'tyre', 'carpart', 'canister', 'house', 'plot', 'field', 'office', 'shop', 'warehouse',
  'garage', 'mountains', 'phone', 'keypadPhone', 'tablet', 'charger', 'headphones', 'camera',
  'flat', 'sofa', 'bed', 'kitchen', 'bath', 'crate', 'jar', 'wine', 'potPlant', 'saplings',
  'beehive', 'petBowl', 'grill', 'hardHat', 'chef', 'cleaning', 'boxes', 'keys', 'microphone',
  'machine', 'van', 'bus', 'truck', 'trailer', 'boat', 'dress', 'weddingDress', 'coat', 'suit',
  'shirt', 'jeans', 'sneakers', 'heels', 'bag', 'backpack', 'watch', 'smartwatch', 'jewellery',
  'glasses',
] as const

export type Scene = (typeof scenes)[number]

const painters: Readonly<Record<Scene, Painter>> = {
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

/** A photo of 1200 × 900 as SVG. `seed` decides what the subject looks like, `view` (0–3) how it is taken. */
export function drawScene(scene: Scene, seed: number, view: number): string {
  const studio = createStudio({ name: scene, seed, view })
  return frame(studio, painters[scene](studio))
}
