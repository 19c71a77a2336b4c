import { appliances } from './market-appliances.ts'
import { cars } from './market-cars.ts'
import { computers } from './market-computers.ts'
import { english } from './market-english.ts'
import { household } from './market-home.ts'
import { homes } from './market-homes.ts'
import { animalsWorkAndServices } from './market-life.ts'
import { parts } from './market-parts.ts'
import { clothesAndChildren } from './market-people.ts'
import { phones } from './market-phones.ts'
import type { MarketAdvert } from './market.ts'

export const market: readonly MarketAdvert[] = [
  ...cars,
  ...parts,
  ...homes,
  ...phones,
  ...computers,
  ...appliances,
  ...household,
  ...clothesAndChildren,
  ...animalsWorkAndServices,
  ...english,
]
