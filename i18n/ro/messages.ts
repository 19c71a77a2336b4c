import { countedDays } from '../counted.ts'
import { site } from '#contract/site/site.ts'
import { plural } from '../plural.ts'

/**
 * What is sent to people. A text to a phone fits one message: without diacritics it has room for 160 signs, and
 * many phones show nothing else right.
 */
export const messages = {
  /** A seller's automatic words to everybody else who asked. */
  sold: 'Bună ziua! Obiectul s-a vândut, mulțumesc pentru interes.',
  code: (code: string) => `${code} este codul tau ${site.name}. Nu-l spune nimanui.`,
  contactCode: {
    subject: (code: string) => `Codul tău ${site.name}: ${code}`,
    text: (code: string) =>
      `Codul tău este ${code}. Scrie-l pe pagina de pe care l-ai cerut; este valabil 10 minute. Nu-l spune nimănui.`,
  },
  /** `name` is empty where the person gave none. */
  hello: (name: string) => (name ? `Bună, ${name}!` : 'Bună!'),
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
    text: (noticeDays: number, lifeDays: number) =>
      `Anunțul de mai sus se încheie peste ${countedDays('ro', noticeDays)}. Dintr-o singură apăsare îl prelungești: de atunci va fi vizibil încă ${countedDays('ro', lifeDays)}:`,
  },
  restore: {
    subject: `Acces la contul tău ${site.name}`,
    text: 'Alege o parolă nouă la acest link. Este valabil 30 de minute și poate fi folosit o singură dată:',
  },
  safety: {
    subject: `Siguranța contului tău ${site.name}`,
    changes: {
      password: 'Parola contului tău a fost schimbată.',
      firstPassword: 'A fost setată o parolă pentru contul tău.',
      phone: 'Numărul de telefon al contului tău a fost schimbat.',
      email: 'Adresa de e-mail a contului tău a fost schimbată.',
      factorOn: 'Verificarea în doi pași a fost pornită.',
      factorOff: 'Verificarea în doi pași a fost oprită.',
      apiKey: 'A fost creată o cheie API pentru contul tău.',
      webhook: 'A fost adăugată o adresă pentru notificările API.',
    },
    text: 'Dacă ai fost tu, nu trebuie să faci nimic. Dacă nu ai fost tu, restabilește-ți imediat accesul:',
    /** `isLost`: the number is not the account's any more, so it restores nothing. */
    sms: (change: string, isLost: boolean) =>
      `${site.name}: ${change} Nu ai fost tu? ${isLost ? 'Scrie-ne de pe site.' : 'Restabilește accesul pe site.'}`,
  },
  /** What staff have decided about the account; the reason stands between. */
  standing: {
    subject: `O decizie despre contul tău ${site.name}`,
    changes: {
      warned: 'Ai primit un avertisment.',
      postingLimited: 'Nu poți publica anunțuri.',
      messagesLimited: 'Nu poți trimite mesaje.',
      banned: 'Contul tău este blocat, iar anunțurile tale nu se mai văd.',
      restored: 'Contul tău funcționează din nou fără restricții.',
    },
    until: (date: string) => `Termen: până la ${date}.`,
    reason: (reason: string) => `Motivul: ${reason}`,
    text: 'Dacă nu ești de acord, scrie-ne aici. Cazul îl va verifica alt om decât cel care a decis:',
    /** For a phone: what and where fit one message, with the end. */
    sms: {
      what: {
        warned: 'ai primit un avertisment',
        postingLimited: 'nu poți publica anunțuri',
        messagesLimited: 'nu poți trimite mesaje',
        banned: 'contul tău este blocat',
        restored: 'restricțiile au fost ridicate',
      },
      until: (what: string, date: string) => `${what} până la ${date}`,
      atLogin: 'Detalii și contestație: la intrarea în cont.',
      inNotifications: 'Detalii și contestație: în notificări, pe site.',
    },
  },
  restored: {
    subject: `Contul tău ${site.name} funcționează din nou`,
    text: 'Poți intra din nou pe site:',
  },
  /** What was decided on an advert of theirs; the reasons stand between `text` and `next`. */
  decisions: {
    approve: {
      subject: (title: string) => `Anunțul tău „${title}” este publicat`,
      text: (title: string) =>
        `Am verificat anunțul „${title}”: totul este în regulă și îl văd toți.`,
      next: 'Vezi anunțul:',
    },
    reject: {
      subject: (title: string) => `Anunțul tău „${title}” nu a fost publicat`,
      text: (title: string) => `Am verificat anunțul „${title}” și nu l-am putut publica:`,
      next: 'Corectează-l aici și îl verificăm din nou:',
    },
    suspend: {
      subject: (title: string) => `Anunțul tău „${title}” este suspendat`,
      text: (title: string) => `Anunțul „${title}” nu se mai vede deocamdată:`,
      next: 'Corectează-l aici și îl verificăm din nou:',
    },
    reinstate: {
      subject: (title: string) => `Anunțul tău „${title}” se vede din nou`,
      text: (title: string) =>
        `Ai avut dreptate: anunțul „${title}” se vede din nou, la locul lui. Timpul pierdut l-am adăugat la termenul anunțului și la promovări. Ne cerem scuze pentru greșeală.`,
      next: 'Vezi anunțul:',
    },
    merge: {
      subject: (title: string) => `Anunțul tău „${title}” a fost unit cu altul`,
      text: (title: string) =>
        `Anunțul „${title}” repetă alt anunț de-al tău, așa că le-am unit. Adresa lui duce acum la anunțul păstrat, care a primit vizualizările, favoritele, conversațiile și promovările lui:`,
      next: 'Vezi anunțul păstrat:',
    },
    unmerge: {
      subject: (title: string) => `Anunțul tău „${title}” este din nou separat`,
      text: (title: string) =>
        `Am anulat unirea anunțului „${title}” cu altul de-al tău: are din nou pagina lui, vizualizările, favoritele, conversațiile și promovările.`,
      next: 'Vezi decizia:',
    },
    ask: {
      subject: (title: string) => `O întrebare despre anunțul tău „${title}”`,
      text: (title: string) => `Verificăm anunțul „${title}” și avem nevoie de răspunsul tău:`,
      next: 'Răspunde aici, iar verificarea continuă imediat:',
    },
    appeal_rejected: {
      subject: (title: string) => `Răspunsul la contestația ta: „${title}”`,
      text: (title: string) =>
        `Alt moderator a verificat din nou anunțul „${title}” și a păstrat decizia. Răspunsul lui:`,
      next: 'Decizia și răspunsul, pe site:',
    },
    appeal_upheld: {
      subject: (title: string) => `Ai avut dreptate: „${title}”`,
      text: (title: string) =>
        `Alt moderator a verificat contestația ta: decizia despre anunțul „${title}” a fost greșită. Dacă anunțul și promovările lui au pierdut timp din cauza ei, l-am adăugat. Ce s-a hotărât după aceea rămâne valabil. Ne cerem scuze pentru greșeală.`,
      next: 'Decizia și răspunsul, pe site:',
    },
    appeal_late: {
      subject: (title: string) => `Întârziem cu răspunsul la contestația ta: „${title}”`,
      text: (title: string) =>
        `Am promis un răspuns la contestația ta despre anunțul „${title}” și nu am reușit la timp. Ne cerem scuze. Contestația rămâne deschisă, un moderator o verifică printre primele și îți scriem îndată ce se decide.`,
      next: 'Decizia și contestația ta, pe site:',
    },
    /** Under a decision against an advert. */
    appeal:
      'Decizia a luat-o un om, după regulile site-ului. Nu ești de acord? O poți contesta timp de șase luni și o va verifica alt om decât cel care a decis:',
    unsuspend: {
      subject: (title: string) => `Anunțul tău „${title}” se vede din nou`,
      text: (title: string) => `Am ridicat suspendarea anunțului „${title}”: îl văd din nou toți.`,
      next: 'Vezi anunțul:',
    },
  },
  /** Around notifications that go by mail, to browsers and by Telegram. */
  channels: {
    message: (title: string) => (title ? `Mesaje necitite: ${title}` : 'Ai mesaje necitite'),
    open: 'Apasă ca să vezi pe site.',
    mail: {
      subject: (count: number) =>
        `${plural('ro', count, { one: '# noutate', few: '# noutăți', other: '# de noutăți' })} pe ${site.name}`,
      all: 'Vezi toate notificările:',
      settings: 'Alege despre ce și cum te anunțăm:',
    },
    telegram: {
      paired: `Gata! De acum te anunțăm aici ce este nou pe ${site.name}. Ca să nu-ți mai scriem, trimite /stop.`,
      spent: 'Acest link nu mai este valabil. Cere altul pe site, la Notificări, apoi Setări.',
      taken:
        'Această conversație este legată de alt cont. Trimite întâi /stop, apoi cere alt link pe site, la Notificări, apoi Setări.',
      stopped: 'Nu-ți mai scriem aici. Poți conecta Telegram din nou oricând, de pe site.',
    },
  },
  alerts: {
    free: 'Gratis',
    byAgreement: 'Preț la înțelegere',
    search: {
      subject: (count: number, name: string) =>
        `${plural('ro', count, { one: '# anunț nou', few: '# anunțuri noi', other: '# de anunțuri noi' })}: ${name}`,
      intro: (name: string) => `Noutăți la căutarea ta „${name}”:`,
      more: (count: number) =>
        plural('ro', count, {
          one: 'Și încă # anunț nou.',
          few: 'Și încă # anunțuri noi.',
          other: 'Și încă # de anunțuri noi.',
        }),
      all: 'Vezi toată lista:',
    },
    prices: {
      subject: (count: number) =>
        plural('ro', count, {
          one: '# anunț favorit s-a ieftinit',
          few: '# anunțuri favorite s-au ieftinit',
          other: '# de anunțuri favorite s-au ieftinit',
        }),
      intro: 'Aceste anunțuri din lista ta de favorite costă acum mai puțin:',
      fell: (before: string, now: string) => `${now} (a fost ${before})`,
      more: (count: number) =>
        plural('ro', count, {
          one: 'Și încă # anunț.',
          few: 'Și încă # anunțuri.',
          other: 'Și încă # de anunțuri.',
        }),
      all: 'Vezi favoritele tale:',
    },
    unread: {
      subject: (count: number, title: string) =>
        `${plural('ro', count, { one: '# mesaj nou', few: '# mesaje noi', other: '# de mesaje noi' })}: ${title}`,
      intro: (count: number) =>
        `Te așteaptă ${plural('ro', count, { one: '# mesaj necitit', few: '# mesaje necitite', other: '# de mesaje necitite' })}. Le citești și răspunzi aici:`,
      all: 'Vezi toate conversațiile:',
    },
    stop: 'Nu mai vrei aceste mesaje? Le oprești dintr-o singură apăsare, fără să intri în cont:',
  },
}
