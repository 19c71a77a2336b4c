import { soundOf } from '../spelling/typos.ts'

/** A line of products: its maker as the options have it, and how its models are written. */
interface ProductLine {
  readonly brand: string
  /** Before the number of the model: "iPhone 13". Empty: only the maker follows from the name. */
  readonly label: string
  /** Folded, in either alphabet. */
  readonly names: string
  /** Letters that a model must have before its number: "Samsung 128" is no model. */
  readonly letters?: string
}

/** The more telling line first: a "Xiaomi Redmi Note 12" is a Redmi. */
const lines: readonly ProductLine[] = [
  { brand: 'apple', label: 'iPhone', names: 'iphone|айфон|ифон' },
  {
    brand: 'samsung',
    label: 'Galaxy',
    names: 'galaxy|галакси',
    letters: 's|a|m|j|note|z flip|z fold|tab a|tab s',
  },
  { brand: 'redmi', label: 'Redmi', names: 'redmi|редми' },
  { brand: 'poco', label: 'Poco', names: 'poco|поко', letters: 'x|f|m|c' },
  { brand: 'google', label: 'Pixel', names: 'pixel|пиксель' },
  {
    brand: 'samsung',
    label: 'Galaxy',
    names: 'samsung|самсунг',
    letters: 's|a|m|j|note|z flip|z fold',
  },
  { brand: 'honor', label: 'Honor', names: 'honor|хонор' },
  { brand: 'huawei', label: 'Huawei', names: 'huawei|хуавей', letters: 'p|mate|nova|y' },
  { brand: 'xiaomi', label: 'Xiaomi', names: 'xiaomi|сяоми|ксиаоми' },
  { brand: 'oneplus', label: 'OnePlus', names: 'oneplus|one plus|ванплас' },
  { brand: 'realme', label: 'Realme', names: 'realme|реалми' },
  { brand: 'motorola', label: 'Moto', names: 'moto|motorola|моторола', letters: 'g|e|edge' },
  { brand: 'nokia', label: 'Nokia', names: 'nokia|нокиа' },
  {
    brand: 'apple',
    label: '',
    names: 'macbook|imac|ipad|airpods|apple watch|макбук|айпад|аирподс|эпл вотч',
  },
  { brand: 'lenovo', label: '', names: 'thinkpad|ideapad|legion|thinkbook' },
  { brand: 'asus', label: '', names: 'vivobook|zenbook|rog|tuf' },
  { brand: 'hp', label: '', names: 'pavilion|omen|victus|probook|elitebook' },
  { brand: 'dell', label: '', names: 'inspiron|latitude|vostro|xps|alienware' },
  { brand: 'acer', label: '', names: 'aspire|nitro|predator|swift' },
  { brand: 'microsoft', label: '', names: 'surface' },
]

const anyLetters = 'note|mate|nova|magic|nord|x|s|a|m|p|f|g|c|v'
const suffix = 'pro|max|plus|mini|ultra|fe|lite|gt|xl|neo|про|макс|плюс|мини|ультра|лайт'
const cyrillic: ReadonlyMap<string, string> = new Map(
  Object.entries({
    про: 'pro',
    макс: 'max',
    плюс: 'plus',
    мини: 'mini',
    ультра: 'ultra',
    лайт: 'lite',
  }),
)
const capitals = new Set(['fe', 'se', 'xs', 'xr', 'gt', 'xl'])

