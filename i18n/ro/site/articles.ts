import type { ArticleTopic } from '#contract/site/articles.ts'
import { site } from '#contract/site/site.ts'
import type { Shape } from '../../texts.ts'

/** Loaded with the articles and their index alone. */
export const articles = {
  searchHead: (question: string) => ({
    title: `Ajutor: „${question}” | ${site.name}`,
    description: `Răspunsuri din paginile de ajutor ${site.name}.`,
  }),
  search: {
    label: 'Caută în ajutor',
    placeholder: 'Cu ce te putem ajuta?',
    submit: 'Caută',
    found: (question: string) => `Răspunsuri pentru „${question}”`,
    none: (question: string) => `Nu am găsit nimic pentru „${question}”.`,
    noneText: 'Scrie întrebarea cu alte cuvinte, alege mai jos un subiect sau scrie-ne.',
    contact: 'Scrie-ne',
    all: 'Toate paginile',
  },
  topics: {
    start: 'Primii pași',
    account: 'Contul tău',
    selling: 'Vinzi',
    buying: 'Cauți și cumperi',
    safety: 'Siguranță',
    rules: 'Reguli și date personale',
  } satisfies Record<ArticleTopic, string>,
  onPage: 'Pe această pagină',
  changed: (date: string) => `Modificată pe ${date}`,
  versions: {
    title: 'Versiuni',
    link: 'Versiunile anterioare',
    of: (version: number, date: string) => `Versiunea ${version}, din ${date}`,
    current: 'actuală',
    old: (date: string) => `Aceasta este o versiune veche, din ${date}.`,
    toCurrent: 'Vezi textul în vigoare',
  },
  rating: {
    title: 'Ți-a fost de folos această pagină?',
    yes: 'Da',
    no: 'Nu',
    thanks: 'Mulțumim pentru răspuns!',
    label: 'Ce ți-a lipsit?',
    hint: 'Nu scrie parole, coduri sau alte date personale. Nu putem răspunde de aici.',
    send: 'Trimite',
    sent: 'Mulțumim! Citim tot ce ne scrii.',
  },
}

export type ArticleTexts = Shape<typeof articles>
