import type { Rule } from './rule.ts'

/** Toys, sports equipment, props. */
const toys = [
  'jucari*, игруш*, детск*, copii, copil*, ребенк*, toy, toys, kids, nerf, airsoft, страйкбол*, paintball, пейнтбол*',
  'orbeez, орбиз*, lego, apa, water, вод*, bule, sapun, мыльн*, plastic, пластик*, macheta*, suvenir*, сувенир*',
  'бутафор*, costum*, cosplay, joc, jocuri, game, игра, игры, playstation, ps3, ps4, ps5, xbox, tricou*, футболк*',
  'brichet*, зажигалк*, figurin*, фигурк*, солдатик*, film, poster, undita, pescuit, subacvatic*, подводн*',
]

/** Tools that are also called pistols, by what they dispense or are powered by. */
const tools = [
  'lipit*, lipire, termic*, aer, vopsit*, vopsea, vopsire, pulveriz*, spuma, spume, silicon*, adeziv*, clei, capse, cuie',
  'gresat, gresare, gresor, umflat, umflare, suflat, suflare, spalat, spalare, spalator*, presiune, karcher, sablat, sablare',
  'tencuit, tencuiala, masaj, nituit, nitui*, nituri, etichet*, pret, preturi, cartus* .. silicon, etansare, etansant*, mastic',
  'combustibil, alimentare, alimentar, motorina, benzina, gaz, compresor, furtun, gradina, stropit, udat, nivel, infrarosu',
  'вязк*, арматур*, клеев*, клей, клея, пен*, монтажн*, герметик*, силикон*, массаж*, строительн*, термо*, фен, покрас*, краск*, окрас*',
  'краскопульт*, мойк*, моечн*, мовил*, антиграв*, подкачк*, накачк*, продув*, заправочн*, топлив*, азс, пневмоинструмент*',
  'скоб*, гвозд*, заклепоч*, этикет*, ценник*, штукатур*, пескостру*, полив*, шланг*, компрессор*, смазк*, шприц*',
  'glue, heat, nail, spray, spraying, paint, painting, caulk*, silicone, foam, massage, staple, stapler, grease, solder*',
  'price, tagging, label*, washer, pressure, bubble, air, rivet, caulking, hot, drill, massager, controller, sealant',
]

/** Firearms, ammunition, explosives and forbidden cold weapons. */
export const weapons: readonly Rule[] = [
  {
    goods: ['pistol, pistolul*, pistoale*, пистолет*, gun, guns, pistols, handgun*'],
    unless: [...toys, ...tools],
    always: [
      'makarov*, макаров*, боев*, травмат*, огнестрел*, glont, gloante, glock, beretta, stechkin, munitie, ammo',
    ],
  },
  {
    goods: ['revolver, revolverul*, revolvere*, револьвер*'],
    unless: [
      ...toys,
      'cleste, clesti, preducea, perforator, strung, cap, пробойник*, дырокол*, станок*, головк*',
    ],
    always: ['боев*, травмат*, glont, gloante, munitie, incarcator*'],
  },
  {
    goods: [
      'grenada, grenade, grenadei, grenadele*, grenadelor, граната, гранату, grenades, боев* гранат*, ручн* гранат*',
    ],
    unless: [
      ...toys,
      'fumigen*, insul*, suc, sucuri, nectar, сок, сока, сироп*, сажен*, дерев*, куст*, косточ*, масл*, кожур*, экстракт*, зерн*, плод*, вкус*',
      'браслет*, серьг*, кольц*, бусы, серебр*, золот*, камен*, камн*, сорт*, сладк*, спел*, цвет*',
    ],
    always: ['боев*, ф 1, ргд*, lupta'],
  },
  {
    goods: [
      'munitie*, munitii*, боеприпас*, ammo, ammunition, gloante*, cartus* .. (vanatoare|arma|pusca|glont|calibru*)',
      'охотнич* патрон*, боев* патрон*, патрон* .. (охотнич*|боев*|травмат*|калибр*|пистолет*|ружь*|винтов*|карабин*|\\d+х\\d+|5 45|7 62)',
    ],
    unless: [...toys, 'imprimant*, принтер*'],
  },
  {
    goods: [
      'pusca*, puscii, pusti de vanatoare, carabin* .. (vanatoare|calibru*|luneta), arma de foc, arme de foc, arme* de vanatoare',
      'ружье*, ружья, ружей, винтовк*, охотнич* карабин*, огнестрел*, rifle, rifles, shotgun*, firearm*',
      'kalasnikov*, calasnikov*, kalashnikov*, калашников*, (ak|ак) (47|74|74м), ar 15, mitralier*, пулемет*',
      'автомат .. (боев*|ак|акс|акм), глушител* .. (пистолет*|оруж*|винтовк*|ружь*), amortizor* .. (pusca|arma|pistol)',
    ],
    unless: [
      ...toys,
      'husa*, чехол, чехлы, seif*, сейф*, suport, подставк*, стойк*, luneta pentru',
    ],
    always: ['боев*, munitie, calibrul, охотнич*'],
  },
  {
    goods: [
      'кастет*, box .. (metalic|pumn|arma|alama|otel), arma alba, arme albe, cutit* fluture, нож* бабочк*, балисонг*',
      'trotil*, тротил*, dinamita, взрывчат*, explozibil*, (substant*|material*) exploziv*, детонатор*, пластид, tnt',
    ],
    unless: [...toys, 'antrenament*, тренировоч*'],
    always: ['arma alba, arme albe'],
  },
]
