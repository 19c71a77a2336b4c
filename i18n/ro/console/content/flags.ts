import type { Shape } from '../../../texts.ts'

/** The flags of the site. */
export const flagEditor = {
  head: { title: 'Setări · Consola', description: 'Ce se schimbă fără repornire.' },
  title: 'Setări',
  about: 'Se aplică imediat, pe toate serverele. Celelalte setări se dau la pornirea programului.',
  flags: {
    shows_views: {
      name: 'Arată vizualizările',
      about: 'Pe pagina anunțului se vede de câte ori a fost văzut.',
    },
    prefilter: {
      name: 'Filtre înaintea listei',
      about: 'Filtrele stau deasupra anunțurilor, nu după un buton.',
    },
    subcategories_in_menu: {
      name: 'Subcategorii în meniu',
      about: 'Meniul de categorii arată și subcategoriile.',
    },
    invitations_only: {
      name: 'Înregistrare doar cu invitație',
      about:
        'Un cont nou se creează doar cu un cod de invitație. Site-ul poate fi văzut de oricine.',
    },
  },
  on: 'pornit',
  off: 'oprit',
  switchOn: 'Pornește',
  switchOff: 'Oprește',
}

export type FlagEditor = Shape<typeof flagEditor>
