import type { RuleKind, RuleMode } from '#contract/rules/moderation/review-rules.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const kinds: Readonly<Record<RuleKind, string>> = {
  words: 'cuvinte',
  links: 'linkuri',
  phones: 'telefoane',
  doubtful_contacts: 'posibile contacte',
  numbers: 'multe numere',
  forbidden_text: 'text nepermis',
  price: 'preț',
  own_text: 'text repetat',
  others_text: 'text copiat',
  others_photo: 'fotografie copiată',
  new_account: 'cont nou',
  many_adverts: 'multe anunțuri',
}

const modes: Readonly<Record<RuleMode, string>> = {
  off: 'oprită',
  trial: 'la probă',
  hold: 'reține',
  refuse: 'refuză',
}

/** Screens of the review rules. */
export const rules = {
  head: { title: 'Reguli · Consola', description: 'Ce verifică site-ul înaintea publicării.' },
  title: 'Reguli',
  about:
    'O regulă reține un anunț până îl vede un moderator sau cere ca vânzătorul să-l schimbe. Regulile la probă doar numără.',
  add: 'Regulă nouă',
  kinds,
  modes,
  columns: {
    name: 'Regula',
    kind: 'Ce verifică',
    mode: 'Ce face',
    found: 'Găsite în 12 luni',
    overruled: 'Aprobate totuși',
    changed: 'Modificată',
  },
  together: 'numai împreună cu alta',
  original: 'nemodificată',
  version: (version: number) => `versiunea ${version}`,
  share: (count: string, percent: string) => `${count} (${percent})`,
  report: {
    title: 'Ce a găsit, pe luni',
    about:
      'Se numără anunțuri. „Aprobate totuși” înseamnă că regula a reținut, iar moderatorul a aprobat.',
    none: 'Regula nu a găsit încă nimic.',
    month: 'Luna',
    tried: 'La probă',
    held: 'Reținute',
    refused: 'Refuzate',
    overruled: 'Aprobate totuși',
    upheld: 'Respinse din acest motiv',
    otherwise: 'Respinse din alt motiv',
    open: 'În așteptare',
  },
  form: {
    kindHints: {
      words: 'Expresiile de mai jos, în titlu, descriere și caracteristici.',
      links: 'E-mailuri, adrese de site-uri și conturi din alte servicii.',
      phones: 'Numere de telefon în text, scrise oricum.',
      doubtful_contacts: 'Ce pare contact, dar nu sigur.',
      numbers: 'Texte cu multe numere lungi.',
      forbidden_text:
        'Ce sună ca anunțurile care nu se publică aici, după un model învățat din exemple.',
      price: 'Un preț departe de cel obișnuit pentru anunțuri asemănătoare.',
      own_text: 'Aproape același text ca alt anunț al aceleiași persoane.',
      others_text: 'Aproape același text ca anunțul altcuiva.',
      others_photo: 'O fotografie din anunțul altcuiva, chiar tăiată sau oglindită.',
      new_account: 'Conturi create de curând.',
      many_adverts: 'Multe anunțuri într-o zi.',
    },
    modeHints: {
      off: 'Nu verifică nimic.',
      trial: 'Doar numără; nimeni nu observă.',
      hold: 'Anunțul așteaptă un moderator.',
      refuse: 'Vânzătorul trebuie să schimbe anunțul ca să-l poată trimite.',
    },
    newTitle: 'Regulă nouă',
    back: 'Toate regulile',
    readOnly:
      'Doar un administrator modifică regulile. Poți încerca o modificare fără să o salvezi.',
    kind: 'Ce verifică',
    mode: 'Ce face',
    isEnough: 'Este suficientă singură',
    isEnoughHint: 'Altfel anunțul este reținut numai dacă o altă regulă găsește și ea ceva.',
    code: 'Motivul comunicat vânzătorului',
    name: 'Numele regulii',
    explanation: 'Explicația pe care vânzătorul o vede înainte de a trimite anunțul',
    languages: { ro: 'în română', ru: 'în rusă', en: 'în engleză' },
    phrases: 'Expresii',
    phrasesHint:
      'Câte una pe rând, fără diacritice dacă vrei. „*” – orice terminație, „#” – un număr, „(a|b)” – una dintre ele, „..” – până la trei cuvinte între ele.',
    unless: 'Nu se aplică dacă alături scrie',
    always: 'Se aplică totuși dacă alături scrie',
    categories: 'Numai în aceste categorii',
    categoriesHint: 'Dacă nu bifezi nimic, se aplică în toate.',
    wholeCategory: 'Toată categoria',
    textLanguages: 'Numai texte în',
    textLanguagesHint: 'Dacă nu bifezi nimic, se aplică în toate limbile.',
    numbers: {
      most: 'Numere lungi într-un text, mai multe de',
      belowPercent: 'Sub atâtea procente din prețul obișnuit',
      aboveTimes: 'De atâtea ori peste prețul obișnuit',
      probabilityPercent: 'Probabilitate de cel puțin, procente',
      likePercent: 'Asemănare de cel puțin, procente',
      characters: 'Numai texte de la atâtea caractere',
      adverts: 'De la atâtea anunțuri ale altora',
      days: 'Conturi mai noi de atâtea zile',
      perDay: 'De la atâtea anunțuri pe zi',
    },
    range: (min: number, max: number) => `Între ${min} și ${max}.`,
    reason: 'De ce o modifici',
    save: 'Salvează regula',
    saved: 'Regula este salvată și se aplică de la următorul anunț.',
    codes: { needs_look: 'Verifică un moderator' },
  },
  trial: {
    title: 'Încearcă înainte de a salva',
    adverts: 'Pe ultimele anunțuri',
    run: 'Încearcă',
    result: (found: number, looked: string, percent: string) =>
      `${plural('ro', found, { one: 'Ar fi găsit # anunț', few: 'Ar fi găsit # anunțuri', other: 'Ar fi găsit # de anunțuri' })} din ${looked} (${percent}).`,
    refused: (count: number) =>
      plural('ro', count, {
        one: 'Unul dintre ele a fost respins de un moderator.',
        few: '# dintre ele au fost respinse de un moderator.',
        other: '# dintre ele au fost respinse de un moderator.',
      }),
    none: 'Nu ar fi găsit nimic.',
  },
}

export type Rules = Shape<typeof rules>
