import { createRandom, type Random } from '#demo/random.ts'

/** Words by descending frequency: the first are in every other text, the last in one of thousands. */
export interface Vocabulary {
  readonly words: readonly string[]
  readonly nouns: readonly string[]
}

const frequentRo =
  'stare foarte bună vând preț negociabil livrare toată țara original nou folosit puțin ideal urgent schimb calitate ' +
  'magazin ofertă reducere complet funcționează perfect fără defecte culoare negru alb model recent acte regulă ' +
  'proprietar telefon sunați oricând zonă centru aproape transport rapid comod ieftin modern renovat mobilat etaj ' +
  'parcare curte apă gaz lumină încălzire motor cutie automată manuală benzină motorină scaune piele climă baterie ' +
  'ecran memorie cameră încărcător husă mărime bumbac lemn metal sticlă plastic ușor solid rezistent import germania'
const nounsRo =
  'apartament casă teren mașină laptop televizor frigider canapea dulap masă scaun bicicletă cărucior rochie geacă ' +
  'pantofi ceas anvelope jante tractor generator pompă aspirator cuptor chitară cort rucsac cățel porumb servicii'
const frequentRu =
  'состояние отличное продам цена договорная доставка стране оригинал новый немного идеально срочно обмен качество ' +
  'магазин предложение скидка полностью работает прекрасно дефектов цвет чёрный белый модель недавно документы ' +
  'порядок хозяин звоните любое время район центр рядом транспорт быстро удобно недорого современный ремонт мебель ' +
  'этаж стоянка двор вода газ свет отопление двигатель коробка автомат механика бензин дизель кресла кожа климат ' +
  'батарея экран память камера зарядка чехол размер хлопок дерево металл стекло пластик лёгкий прочный германия'
const nounsRu =
  'квартира дом участок автомобиль ноутбук телевизор холодильник диван шкаф стол стул велосипед коляска платье ' +
  'куртка туфли часы шины диски трактор генератор насос пылесос духовка гитара палатка рюкзак щенок кукуруза услуги'

const syllablesRo =
  'ba be bo da de do fa fi ga la le lo lu ma me mi mo na ne ni pa pe pi ra re ri ro sa se ta te ti tu va ve vi za'
const syllablesRu =
  'ба бе бо да де до фа фи га ла ле ло лу ма ме ми мо на не ни па пе пи ра ре ри ро са се та те ти ту ва ве ви за'
const tailLength = 20_000

export function vocabularies(): { ro: Vocabulary; ru: Vocabulary } {
  return {
    ro: vocabulary(frequentRo, nounsRo, syllablesRo, createRandom(1)),
    ru: vocabulary(frequentRu, nounsRu, syllablesRu, createRandom(2)),
  }
}

function vocabulary(
  frequent: string,
  nouns: string,
  syllables: string,
  random: Random,
): Vocabulary {
  const parts = syllables.split(' ')
  const words = new Set(frequent.split(' '))
  // Generated words of three to five syllables, none of which is a measured word.
  while (words.size < tailLength) {
    words.add(
      Array.from({ length: random.int(3, 5) }, () => parts[random.int(0, parts.length - 1)]).join(
        '',
      ),
    )
  }
  return { words: [...words], nouns: nouns.split(' ') }
}

/** Draws a word by Zipf's law: the nth word has 1/n of the frequency of the first. */
export function drawWord({ words }: Vocabulary, random: Random): string {
  const rank = Math.floor(words.length ** (random.int(0, 999_999) / 1_000_000))
  return words[rank - 1] ?? ''
}
