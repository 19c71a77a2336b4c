import type { Shape } from '../../texts.ts'

/** How an owner mends what breaks a rule; moderators send it, changed or not. At most 300 signs each. */
export const mending = {
  forbidden_goods:
    'Pe site nu se vând arme, droguri, medicamente, animale protejate, acte și alte bunuri interzise de lege sau de regulile noastre. Dacă oferi altceva, scrie limpede ce este.',
  suspected_fraud:
    'Descrie ce oferi cu fotografiile și cuvintele tale și scoate tot ce cere bani în avans, coduri sau trecerea pe alt site.',
  contacts_in_text:
    'Scoate din text numerele de telefon, adresele și linkurile. Cumpărătorii îți pot scrie pe site și îți văd numărul în anunț, dacă ai ales să-l arăți.',
  wrong_category: 'Alege categoria în care se caută acest lucru și completează caracteristicile.',
  duplicate_advert:
    'Ai deja un anunț despre același lucru. Păstrează unul singur; îl poți urca în listă cu „Promovează”.',
  price_suspicious:
    'Scrie prețul adevărat, întreg, în valuta potrivită. Dacă se negociază, bifează „Preț negociabil”.',
  photo_unfit:
    'Pune fotografii făcute de tine, în care se vede ce vinzi, fără texte, numere de telefon, sigle ale altora sau imagini luate de pe internet.',
  text_misleading:
    'Scrie în titlu și în descriere exact ce oferi: un singur lucru, starea lui și ce este inclus.',
  offensive_text:
    'Scoate cuvintele care jignesc sau discriminează oameni și descrie doar ce oferi.',
  needs_look: 'Verifică textul și fotografiile; un moderator se uită din nou după ce salvezi.',
  reported:
    'Verifică dacă textul, prețul și fotografiile sunt adevărate și corectează ce nu se potrivește.',
}

export type Mending = Shape<typeof mending>
