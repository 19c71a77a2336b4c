import { site as settings } from '#contract/site.ts'

export const accounts = {
  login: {
    head: {
      title: `Intră în cont – ${settings.name}`,
      description: `Intră în contul tău ${settings.name} cu numărul de telefon și parola.`,
    },
    title: 'Intră în cont',
    phone: 'Telefon',
    phoneHint: 'Opt cifre, de exemplu 69123456',
    password: 'Parola',
    showPassword: 'Arată parola',
    hidePassword: 'Ascunde parola',
    submit: 'Intră',
    /** Said when nothing was sent: a field is empty. */
    failed: 'Ups! Ceva n-a mers. Încearcă din nou.',
    noAccountYet: 'Nu ai cont?',
    register: 'Înregistrează-te',
    welcome: (name: string) => `Bine ai venit, ${name}!`,
  },
  registrationSoon: 'Înregistrarea se deschide în curând. Dacă ai deja un cont, intră mai jos.',
  opensLater: {
    head: {
      title: `Contul tău – ${settings.name}`,
      description: 'Această parte a contului se deschide în curând.',
    },
    title: 'Această parte a contului se deschide în curând',
    text: 'Contul tău funcționează deja: poți publica anunțuri și le poți păstra pe cele care îți plac.',
  },
}
