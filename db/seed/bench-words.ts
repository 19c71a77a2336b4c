const romanian = {
  real: 'vând stare bună nou preț negociabil urgent original complet livrare mașină telefon apartament casă motor cameră bucătărie modern spațios perfect ideal folosit puțin schimb culoare negru alb roșu mare mic lemn metal producție europeană germană italiană garaj curte vedere parc centru aproape școală magazin transport public reparație calitate superioară set cutie acte regulă impecabil consum redus economic diesel benzină automat manual piele încălzire autonomă balcon etaj lift',
  syllables:
    'ca me ri tu lo pa ne si du ba te mo ra li cu fe no va pe do sa ti go re mi la ve bu co'.split(
      ' ',
    ),
}
const russian = {
  real: 'продаю состояние хорошее новый цена торг срочно оригинал комплект доставка машина телефон квартира дом двигатель камера кухня современный просторный отличный идеальный использовался мало обмен цвет чёрный белый красный большой маленький дерево металл производство европейское немецкое итальянское гараж двор вид парк центр рядом школа магазин транспорт общественный ремонт качество высокое набор коробка документы порядок безупречный расход низкий экономичный дизель бензин автомат механика кожа отопление автономное балкон этаж лифт',
  syllables:
    'ка ме ри ту ло па не си ду ба те мо ра ли ку фе но ва пе до са ти го ре ми ла ве бу ко'.split(
      ' ',
    ),
}

/** Words of the benchmark by how common they are: the real ones first, then twelve thousand made of syllables. */
export function vocabulary(): { ro: readonly string[]; ru: readonly string[] } {
  return { ro: words(romanian), ru: words(russian) }
}

function words({ real, syllables }: typeof romanian): string[] {
  const made = Array.from({ length: 12_000 }, (_none, index) => {
    const at = (place: number): string =>
      syllables[Math.floor(index / syllables.length ** place) % syllables.length] ?? ''
    return at(0) + at(1) + at(2) + (index % 3 === 0 ? at(1) : '')
  })
  return [...real.split(' '), ...made]
}
