import type { Rule } from './rule.ts'

export const adultServices: readonly Rule[] = [
  {
    goods: ['escort, escorte*, escorta, эскорт, эскорта, эскорту'],
    unless: [
      'ford, форд, mk, diesel, дизель, benzin*, бензин*, motor*, мотор*, bara, бампер*, far, faruri, фар*, capota, капот*',
      'piese, запчаст*, разбор*, cosworth, радиатор*, radiator*, кузов*, cutie, кпп, an, год*, marfa, груз*, convoi',
    ],
  },
  {
    goods: [
      'servici* intim*, servici* sexual*, интим, интим* услуг*, секс услуг*, секс за, sex contra, sex shop, секс шоп, prostit*',
      'проститу*, досуг .. (мужчин*|девушк*|взросл*), (masaj*|massage) .. erotic*, erotic* (masaj*|massage), happy end',
      'эротич* массаж*, массаж* .. эротич*, массаж* с окончанием, videochat*, video chat*, видеочат*, вебкам*, onlyfans',
      'porno*, порно*, webcam .. (model*|fete|girl*), (filme|видео|фильм*|материал*) .. (pentru adulti|для взрослых), sex toys',
    ],
    unless: ['не предлаг*, интим* гигиен*, без интим*, fara intim*, exclus'],
  },
]

/** Protected animals and products made of them. */
export const animals: readonly Rule[] = [
  {
    goods: [
      'pui de (soim*|vultur*|acvil*|bufnit*|ras|lup|urs), (soim*|acvil*|vultur*) .. (calator|dresat*|viu|vii|pui)',
      '(сокол*|орел|орла|беркут*|филин*|совы|сова|ястреб*) .. (птен*|живой|живая|ручн*), птен* .. (сокол*|орла|филин*|совы)',
      '(медвежон*|волчонок|волчат*|рысен*) .. (живой|ручн*|продам)',
      '(blana|piele|piei) de (leopard|tigru|ras|urs|lup), шкур* (медвед*|тигр*|леопард*|рыс*|волк*), чучел*',
      'trofe* .. vanatoare, охотнич* трофе*, рог* носорог*, corn* .. rinocer*',
    ],
    unless: [
      'plus, плюш*, jucari*, игруш*, lemn, дерев*, costum*, костюм*, figurin*, print, принт*, sintetic*, искусствен*',
    ],
  },
  {
    goods: ['fildes*, bivni*, слонов* кост*, бивень, бивня, бивни, elephant ivory, ivory tusk*'],
    unless: [
      'culoare*, culori, nuant*, color, цвет*, оттен*, ral, vopsea, краск*, tapet*, обои, rochie, плать*, mobila, мебель, coasta, imitat*',
    ],
  },
  {
    goods: [
      '(caini|caine|catei|cocosi) .. (lupte|lupta de caini), (собак*|щенк*|петух*) .. (боев|боях), собачь* бо*, бойцов* петух*',
    ],
  },
]

const brands =
  '(rolex|gucci|vuitton|nike|adidas|chanel|prada|dior|versace|hermes|balenciaga|iphone|airpods|dyson|omega|cartier|montblanc|jordan|yeezy|lacoste|armani|burberry|ban|lv|hublot|moncler)'
const copies = '(replic*|copie|copii|copia|копия|копии|копию|реплик*|подделк*|contrafac*|fake)'
const likeness =
  '(1 1|aaa|ааа|lux|люкс*|premium|премиум*|identic*|перфект*|turceasc*|турецк*|китайск*)'

export const counterfeits: readonly Rule[] = [
  {
    goods: [
      `${copies} .. ${brands}, ${brands} .. ${copies}, ${copies} .. ${likeness}, contrafacut*, контрафакт*`,
    ],
    unless: [
      'nu .. (copie|copii|replic*|fake), не .. (копи*|реплик*|подделк*), macheta*, модель*, модели, scara, масштаб*, lego',
      'factur*, bon, чек*, накладн*, chei, cheie, ключ*, pasapo*, паспорт*, buletin*, document*, xerox, scan*, fara, без',
    ],
  },
]

/** Excise goods without a stamp. */
export const excise: readonly Rule[] = [
  {
    goods: [
      'самогон, самогона, самогону, samogon, rachiu* .. casa, (coniac|коньяк) .. (varsat|разлив*|canistr*), fara acciz*, без акциз*',
    ],
    unless: ['аппарат*, aparat*, cazan*, дистил*, distil*, pahar*, butoi*, бочк*'],
  },
  { goods: ['(motorina|benzina|combustibil|солярк*|бензин) .. (fara acte|без документ*)'] },
]
