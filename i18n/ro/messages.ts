import { site } from '#contract/site.ts'

/**
 * What is sent to people. A text to a phone fits one message: without diacritics it has room for 160 signs, and
 * many phones show nothing else right.
 */
export const messages = {
  code: (code: string) => `${code} este codul tau ${site.name}. Nu-l spune nimanui.`,
  hello: (name: string) => `Bună, ${name}!`,
  ignore: 'Dacă nu ai cerut tu acest lucru, nu trebuie să faci nimic.',
  confirm: {
    subject: `Confirmă adresa de e-mail pentru ${site.name}`,
    text: 'Ca să-ți deschidem contul, confirmă adresa de e-mail la acest link. Este valabil 24 de ore:',
  },
  alreadyRegistered: {
    subject: `Ai deja un cont pe ${site.name}`,
    text: 'Cineva, poate chiar tu, a vrut să înregistreze un cont nou cu această adresă de e-mail, dar ai deja unul. Aici intri în cont sau îți restabilești accesul:',
  },
  change: {
    subject: `Confirmă noua adresă de e-mail pentru ${site.name}`,
    text: 'Ca să folosim această adresă de e-mail pentru contul tău, deschide linkul. Este valabil 24 de ore:',
  },
  changed: {
    subject: `Adresa de e-mail a contului tău ${site.name} s-a schimbat`,
    text: 'Contul tău folosește acum altă adresă de e-mail. Dacă nu ai schimbat-o tu, scrie-ne imediat:',
  },
  ending: {
    subject: 'Anunțul tău se încheie în curând',
    text: 'Anunțul de mai sus se încheie peste trei zile. Îl prelungești cu încă 30 de zile dintr-o singură apăsare:',
  },
  restore: {
    subject: `Acces la contul tău ${site.name}`,
    text: 'Alege o parolă nouă la acest link. Este valabil 30 de minute și poate fi folosit o singură dată:',
  },
}
