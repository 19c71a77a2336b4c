import type { MailParts } from './raw-mail.ts'

/** A mail as a program writes it, and what of it the sender has written. */
export interface AnswerMail extends MailParts {
  readonly program: string
  readonly own: string
}

const mark = '–– Scrie răspunsul deasupra acestei linii · GS-20261123-0042 ––'
const ours = `${mark}\n\nBună ziua!\n\nCe telefon aveți?\n\nRăspunde la acest e-mail sau aici:\nhttps://gasit.md/ticket/17.abc`
const help = 'help+17-0123456789abcdef01234567@gasit.md'
const quoted = ours.replaceAll(/^/gm, '> ')
const own = 'Bună ziua,\n\nAm un Samsung A52. Codul tot nu vine.'

export const romanianAnswers: readonly AnswerMail[] = [
  {
    program: 'Gmail',
    own,
    text: `${own}\n\nÎn lun., 23 nov. 2026 la 14:05, Găsit <${help}> a scris:\n\n${quoted}\n`,
    html: '<div>altfel</div>',
  },
  {
    program: 'Gmail with a wrapped introduction',
    own,
    encoding: 'base64',
    text: `${own}\n\nÎn lun., 23 nov. 2026 la 14:05, Echipa de asistență Găsit <\n${help}> a scris:\n\n${quoted}\n`,
  },
  {
    program: 'Gmail with an older introduction',
    own,
    text: `${own}\n\nPe 23 noiembrie 2026 la 14:05, Găsit <${help}> a scris:\n\n${quoted}\n`,
  },
  {
    program: 'Gmail, HTML alone',
    own: 'Da, funcționează.',
    html: `<div dir="ltr">Da, funcționează.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">În lun., 23 nov. 2026 la 14:05, Găsit &lt;<a href="mailto:${help}">${help}</a>&gt; a scris:<br></div><blockquote class="gmail_quote">${mark}<br><br>Ce telefon aveți?</blockquote></div>`,
  },
  {
    program: 'Outlook',
    own,
    text: `${own}\n\nDe la: Găsit <${help}>\nTrimis: luni, 23 noiembrie 2026 14:05\nCătre: Ana Munteanu <ana@example.md>\nSubiect: [GS-20261123-0042] Nu vine codul\n\n${ours}\n`,
  },
  {
    program: 'Outlook on the web',
    own,
    text: `${own}\n________________________________\nDe la: Găsit <${help}>\nTrimis: luni, 23 noiembrie 2026 14:05\nCătre: Ana <ana@example.md>\nSubiect: [GS-20261123-0042] Nu vine codul\n\n${ours}\n`,
  },
  {
    program: 'Outlook for Android',
    own: 'Mulțumesc, acum merge.',
    text: `Mulțumesc, acum merge.\n\nDescărcați Outlook pentru Android<https://aka.ms/AAb9ysg>\n________________________________\nFrom: Găsit <${help}>\nSent: Monday, November 23, 2026 2:05:11 PM\nTo: ana@example.md\nSubject: [GS-20261123-0042] Nu vine codul\n\n${ours}\n`,
  },
  {
    program: 'iPhone',
    own: 'Am încercat iar.',
    text: `Am încercat iar.\n\nTrimis de pe iPhone-ul meu\n\n> Pe 23 nov. 2026, la 14:05, Găsit <${help}> a scris:\n> \n${quoted}\n`,
  },
  {
    program: 'Apple Mail',
    own,
    text: `${own}\n\n> Pe 23 nov. 2026, la 14:05, Găsit <${help}> a scris:\n> \n${quoted}\n`,
  },
  {
    program: 'Yahoo',
    own,
    text: ` ${own}\n\n    În luni, 23 noiembrie 2026 la 14:05:11 EET, Găsit <${help}> a scris:  \n \n ${ours}\n`,
  },
  {
    program: 'Thunderbird with the answer below',
    own: 'Am un Samsung.',
    text: `La 23.11.2026 14:05, Găsit a scris:\n${quoted}\n\nAm un Samsung.\n\n-- \nAna Munteanu\nDirector, Casa Mobilă SRL\n`,
  },
  {
    program: 'a phone by Samsung',
    own: 'Nu a venit nici acum.',
    text: `Nu a venit nici acum.\n\nTrimis de pe telefonul meu Galaxy\n\n-------- Mesaj original --------\nDe la: Găsit <${help}>\nData: 23.11.2026 14:05 (GMT+02:00)\nCătre: ana@example.md\nSubiect: [GS-20261123-0042]\n\n${ours}\n`,
  },
  {
    program: 'a program that quotes without any introduction',
    own: 'Codul a venit.',
    text: `Codul a venit.\n\n${ours}\n`,
  },
  {
    program: 'ISO 8859-2',
    own: 'Buna ziua, numărul meu este altul.',
    charset: 'iso-8859-2',
    text: 'Buna ziua, numărul meu este altul.\n\n--\nIon\n',
  },
]