/** Patterns by line, made once. */
const patterns = lines.map(({ brand, label, names, letters }) => {
  const number = letters
    ? String.raw`(?:${letters})\s?\d{1,3}[a-z]?`
    : String.raw`(?:(?:${anyLetters})\s?)?\d{1,4}[a-z]?|x[sr]?|se`
  const model = label
    ? String.raw`(?:[\s-]?(?<model>(?:${number})(?:\s?(?:${suffix}))*)(?![\p{L}\p{N}]))?`
    : ''
  return {
    brand,
    label,
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names})(?![\p{L}])${model}`, 'u'),
  }
})

/** Maker and model of a phone or computer that a folded text names; null if it names none. */
export function readProductLine(text: string): { brand: string; model: string } | null {
  const all = patterns.flatMap(({ brand, label, pattern }) => {
    const found = pattern.exec(text)
    const model = found?.groups?.['model']
    return found ? [{ brand, model: model ? `${label} ${spelled(model)}` : '' }] : []
  })
  return all.find(({ model }) => model !== '') ?? all[0] ?? null
}

/** "note 12 про" becomes "Note 12 Pro", "s21" S21, "7a" 7a. */
function spelled(model: string): string {
  return model
    .split(/\s+/)
    .map((word) => cyrillic.get(word) ?? word)
    .map((word) =>
      capitals.has(word) ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** Makers of what has no list of its own, as they write themselves. */
const makers =
  'Samsung,LG,Sony,Philips,Panasonic,Bosch,Siemens,Whirlpool,Indesit,Ariston,Electrolux,Zanussi,Beko,Gorenje,Candy,' +
  'Hotpoint,Liebherr,Miele,Haier,Hisense,Toshiba,Sharp,TCL,Xiaomi,Arctic,Atlant,Vesta,Saturn,Samus,Dyson,Rowenta,' +
  'Tefal,Braun,Moulinex,Karcher,Delonghi,Saeco,Krups,Nespresso,Kenwood,Apple,Dell,HP,Asus,Acer,MSI,Lenovo,AOC,BenQ,' +
  'ViewSonic,Philips,Canon,Nikon,Fujifilm,Epson,Brother,GoPro,DJI,JBL,Marshall,Harman,Bose,Sennheiser,Beats,Yamaha,' +
  'Casio,Roland,Fender,Gibson,Ibanez,Huawei,Honor,Garmin,Amazfit,Fitbit,Logitech,Razer,HyperX,SteelSeries,Corsair,' +
  'Gigabyte,ASRock,Intel,AMD,Nvidia,Kingston,Crucial,Seagate,Keenetic,Mikrotik,Makita,DeWalt,Metabo,Milwaukee,Hilti,' +
  'Stihl,Husqvarna,Honda,Suzuki,Kawasaki,BMW,KTM,Ducati,Viper,Ninebot,Segway,MTZ,YTO,Claas,Fendt,Caterpillar,JCB,' +
  'Bobcat,Komatsu,Volvo,MAN,Scania,DAF,Iveco,Renault,Mercedes-Benz,Ford,Peugeot,Citroen,Fiat,Volkswagen,Michelin,' +
  'Continental,Goodyear,Pirelli,Bridgestone,Nokian,Hankook,Kumho,Yokohama,Dunlop,Matador,Debica,Toyo,Trek,Giant,' +
  'Specialized,Scott,Cube,Merida,Stels,Author,Cannondale,Orbea,Kross,Head,Rossignol,Salomon,Atomic,Chicco,Cybex,' +
  'Bugaboo,Maxi-Cosi,Britax,Stokke,Rolex,Casio,Seiko,Citizen,Tissot,Omega,Orient,Fossil,Vaillant,Viessmann,Daikin,' +
  'Mitsubishi,Gree,Midea,Fujitsu'

/** By the folded name, and by how it sounds in the other alphabet. */
const makersByWord: ReadonlyMap<string, string> = new Map(
  makers.split(',').map((name) => [name.toLowerCase(), name]),
)
const makersBySound: ReadonlyMap<string, string> = new Map(
  makers.split(',').map((name) => [soundOf(name.toLowerCase()), name]),
)

/** Two letters sound like too much. */
const shortestSound = 4

/** The maker that one of the folded words names, as it writes itself; null if none does. */
export function readMaker(words: readonly string[]): string | null {
  for (const [at, word] of words.entries()) {
    const found =
      makersByWord.get(word) ??
      makersByWord.get(`${word}-${words[at + 1]}`) ??
      (/[а-я]/.test(word) && word.length >= shortestSound
        ? makersBySound.get(soundOf(word))
        : undefined)
    if (found) return found
  }
  return null
}
