import type { Rule } from './rule.ts'

const paper =
  '(buletin*|pasapo*|act|acte|actele|document*|certificat*|permis*|diplom*|adeverint*|паспорт*|документ*|справк*|сертификат*|удостоверен*|прав|права|диплом*|passport*|id|licen*|certificate*)'
const money =
  '(bani|bancnot*|euro|dolari|lei|деньги|денег|купюр*|банкнот*|евро|доллар*|money|banknote*|bills)'

/** Forged documents and money, property of others, and covert surveillance devices. */
export const papersAndMoney: readonly Rule[] = [
  {
    goods: [
      `${paper} .. fals*, (fake|forged|поддельн*|фальшив*|подделк*) ${paper}, ${paper} .. (поддельн*|фальшив*)`,
      'permis* .. fara (examen*|scoala), права .. без (экзамен*|автошкол*|обучен*), права .. купить, купить права',
      'diplom* .. (livrare|fara studii|fara frecventa), диплом* .. (вуз*|заказ|без учебы), (куплю|купить|продам) диплом*',
      'certificat* .. fara vaccin*, (справк*|медкнижк*) .. без (врач*|осмотр*|обследован*), pasapo* .. fara acte',
    ],
    unless: [
      'rama, rame, рамк*, рамы, traducer*, перевод*, copert*, обложк*, servieta, чемодан*, lucrar*, работ*, курсов*, detector*',
    ],
  },
  {
    goods: [
      `${money} .. fals*, (fake|counterfeit|фальшив*|поддельн*) ${money}, ${money} .. (фальшив*|поддельн*)`,
    ],
    unless: ['detector*, детектор*, verific*, провер*, aparat*, lampa, лампа, numarat*, счет*'],
  },
  {
    goods: [
      '(sim|сим|cartel*|card|carduri|карт*) .. (на друг*|на чуж*|чужие|alt nume|alta persoana|alte persoane)',
      'baz* de date .. (client*|persoan*|numere*|telefoan*), база .. (клиентов|телефонов|номеров|персональн*)',
      'microspion*, microfon* spion, прослушк*, жуч* .. прослуш*, ascultare ascunsa, spy .. microphone',
      '(vand|cumpar|donez|donator) .. rinichi*, rinichi .. (grupa|donator|transplant)',
      '(продам|куплю|отдам|донор) .. (почку|почки|почка), почк* .. (донор*|группа крови), (vand|cumpar) sange, продам кровь',
      'piramid* financiar*, финансов* пирамид*',
    ],
    unless: [
      'ceai*, чай, plante, трав*, говяж*, свин*, porc, vita, вербы, берез*, curs, курс*, sql',
    ],
  },
]
