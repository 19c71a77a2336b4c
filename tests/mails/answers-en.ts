import type { AnswerMail } from './answers-ro.ts'

const mark = '–– Please write your answer above this line · GS-20261123-0042 ––'
const ours = `${mark}\n\nHello!\n\nWhich phone do you have?\n\nAnswer this e-mail, or write here:\nhttps://gasit.md/en/ticket/17.abc`
const help = 'help+17-0123456789abcdef01234567@gasit.md'
const quoted = ours.replaceAll(/^/gm, '> ')
const own = 'Hi,\n\nIt is a Samsung A52. The code still does not come.'

export const englishAnswers: readonly AnswerMail[] = [
  {
    program: 'Gmail',
    own,
    text: `${own}\n\nOn Mon, Nov 23, 2026 at 2:05\u202fPM Găsit <${help}> wrote:\n\n${quoted}\n`,
    html: '<div>otherwise</div>',
  },
  {
    program: 'Gmail with a wrapped introduction',
    own,
    text: `${own}\n\nOn Mon, Nov 23, 2026 at 2:05 PM Găsit Help Desk <\n${help}>\nwrote:\n\n${quoted}\n`,
  },
  {
    program: 'Outlook',
    own,
    text: `${own}\n\nFrom: Găsit <${help}>\nSent: Monday, November 23, 2026 2:05 PM\nTo: Ana <ana@example.md>\nSubject: [GS-20261123-0042] The code does not come\n\n${ours}\n`,
  },
  {
    program: 'Outlook with bold headers',
    own,
    text: `${own}\n\n*From:* Găsit <${help}>\n*Sent:* Monday, November 23, 2026 2:05 PM\n*To:* Ana <ana@example.md>\n*Subject:* [GS-20261123-0042]\n\n${ours}\n`,
  },
  {
    program: 'an old Outlook',
    own,
    text: `${own}\n\n-----Original Message-----\nFrom: Găsit\nSent: Monday, November 23, 2026 2:05 PM\nTo: Ana\n\n${ours}\n`,
  },
  {
    program: 'Apple Mail',
    own,
    text: `${own}\n\n> On 23 Nov 2026, at 14:05, Găsit <${help}> wrote:\n> \n${quoted}\n`,
  },
  {
    program: 'iPhone',
    own: 'Works now, thanks',
    text: `Works now, thanks\n\nSent from my iPhone\n\n> On 23 Nov 2026, at 14:05, Găsit <${help}> wrote:\n> \n> \uFEFF${mark}\n`,
  },
  {
    program: 'Yahoo',
    own,
    text: `${own}\n\nOn Monday, November 23, 2026 at 02:05:11 PM GMT+2, Găsit <${help}> wrote:  \n \n ${ours}\n`,
  },
  {
    program: 'Mail for Windows',
    own: 'I will try tomorrow.',
    text: `I will try tomorrow.\n\nSent from Mail for Windows\n\nFrom: Găsit\nSent: Monday, November 23, 2026 2:05 PM\nTo: Ana\nSubject: [GS-20261123-0042]\n\n${ours}\n`,
  },
  {
    program: 'Outlook, HTML alone',
    own: 'Yes, thank you.',
    html: `<html><head><style>p{margin:0}</style></head><body><p>Yes, thank you.</p><hr><div id="divRplyFwdMsg"><b>From:</b> Găsit &lt;${help}&gt;<br><b>Sent:</b> Monday, November 23, 2026 2:05 PM<br><b>To:</b> Ana<br><b>Subject:</b> [GS-20261123-0042]</div><div>${mark}</div></body></html>`,
  },
  {
    program: 'somebody who quotes others',
    own: 'Yesterday at 10:30 Ion wrote:\nsend the money to ion@example.md:\nFrom: 500 lei to 700 lei\n\nIs that a fraud?',
    text: 'Yesterday at 10:30 Ion wrote:\nsend the money to ion@example.md:\nFrom: 500 lei to 700 lei\n\nIs that a fraud?\n',
  },
  {
    program: 'somebody who writes nothing of their own',
    own: '> Which phone do you have?',
    text: '> Which phone do you have?\n',
  },
]
