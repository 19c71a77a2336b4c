import { bikes } from './draw/bikes.ts'
import { cars } from './draw/cars.ts'
import { machines } from './draw/machines.ts'
import { vans } from './draw/vans.ts'
import { frame } from './frame.ts'
import { createStudio, type Painter } from './studio.ts'

/** Everything a demo photo can show. */
export const scenes = [
  'motorbike', 'moped', 'bicycle', 'kickscooter', 'car', 'suv', 'tractor', 'combine', 'excavator',
  'tyre', 'carpart', 'canister', 'van', 'bus', 'truck', 'trailer', 'boat',
] as const

export type Scene = (typeof scenes)[number]

const painters: Readonly<Record<Scene, Painter>> = {
  ...bikes,
  ...cars,
  ...machines,
  ...vans,
}

/** A photo of 1200 × 900 as SVG. `seed` decides what the subject looks like, `view` (0–3) how it is taken. */
export function drawScene(scene: Scene, seed: number, view: number): string {
  const studio = createStudio({ name: scene, seed, view })
  return frame(studio, painters[scene](studio))
}
