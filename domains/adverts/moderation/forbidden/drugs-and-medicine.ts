import type { Rule } from './rule.ts'

/** Goods that have the word in a print, and products of legal hemp. */
const printed = [
  'tricou*, футболк*, sosete, носки, print, принт*, tablou*, картин*, crema, крем, sampon, шампун*, sapun, мыло, ulei',
  'масло, film, carte, cartea, книга, книги, album, parfum*, духи',
]
/** Goods that mention the drug only to deny it. */
const denied = [
  'fara, без, nu, не, нет, anti*, test, teste, тест, тесты, dezintox*, tratament*, лечени*, реабилит*',
]

export const drugs: readonly Rule[] = [
  {
    goods: [
      'cocain*, кокаин*, heroina, heroinei, heroin, героин, героина, героином, marijuan*, marihuan*, марихуан*',
      'cannabis*, canabis*, каннабис*, канабис*, hasis*, гашиш*, ganja, ганджа, анаша, анаши, анашу, конопл* .. (курит*|шишк*)',
    ],
    unless: printed,
    always: ['livrare, закладк*, shisk*, шишк*, gram, грамм*, pura'],
  },
  {
    goods: [
      'amfetamin*, амфетамин*, metamfetamin*, метамфетамин*, mefedron*, мефедрон*, mephedron*, ecstasy, extasy, экстази',
      'mdma, мдма, etnobotanic*, этноботаник*, psilocib*, псилоциб*, psilocyb*, (ciuperci|гриб*) .. (halucinogen*|галлюц*)',
      'opium, опиум*, morfin*, морфин*, metadon*, метадон*, fentanil*, фентанил*, droguri*, наркотик*, наркотическ*',
    ],
    unless: [...denied, ...printed],
  },
  { goods: ['lsd, лсд'], unless: ['diferential*, дифференциал*, punte, мост, bmw, бмв, grup'] },
  {
    goods: ['закладка, закладки, закладку, закладок, закладками'],
    unless: [
      'книг*, учебник*, тетрад*, магнитн*, бумаж*, кожан*, страниц*, фундамент*, сад*, картон*, школьн*',
    ],
  },
]

export const medicine: readonly Rule[] = [
  {
    goods: [
      'tramadol*, трамадол*, xanax*, ксанакс*, diazepam*, диазепам*, rivotril*, клоназепам*, феназепам*, pregabalin*',
      'прегабалин*, лирик* .. капсул*, lyrica, viagra*, виагр*, cialis*, сиалис*, ozempic*, оземпик*, codein*, кодеин*',
      'ritalin*, риталин*, misoprostol*, мизопростол*, amoxicil*, амоксицил*, anaboliz*, анаболик*, анаболич* стероид*',
      'antidepresiv*, антидепрессант*, (vand|продам) (medicament*|лекарств*)',
      '(medicament*|pastil*|tablete|лекарств*|медикамент*|таблет*|препарат*) .. (fara reteta|без рецепта)',
    ],
  },
  {
    goods: ['antibiotic*, антибиотик*'],
    unless: ['fara antibiotic*, nu .. antibiotic*, без .. антибиотик*, не .. антибиотик*'],
  },
  {
    goods: ['insulin*, инсулин*'],
    unless: [
      'husa, geanta, borseta, termo*, чехол, сумк*, seringi, seringa, шприц*, ace, игл*, glucomet*, глюкомет*, rezisten*',
    ],
  },
]

export const tobacco: readonly Rule[] = [
  {
    goods: [
      'tigari*, tigara, tigarile*, tigarete*, tigarilor, сигарет*, сигар, сигары, cigarettes, cigarette, cigars',
      'tutun, tutunul*, табак, табака, табаку, tobacco, трубочн* табак*',
    ],
    unless: [
      'port, portsigar*, portigar*, портсигар*, tabacher*, табакерк*, кисет*, bricheta*, scrumier*, пепельниц*, зажигалк*',
      'aprinzator*, прикуриват*, etui, футляр*, fara, nu, nici, без, не, нет, nefumator*, некурящ*, miros*, запах*, urme, след*',
      'пропах*, arsur*, прожж*, lasat, renunt*, бросить, aparat*, машинк*, note, nota, нот*, aroma*, аромат*, parfum*, духи',
      'ornamental*, decorativ*, декоратив*, culoare, цвет*, spatiu, magazin*, gheret*, киоск*, ларек, ларьк*, casier*',
    ],
    always: ['bloc, blocuri, блок*, акциз*, elf, electronic*, электронн*, kg, развесн*, vrac'],
  },
  {
    goods: [
      'vape, vapes, вейп*, elf bar*, elfbar*, эльф бар*, iqos*, айкос*, heets, terea, одноразк*, электронк*, snus, снюс*',
      '(lichid*|жидкост*) .. (vape|вейп*|tigar*|электронн* сигарет*)',
    ],
  },
  {
    goods: ['nicotin*, никотин*'],
    unless: ['fara, без, nu, не, plastur*, пластыр*, guma, жвачк*'],
  },
]
