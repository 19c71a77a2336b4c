import { plural } from '../../plural.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the dialog that sends a report. */
export const reports = {
  title: {
    advert: 'Ce nu este în regulă cu anunțul?',
    profile: 'Ce nu este în regulă cu acest profil?',
    message: 'Ce nu este în regulă cu acest mesaj?',
    review: 'Ce nu este în regulă cu această recenzie?',
  },
  about: 'Alege motivul și reclamația pleacă imediat. Nu spunem nimănui cine a trimis-o.',
  /** By the codes of the contract. */
  reasons: {
    advert: {
      1: 'Pare o înșelătorie',
      2: 'Se vinde ceva interzis',
      3: 'Categoria este greșită',
      4: 'Anunț repetat sau spam',
      5: 'Vândut deja, preț sau contacte greșite',
      6: 'Jignitor sau ilegal',
      10: 'Alt motiv…',
    },
    profile: {
      1: 'Înșală sau se dă drept altcineva',
      2: 'Vinde lucruri interzise',
      3: 'Firmă care se dă drept persoană fizică',
      4: 'Trimite spam sau are mai multe conturi',
      5: 'Numele sau contactele nu sunt reale',
      6: 'Nume, fotografie sau purtare jignitoare',
      10: 'Alt motiv…',
    },
    message: {
      1: 'Pare o înșelătorie',
      2: 'Oferă sau cere ceva interzis',
      3: 'Nu are legătură cu anunțul',
      4: 'Spam sau reclamă',
      5: 'Preț, nume sau contacte false',
      6: 'Jignește, amenință sau hărțuiește',
      10: 'Alt motiv…',
    },
    review: {
      1: 'Recenzie falsă sau plătită',
      2: 'Vorbește despre lucruri interzise',
      3: 'Nu este despre acest anunț',
      4: 'Repetată sau spam',
      5: 'Conține date de contact',
      6: 'Jignește sau încalcă legea',
      10: 'Alt motiv…',
    },
  },
  other: {
    label: 'Ce s-a întâmplat?',
    hint: 'Câteva cuvinte ajung. Nu scrie parole sau date de card.',
    left: (count: number) =>
      plural('ro', count, {
        one: 'A mai rămas un caracter',
        few: 'Au mai rămas # caractere',
        other: 'Au mai rămas # de caractere',
      }),
    over: (count: number) =>
      plural('ro', count, {
        one: 'Cu un caracter prea mult',
        few: 'Cu # caractere prea mult',
        other: 'Cu # de caractere prea mult',
      }),
    back: 'Înapoi',
    send: 'Trimite',
  },
  done: {
    heading: 'Reclamația ta',
    title: 'Mulțumim! Am primit reclamația.',
    user: 'O verificăm și îți spunem în notificări ce am hotărât.',
    visitor: 'O verificăm cât de repede putem.',
    again: 'Ne-ai spus deja despre asta. Mulțumim, verificăm.',
    close: 'Închide',
  },
}

export type Reports = Shape<typeof reports>
