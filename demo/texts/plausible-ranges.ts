import type { AttributeValues } from './attribute-definition.ts'

export type Range = readonly [number, number]

/** Reference year of the demo market; ages are computed from it. */
export const presentYear = 2026

const anyVehicle: Range = [2005, 2024]

/** Production years of a model, if narrower than those of most vehicles. */
const modelYears: Readonly<Record<string, Range>> = {
  'audi/e-tron': [2019, 2023],
  'audi/q3': [2012, 2024],
  'audi/q5': [2009, 2024],
  'bmw/i3': [2014, 2022],
  'bmw/i4': [2021, 2024],
  'bmw/x1': [2010, 2024],
  'bmw/x6': [2008, 2024],
  'byd/atto-3': [2022, 2024],
  'byd/dolphin': [2022, 2024],
  'byd/seal': [2022, 2024],
  'byd/song-plus': [2021, 2024],
  'chevrolet/volt': [2011, 2019],
  'chevrolet/cruze': [2009, 2019],
  'dacia/duster': [2010, 2024],
  'dacia/sandero': [2008, 2024],
  'dacia/lodgy': [2012, 2022],
  'dacia/dokker': [2012, 2021],
  'dacia/spring': [2021, 2024],
  'daewoo/matiz': [2005, 2015],
  'ford/kuga': [2008, 2024],
  'hyundai/kona': [2018, 2024],
  'hyundai/ioniq': [2016, 2022],
  'kia/niro': [2016, 2024],
  'kia/ev6': [2021, 2024],
  'mazda/cx-5': [2012, 2024],
  'mercedes-benz/gla': [2014, 2024],
  'mercedes-benz/glc': [2015, 2024],
  'mercedes-benz/gle': [2015, 2024],
  'nissan/leaf': [2011, 2023],
  'nissan/qashqai': [2007, 2024],
  'nissan/juke': [2010, 2024],
  'opel/insignia': [2008, 2022],
  'porsche/macan': [2014, 2024],
  'porsche/taycan': [2020, 2024],
  'renault/captur': [2013, 2024],
  'renault/zoe': [2013, 2023],
  'skoda/enyaq': [2021, 2024],
  'skoda/karoq': [2018, 2024],
  'skoda/kodiaq': [2017, 2024],
  'skoda/rapid': [2012, 2019],
  'tesla/model-3': [2017, 2024],
  'tesla/model-s': [2013, 2024],
  'tesla/model-x': [2016, 2024],
  'tesla/model-y': [2020, 2024],
  'toyota/c-hr': [2016, 2024],
  'volkswagen/id-3': [2020, 2024],
  'volkswagen/id-4': [2021, 2024],
  'volkswagen/tiguan': [2008, 2024],
  'volvo/xc60': [2009, 2024],
  'zeekr/001': [2021, 2024],
  'zeekr/x': [2023, 2024],
}

/** Plausible production years of a vehicle on sale. */
export function yearRange({ make, model }: AttributeValues): Range {
  return modelYears[`${String(make)}/${String(model)}`] ?? anyVehicle
}

const flatAreas: Readonly<Record<string, Range>> = {
  studio: [22, 36],
  '1': [31, 50],
  '2': [44, 72],
  '3': [62, 98],
  '4': [84, 140],
  '5': [125, 210],
}

const houseAreas: Readonly<Record<string, Range>> = {
  studio: [25, 45],
  '1': [30, 55],
  '2': [45, 80],
  '3': [65, 120],
  '4': [95, 180],
  '5': [140, 320],
}

/**
 * Floor areas in m² by number of rooms; `keys` are those of the attribute set, which distinguish a house from a
 * flat.
 */
export function areaRange({ rooms }: AttributeValues, keys: ReadonlySet<string>): Range {
  if (keys.has('land_area')) return houseAreas[String(rooms)] ?? [60, 180]
  if (keys.has('rooms')) return flatAreas[String(rooms)] ?? [40, 90]
  if (keys.has('pets_allowed')) return [10, 20]
  if (keys.has('finish')) return [25, 280]
  return [15, 30]
}
