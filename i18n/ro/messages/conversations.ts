import { site } from '#contract/site/site.ts'
import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the list of conversations alone. */
export const conversations = {
  head: {
    title: `Mesaje | ${site.name}`,
    description: 'Conversațiile tale cu vânzătorii și cumpărătorii.',
  },
  title: 'Mesaje',
  settings: 'Setările mesajelor',
  sides: { incoming: 'Primite', outgoing: 'Trimise' },
  unreadConversations: (count: number) =>
    plural('ro', count, {
      one: '# conversație necitită',
      few: '# conversații necitite',
      other: '# de conversații necitite',
    }),
  filterLabel: 'Arată',
  filters: { all: 'Toate', unread: 'Necitite', archived: 'Arhivate' },
  search: 'Caută în conversații',
  submit: 'Caută',
  list: 'Conversații',
  more: 'Arată mai multe',
  unread: (count: number) =>
    plural('ro', count, {
      one: '# mesaj necitit',
      few: '# mesaje necitite',
      other: '# de mesaje necitite',
    }),
  muted: 'Notificări oprite',
  blocked: 'Blocat',
  own: 'Tu:',
  erased: 'Cont șters',
  hidden: 'Mesaj ascuns de un moderator',
  offer: 'Ofertă de preț',
  photo: 'Fotografie',
  place: 'Loc de întâlnire',
  phone: 'Număr de telefon',
  choose: {
    title: 'Alege o conversație',
    text: 'O deschizi din listă, iar aici apar mesajele.',
  },
  empty: {
    incoming: {
      title: 'Nu ți-a scris nimeni încă.',
      text: 'Aici apar mesajele celor interesați de anunțurile tale.',
      action: 'Adaugă anunț',
    },
    outgoing: {
      title: 'Nu ai scris nimănui încă.',
      text: 'Deschide un anunț care îți place și scrie-i vânzătorului: răspunsul vine aici.',
      action: 'Caută anunțuri',
    },
    unread: { title: 'Ai citit tot.', text: 'Nu a rămas niciun mesaj necitit.' },
    archived: {
      title: 'Nu ai conversații arhivate.',
      text: 'O conversație arhivată dispare din listă și se întoarce când primești un mesaj nou.',
    },
    search: (words: string) => ({
      title: `Nu am găsit nimic pentru „${words}”.`,
      text: 'Caută după numele persoanei, titlul anunțului sau un cuvânt din mesaje.',
    }),
    all: 'Vezi toate conversațiile',
  },
}

export type Conversations = Shape<typeof conversations>
