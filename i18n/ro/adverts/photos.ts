import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

const counted = (count: number): string =>
  plural('ro', count, { one: '# fotografie', few: '# fotografii', other: '# de fotografii' })

export const photos = {
  title: 'Fotografii',
  hint: (most: number) =>
    `Poți adăuga până la ${counted(most)}: JPEG, PNG, WebP sau HEIC, până la 15 MB fiecare. Prima este cea principală.`,
  count: (have: number, most: number) => `${have} din ${most}`,
  full: 'Nu mai încap fotografii. Șterge una ca să pui alta.',
  choose: 'Alege fotografii',
  drop: 'sau trage-le aici, sau lipește-le',
  camera: 'Fotografiază',
  list: 'Fotografiile anunțului',
  photo: (number: number) => `Fotografia ${number}`,
  main: 'Principala',
  makeMain: (number: number) => `Fă principală fotografia ${number}`,
  remove: (number: number) => `Șterge fotografia ${number}`,
  rotate: (number: number) => `Rotește fotografia ${number}`,
  moveLeft: (number: number) => `Mută fotografia ${number} la stânga`,
  moveRight: (number: number) => `Mută fotografia ${number} la dreapta`,
  order: 'Trage o fotografie ca să-i schimbi locul sau folosește săgețile de sub ea.',
  moved: (number: number, count: number) => `Fotografia este acum la locul ${number} din ${count}.`,
  rotated: (number: number) => `Fotografia ${number} este rotită.`,
  removed: (number: number) => `Fotografia ${number} este ștearsă.`,
  undo: 'Pune-o la loc',
  restored: (number: number) => `Fotografia ${number} este iar la locul ei.`,
  isMain: 'Fotografia este acum cea principală.',
  arrived: (count: number) =>
    plural('ro', count, {
      one: 'Anunțul are # fotografie.',
      few: 'Anunțul are # fotografii.',
      other: 'Anunțul are # de fotografii.',
    }),
  held: (count: number) =>
    plural('ro', count, {
      one: 'Fotografia este salvată aici; se încarcă după ce intri în cont.',
      few: 'Fotografiile sunt salvate aici; se încarcă după ce intri în cont.',
      other: 'Fotografiile sunt salvate aici; se încarcă după ce intri în cont.',
    }),
  states: {
    preparing: 'Se pregătește…',
    waiting: 'Așteaptă',
    sending: 'Se încarcă…',
    checking: 'Aproape gata…',
    held: 'Păstrată aici; se încarcă când intri în cont.',
    stalled: 'Fără internet. Continuă singură când revine.',
  },
  progress: (name: string) => `Încărcare: ${name}`,
  retry: (name: string) => `Încearcă din nou: ${name}`,
  dismiss: (name: string) => `Renunță la ${name}`,
  refused: {
    title: 'Nu au fost adăugate',
    hide: 'Ascunde',
    duplicate: 'este deja în anunț.',
    too_large: 'este mai mare de 15 MB.',
    image_unreadable: 'nu este o fotografie pe care o putem citi.',
    too_many_images: (most: number) => `nu mai încape: anunțul poate avea ${counted(most)}.`,
  },
  phone: {
    open: 'Adaugă de pe telefon',
    title: 'Fotografii de pe telefon',
    text: 'Îndreaptă camera telefonului spre cod și deschide linkul. Fotografiile trimise apar aici singure.',
    qr: 'Cod QR cu linkul pentru telefon',
    short: (address: string) => `Nu poți scana? Deschide pe telefon ${address} și scrie codul:`,
    left: (time: string) => `Linkul mai este valabil ${time}.`,
    ended: 'Linkul a expirat.',
    again: 'Creează unul nou',
    failed: 'Nu am putut crea linkul.',
    arrived: (count: number) =>
      plural('ro', count, {
        one: 'A venit # fotografie de pe telefon.',
        few: 'Au venit # fotografii de pe telefon.',
        other: 'Au venit # de fotografii de pe telefon.',
      }),
    done: 'Gata',
  },
  code: {
    title: 'Scrie codul de pe calculator',
    text: 'Are șase caractere și se află sub codul QR din „Adaugă de pe telefon”.',
    label: 'Codul',
    open: 'Deschide',
    wrong: 'Codul nu este bun sau a expirat. Uită-te din nou pe calculator.',
  },
  onPhone: {
    title: 'Adaugă fotografii la anunț',
    text: 'Alege fotografii sau fă unele noi. Ele apar pe calculator, în anunțul tău.',
    room: (count: number) =>
      plural('ro', count, {
        one: 'Mai încape # fotografie.',
        few: 'Mai încap # fotografii.',
        other: 'Mai încap # de fotografii.',
      }),
    full: 'Anunțul are toate fotografiile care încap.',
    sent: 'Gata! Uită-te la calculator: fotografiile sunt acolo.',
    spent: 'Linkul nu mai este valabil',
    spentText:
      'El ține zece minute și se închide odată cu fereastra de pe calculator. Deschide acolo din nou „Adaugă de pe telefon”.',
    wait: 'Așteaptă puțin',
  },
}

export type Photos = Shape<typeof photos>
