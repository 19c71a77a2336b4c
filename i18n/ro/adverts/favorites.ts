import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the list of favourites and with the page of a shared list. */
export const favorites = {
  count: (count: number) =>
    plural('ro', count, { one: '# anunț', few: '# anunțuri', other: '# de anunțuri' }),
  lists: 'Listele tale',
  all: 'Toate',
  none: 'Această listă este goală.',
  noneText: 'La un anunț din favorite apasă „Liste” și bifează această listă.',
  sort: {
    label: 'Ordinea favoritelor',
    newest: 'Adăugate recent',
    cheaper: 'Ieftinite între timp',
  },
  newList: {
    open: 'Listă nouă',
    name: 'Numele listei',
    example: 'De exemplu: Pentru casă',
    submit: 'Creează lista',
    done: 'Lista este gata.',
  },
  rename: { open: 'Redenumește', submit: 'Salvează', done: 'Lista are un nume nou.' },
  remove: {
    open: 'Șterge lista',
    title: 'Ștergi lista?',
    text: (name: string) => `Lista „${name}” și linkul ei dispar. Anunțurile rămân la favorite.`,
    yes: 'Șterge',
    no: 'O păstrez',
    done: 'Lista a fost ștearsă.',
  },
  share: {
    open: 'Distribuie lista',
    text: 'Cine are linkul vede numele listei și anunțurile ei publice. Notițele, telefonul și e-mailul tău nu se văd.',
    showsOwner: 'Arată și numele meu de utilizator',
    make: 'Creează linkul',
    made: 'Linkul este gata.',
    save: 'Salvează',
    saved: 'Am salvat.',
    link: 'Linkul listei',
    copy: 'Copiază linkul',
    copied: 'Linkul a fost copiat.',
    notCopied: 'Linkul nu s-a putut copia. Selectează-l și copiază-l.',
    revoke: 'Dezactivează linkul',
    revokeText: 'Linkul dezactivat nu mai funcționează pentru nimeni. Poți crea oricând altul.',
    revoked: 'Linkul a fost dezactivat.',
  },
  states: {
    sold: 'Vândut',
    ended: 'Nu mai este oferit',
    hidden: 'Ascuns deocamdată',
    deleted: 'Anunț șters',
  },
  gone: {
    sold: 'Vânzătorul l-a vândut.',
    ended: 'Vânzătorul l-a retras sau i s-a încheiat termenul.',
    hidden: 'Poate reveni: vânzătorul îl modifică sau îl verificăm noi.',
    deleted: 'Vânzătorul l-a șters.',
  },
  similar: 'Anunțuri asemănătoare',
  change: {
    fell: (amount: string) => `Mai ieftin cu ${amount} decât la adăugare`,
    rose: (amount: string) => `Mai scump cu ${amount} decât la adăugare`,
    percent: (signed: string) => `${signed}\u00a0%`,
    before: (price: string) => `La adăugare: ${price}`,
  },
  addedAt: (date: string) => `Adăugat pe ${date}`,
  note: {
    label: 'Notița ta',
    of: (title: string) => `Notiță: ${title}`,
    add: 'Adaugă o notiță',
    edit: 'Modifică notița',
    hint: 'O vezi doar tu.',
    submit: 'Salvează notița',
    done: 'Notița este salvată.',
  },
  inLists: {
    open: 'Liste',
    of: (title: string) => `Liste pentru: ${title}`,
    legend: 'În ce liste se află',
    none: 'Încă nu ai liste. Creează prima listă mai sus, la „Listă nouă”.',
    submit: 'Salvează',
    done: 'Am salvat listele.',
  },
  takeOff: {
    button: 'Scoate din favorite',
    of: (title: string) => `Scoate din favorite: ${title}`,
    title: 'Scoți anunțul din favorite?',
    text: 'Odată cu el se șterge și notița ta, iar anunțul dispare din liste.',
    yes: 'Scoate',
    no: 'Îl păstrez',
    done: 'Anunțul nu mai este la favorite.',
  },
  shared: {
    head: {
      title: `Listă de anunțuri | ${site.name}`,
      description: `Anunțuri alese pe ${site.name}.`,
    },
    by: 'Autorul listei:',
    empty: 'În această listă nu mai sunt anunțuri publice.',
    browse: 'Vezi anunțurile noi',
    over: 'Acest link nu mai funcționează',
    overText:
      'A fost dezactivat, lista a fost ștearsă sau linkul nu s-a copiat în întregime. Cere unul nou de la cine ți l-a trimis.',
  },
}

export type FavoriteTexts = Shape<typeof favorites>
