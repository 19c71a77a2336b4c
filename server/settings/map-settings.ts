import * as z from 'zod'

const webAddress = z.url({ protocol: /^https?$/, error: 'Give http:// or https:// and the server' })

/** Settings of maps and geocoding. */
export const mapSettings = {
  GEOCODER_URL: webAddress
    .optional()
    .describe(
      'URL of a Nominatim for geocoding addresses; absent: an advert has the position of its place',
    ),
  MAP_TILES_URL: webAddress
    .refine(isTemplate, 'Give an address with {z}, {x} and {y}, and a server without braces')
    .optional()
    .describe(
      'URL template of map tiles, as https://tiles.example/{z}/{x}/{y}.png; absent: maps have no tiles',
    ),
  MAP_ATTRIBUTION: z
    .string()
    .min(1)
    .optional()
    .describe('Attribution of the map, as its licence requires; required with MAP_TILES_URL'),
} as const

const settings = z.object(mapSettings)

export type MapSettings = z.infer<typeof settings>

/** One line per setting that map tiles require and that is missing. */
export function missingMapSettings({ MAP_TILES_URL, MAP_ATTRIBUTION }: MapSettings): string[] {
  if (!MAP_TILES_URL || MAP_ATTRIBUTION) return []
  return ['Setting MAP_ATTRIBUTION: MAP_TILES_URL needs it']
}

/** The host is listed in the content security policy, so it must be a literal one. */
function isTemplate(address: string): boolean {
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => address.includes(part))
  return isWhole && URL.canParse(address) && !/[{}*]|%7b/i.test(new URL(address).host)
}
