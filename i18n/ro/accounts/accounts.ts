import { plural } from '../../plural.ts'
import { site as settings } from '#contract/site/site.ts'

export const accounts = {
  login: {
    head: {
      title: `Intră în cont | ${settings.name}`,
      description: `Intră în contul tău ${settings.name} cu numărul de telefon și parola.`,
    },
    restoreHead: {
      title: `Restabilește accesul | ${settings.name}`,
      description: `Ai uitat parola? Alege una nouă pentru contul tău ${settings.name}.`,
    },
    title: 'Intră în cont',
    /** Above the login of who has pressed one of these without an account. */
    reasons: {
      messages:
        'Aici porți discuții cu vânzătorii și cumpărătorii. Intră în cont ca să le citești și să răspunzi.',
      favorites:
        'Anunțurile pe care le adaugi la favorite se adună aici. Intră în cont ca să le vezi.',
      notifications:
        'Aici afli când apare ceva nou pentru tine. Intră în cont ca să citești notificările.',
      searches: 'Căutările salvate te așteaptă aici. Intră în cont ca să le vezi.',
      adverts: 'Anunțurile tale se află aici. Intră în cont ca să le vezi.',
    },
    phone: 'Telefon',
    phoneHint: 'Opt cifre, de exemplu 69123456',
    password: 'Parola',
    showPassword: 'Arată parola',
    hidePassword: 'Ascunde parola',
    tooShort: (count: number) =>
      plural('ro', count, {
        few: 'Parola trebuie să aibă cel puțin # caractere.',
        other: 'Parola trebuie să aibă cel puțin # de caractere.',
      }),
    strength: {
      /** Of a password that is refused; `short` is about one that is taken all the same. */
      refused: (count: number) =>
        plural('ro', count, {
          few: 'Cel puțin # caractere',
          other: 'Cel puțin # de caractere',
        }),
      short: (count: number) =>
        plural('ro', count, {
          few: 'De preferat cel puțin # caractere',
          other: 'De preferat cel puțin # de caractere',
        }),
      asking: 'Se verifică…',
      weak: 'Slabă',
      good: 'Bună',
      strong: 'Puternică',
    },
    byCode: 'Intră cu un cod prin SMS',
    withEmail: 'Intră cu adresa de e-mail',
    withPhone: 'Intră cu numărul de telefon',
    email: 'E-mail',
    code: 'Codul din aplicație',
    codeHint: 'Șase cifre, sau un cod de recuperare',
    forgot: 'Ai uitat parola?',
    undelete: 'Anulează ștergerea',
    undeleteHint: 'Timp de 14 zile de la ștergere îl poți recupera: apasă „Anulează ștergerea”.',
    resend: 'Trimite linkul din nou',
    resent:
      'Ți-am trimis linkul din nou. Este valabil 24 de ore. Dacă nu îl găsești, caută și în Spam.',
    submit: 'Intră',
    /** Said when nothing was sent: a field is empty. */
    failed: 'Ups! Ceva n-a mers. Încearcă din nou.',
    /** Instead of the refusal, for who has given the right password or code. */
    banned: {
      now: 'Contul tău este blocat.',
      until: (date: string) => `Contul tău este blocat până la ${date}.`,
      reason: (reason: string) => `Motivul: ${reason}`,
      help: 'Nu ești de acord? Scrie asistenței',
    },
    noAccountYet: 'Nu ai cont?',
    register: 'Înregistrează-te',
    /** `name` is empty where the person gave none. */
    welcome: (name: string) => (name ? `Bine ai venit, ${name}!` : 'Bine ai venit!'),
  },
  register: {
    head: {
      title: `Înregistrare | ${settings.name}`,
      description: `Deschide-ți un cont gratuit pe ${settings.name} cu numărul tău de telefon.`,
    },
  },
  registerWithCall: {
    head: {
      title: `Înregistrare printr-un apel | ${settings.name}`,
      description: `Lasă-ne numărul de telefon: te sunăm și te ajutăm să-ți deschizi un cont pe ${settings.name}.`,
    },
  },
  /** The page that links in e-mails lead to. */
  linkHead: {
    title: `Linkul din e-mail | ${settings.name}`,
    description: 'Confirmă adresa de e-mail sau alege o parolă nouă.',
  },
  myDashboard: {
    head: {
      title: `Panoul meu | ${settings.name}`,
      description: 'Ce te așteaptă, anunțurile tale și cât de des sunt văzute.',
    },
  },
  myProfile: {
    head: {
      title: `Profilul meu | ${settings.name}`,
      description: 'Fotografia, datele, contactele și siguranța contului tău.',
    },
  },
}
